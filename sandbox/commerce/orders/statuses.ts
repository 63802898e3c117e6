/** What becomes of an order: the number and name of the management interface, and the storefront's word for it. */
export interface OrderStatus {
  id: number;
  name: string;
  value: string;
  /** What shoppers read. */
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

/** By their numbers, which are their places in this list. */
export const ORDER_STATUSES: readonly OrderStatus[] = NAMES.map((name, id) => ({
  id,
  name,
  value: name.toUpperCase().replaceAll(' ', '_'),
  label: name.replace('Fulfillment', 'fulfilment').replace(/ \w+/g, (word) => word.toLowerCase()),
}));

/** An order that is not yet paid for in checkout, or never will be. */
export const INCOMPLETE = NAMES.indexOf('Incomplete');

export function statusId(name: OrderStatusName): number {
  return NAMES.indexOf(name);
}

/** @throws RangeError for a number that is no status. */
export function statusOf(id: number): OrderStatus {
  const found = ORDER_STATUSES[id];
  if (!found) throw new RangeError(`No order status ${id}`);
  return found;
}
