import { londonDate } from '@/lib/dates/rules';
import type { DeliveryClass } from '@/lib/delivery/classes';
import { delivery } from '@/lib/delivery/rules';
import type { Delivery, DeliveryTerms, Zone, ZoneName } from '@/lib/delivery/types';
import type { ProductCard } from './types';

/** What decides when a product can be delivered. */
export type Brought = Pick<ProductCard, 'price' | 'stock'> & {
  by: DeliveryClass;
  notTo: readonly ZoneName[];
};

/** Returns when a product can be delivered to a zone; to the mainland while no postcode is known. */
export function deliveryBy(
  { price, stock, by, notTo }: Brought,
  now: Date,
  terms: DeliveryTerms,
  zone: Zone = terms.zones.mainland,
  count = 5,
): Delivery {
  if (!price || stock.state === 'discontinued') return { kind: 'not-for-sale' };
  if (by === 'none') return { kind: 'nothing' };
  if (stock.state === 'out') return { kind: 'unknown', says: stock.message ?? null };
  if (stock.state === 'due' && !stock.on) return { kind: 'unknown', says: stock.message };
  const due = stock.state === 'due' && stock.on ? londonDate(new Date(stock.on)) : null;
  return delivery({ total: price.now, by, due, notTo }, zone, now, terms, count);
}
