import type { Delivery, DeliveryTerms, Zone, ZoneName } from '@/lib/delivery/types';
import { type Brought, deliveryBy } from './delivery-by';
import { deliveryClassOf } from './delivery-class';
import type { ProductCard } from './types';

export type Sold = Pick<ProductCard, 'price' | 'stock' | 'kind' | 'facts'>;

/**
 * Returns when one of a product can be delivered to a zone; to the mainland while no postcode is known.
 * @param by delivery class, if it comes with other products
 */
export const productDelivery = (
  product: Sold,
  now: Date,
  terms: DeliveryTerms,
  zone?: Zone,
  count?: number,
  by?: Brought['by'],
): Delivery => deliveryBy(broughtOf(product, by), now, terms, zone, count);

/** Returns what decides when one of a product can be delivered. */
export const broughtOf = (product: Sold, by = deliveryClassOf(product)): Brought => ({
  price: product.price,
  stock: product.stock,
  by,
  notTo: notDeliveredTo(product.facts.notDeliveredTo),
});

const WORDS: readonly (readonly [RegExp, ZoneName])[] = [
  [/\bNI\b|northern ireland/i, 'northern-ireland'],
  [/highland/i, 'highlands'],
  [/island/i, 'islands'],
];

/** Parses the custom field "Not delivered to": `NI, Highlands`. */
export function notDeliveredTo(text: string | undefined): ZoneName[] {
  return WORDS.flatMap(([word, zone]) => (word.test(text ?? '') ? [zone] : []));
}
