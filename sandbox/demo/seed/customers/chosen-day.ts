import { type ShippingOption, shippingOptions } from '@hobwright/sandbox/commerce/delivery/quote.ts';
import type { DeliveryClass } from '@hobwright/sandbox/commerce/delivery/class.ts';
import type { OrderAddress } from '@hobwright/sandbox/commerce/orders/types.ts';
import { DAY, isoDay } from '@hobwright/sandbox/calendar.ts';
import { at } from '../random.ts';
import type { PastOrder } from './data/history.ts';

/** Orders of which something is still to come, by the day of seeding. */
const UNDER_WAY: ReadonlySet<string> = new Set<PastOrder['status']>([
  'Pending',
  'Awaiting Payment',
  'Manual Verification Required',
  'Awaiting Fulfillment',
  'Awaiting Shipment',
  'Partially Shipped',
  'Shipped',
]);

/** Who fetches an order chooses no day for it. */
const COLLECTED: PastOrder['status'] = 'Awaiting Pickup';

type Asked = {
  by: DeliveryClass;
  address: OrderAddress;
  /** Pence of the whole order. */
  goodsTotal: number;
  placedAt: number;
  /** Begins the day of seeding. */
  midnight: number;
  isSent: boolean;
};

/**
 * The way in which a delivery was chosen to come, of those that the checkout offered when the order was placed: the first
 * of the cheapest days, of an order under way the first that is not over, and not today where nothing of it has left.
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
