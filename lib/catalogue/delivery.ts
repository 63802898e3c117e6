import type { Delivery, DeliveryTerms, Zone, ZoneName } from '@/lib/delivery/types';
import { type Brought, deliveryBy } from './delivery-by';
import { deliveryClassOf } from './delivery-class';
import type { ProductCard } from './types';

export type Sold = Pick<ProductCard, 'price' | 'stock' | 'kind' | 'facts'>;

/**
 * When one of a product can come to a zone; to the mainland while no postcode is known.
 * @param by how it is brought, where it comes with other goods
 */
export const productDelivery = (
  product: Sold,
  now: Date,
  terms: DeliveryTerms,
  zone?: Zone,
  count?: number,
  by?: Brought['by'],
): Delivery => deliveryBy(broughtOf(product, by), now, terms, zone, count);

/** What decides when one of a product can come. */
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

/** Reads the custom field "Not delivered to": `NI, Highlands`. */
export function notDeliveredTo(text: string | undefined): ZoneName[] {
  return WORDS.flatMap(([word, zone]) => (word.test(text ?? '') ? [zone] : []));
}
