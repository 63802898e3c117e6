import { isByVan } from '@/lib/delivery/classes';
import { deliveryClassOf } from './delivery-class';
import { traitsOf } from './kinds/rules';
import type { Classified } from './types';

/** How a fault is remedied: an engineer visits, the product is sent by post, or a consumable is replaced. */
export type Remedy = 'visit' | 'post' | 'replacement';

/**
 * Returns the remedy for a product. Large, built-in or plumbed-in products are repaired where they stand; the others
 * are sent by post (policy `guarantee`).
 */
export function remedyOf(product: Pick<Classified, 'kind' | 'facts'>): Remedy {
  const { figures, gap, set, plumbed } = traitsOf(product.kind);
  if (figures === 'care') return 'replacement';
  return gap !== null || set !== null || plumbed !== null || isByVan(deliveryClassOf(product))
    ? 'visit'
    : 'post';
}
