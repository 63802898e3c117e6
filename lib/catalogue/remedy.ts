import { isByVan } from '@/lib/delivery/classes';
import { deliveryClassOf } from './delivery-class';
import { traitsOf } from './kinds/rules';
import type { Classified } from './types';

/** How a fault is put right: somebody comes, it goes by post, or what is used up is replaced. */
export type Remedy = 'visit' | 'post' | 'replacement';

/** What is large, built in or plumbed in is repaired where it stands; the rest goes by post (the policy `guarantee`). */
export function remedyOf(product: Pick<Classified, 'kind' | 'facts'>): Remedy {
  const { figures, gap, set, plumbed } = traitsOf(product.kind);
  if (figures === 'care') return 'replacement';
  return gap !== null || set !== null || plumbed !== null || isByVan(deliveryClassOf(product))
    ? 'visit'
    : 'post';
}
