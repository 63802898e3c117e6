import { londonDate } from '@/lib/dates/rules';
import { delivery } from '@/lib/delivery/rules';
import type { Delivery, DeliveryTerms, Zone, ZoneName } from '@/lib/delivery/types';
import { deliveryClassOf } from './delivery-class';
import type { ProductCard } from './types';

export type Sold = Pick<ProductCard, 'price' | 'stock' | 'kind' | 'facts'>;

/**
 * When one of a product can come to a zone; to the mainland while no postcode is known.
 * @param by how it is brought, where it comes with other goods
 */
export function productDelivery(
  product: Sold,
  now: Date,
  terms: DeliveryTerms,
  zone: Zone = terms.zones.mainland,
  count = 5,
  by = deliveryClassOf(product),
): Delivery {
  const { price, stock, facts } = product;
  if (!price || stock.state === 'discontinued') return { kind: 'not-for-sale' };
  if (by === 'none') return { kind: 'nothing' };
  if (stock.state === 'out') return { kind: 'unknown', says: stock.message ?? null };
  if (stock.state === 'due' && !stock.on) return { kind: 'unknown', says: stock.message };
  const due = stock.state === 'due' && stock.on ? londonDate(new Date(stock.on)) : null;
  const goods = { total: price.now, by, due, notTo: notDeliveredTo(facts.notDeliveredTo) };
  return delivery(goods, zone, now, terms, count);
}

const WORDS: readonly (readonly [RegExp, ZoneName])[] = [
  [/\bNI\b|northern ireland/i, 'northern-ireland'],
  [/highland/i, 'highlands'],
  [/island/i, 'islands'],
];

/** Reads the custom field "Not delivered to": `NI, Highlands`. */
export function notDeliveredTo(text: string | undefined): ZoneName[] {
  return WORDS.flatMap(([word, zone]) => (word.test(text ?? '') ? [zone] : []));
}
