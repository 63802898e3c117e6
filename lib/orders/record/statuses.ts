/** The platform's statuses as its REST API names them, by status id. */
export const STATUSES: readonly string[] = [
  'Incomplete',
  'Pending',
  'Shipped',
  'Partially Shipped',
  'Refunded',
  'Cancelled',
  'Declined',
  'Awaiting Payment',
  'Awaiting Pickup',
  'Awaiting Shipment',
  'Completed',
  'Awaiting Fulfillment',
  'Manual Verification Required',
  'Disputed',
  'Partially Refunded',
];

/** Returns a REST status name as the value of the GraphQL enum. */
export const statusValue = (name: string): string => name.toUpperCase().replaceAll(' ', '_');

/** Returns the id of a status by its enum value; null for one that is not the platform's own. */
export function statusNumber(value: string | null): number | null {
  const found = STATUSES.findIndex((name) => statusValue(name) === value);
  return found < 0 ? null : found;
}
