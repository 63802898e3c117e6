/** The platform's statuses in the words of its REST interface, by their numbers. */
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

/** A status as the storefront's interface names it. */
export const statusValue = (name: string): string => name.toUpperCase().replaceAll(' ', '_');

/** The number of a status by that name; null for one that is not the platform's own. */
export function statusNumber(value: string | null): number | null {
  const found = STATUSES.findIndex((name) => statusValue(name) === value);
  return found < 0 ? null : found;
}
