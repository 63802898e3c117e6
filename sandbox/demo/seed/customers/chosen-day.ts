import { type ShippingOption, shippingOptions } from '@hobwright/sandbox/commerce/delivery/quote.ts';
import type { DeliveryClass } from '@hobwright/sandbox/commerce/delivery/class.ts';
import type { OrderAddress } from '@hobwright/sandbox/commerce/orders/types.ts';
import { DAY, isoDay } from '@hobwright/sandbox/calendar.ts';
import { at } from '../random.ts';
import type { PastOrder } from './data/history.ts';

/** Statuses of orders that have yet to arrive, in whole or in part, on the day of seeding. */
const UNDER_WAY: ReadonlySet<string> = new Set<PastOrder['status']>([
  'Pending',
  'Awaiting Payment',
  'Manual Verification Required',
  'Awaiting Fulfillment',
  'Awaiting Shipment',
  'Partially Shipped',
  'Shipped',
]);

/** Status of an order that the customer collects, so that no day was chosen. */
const COLLECTED: PastOrder['status'] = 'Awaiting Pickup';

type Asked = {
  by: DeliveryClass;
  address: OrderAddress;
  /** Value of the whole order, in pence. */
  goodsTotal: number;
  placedAt: number;
  /** London midnight at the start of the day of seeding. */
  midnight: number;
  isSent: boolean;
};

/**
 * Returns the delivery option that a past order was placed with, out of those that the checkout offered then: the first
 * of the cheapest days. For an order under way it is the first of them from today on, or from tomorrow on if nothing
 * has left.
 */
export function chosenDay(
  { status }: PastOrder,
  { by, address, goodsTotal, placedAt, midnight, isSent }: Asked,
): Pick<ShippingOption, 'description' | 'cost'> {
  const load = { by, due: null, undated: false, notTo: [] };
  const options = shippingOptions(load, address.postcode, goodsTotal, placedAt);
  const least = Math.min(...options.map(({ cost }) => cost));
  const cheapest = options.filter(({ cost }) => cost === least);
  if (status === COLLECTED) return { ...at(cheapest, 0), description: 'Parcel delivery' };
  const from = UNDER_WAY.has(status) ? isoDay(midnight + (isSent ? 0 : DAY)) : '';
  return cheapest.find(({ day }) => day !== null && day >= from) ?? at(cheapest, 0);
}
