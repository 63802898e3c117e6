/** An order status: its number and name in the Management API, and its value and label in the Storefront API. */
export interface OrderStatus {
  id: number;
  name: string;
  value: string;
  /** Shown to shoppers. */
  label: string;
}

const NAMES = [
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
] as const;

export type OrderStatusName = (typeof NAMES)[number];

/** All statuses. The id of each is its index in this list. */
export const ORDER_STATUSES: readonly OrderStatus[] = NAMES.map((name, id) => ({
  id,
  name,
  value: name.toUpperCase().replaceAll(' ', '_'),
  label: name.replace('Fulfillment', 'fulfilment').replace(/ \w+/g, (word) => word.toLowerCase()),
}));

/** Status of an order that has not been paid for at checkout. */
export const INCOMPLETE = NAMES.indexOf('Incomplete');

export function statusId(name: OrderStatusName): number {
  return NAMES.indexOf(name);
}

/** @throws RangeError for an unknown status */
export function statusOf(id: number): OrderStatus {
  const found = ORDER_STATUSES[id];
  if (!found) throw new RangeError(`No order status ${id}`);
  return found;
}
