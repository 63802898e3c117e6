import { deliveryClassOf } from '@/lib/catalogue/delivery-class';
import { traitsOf } from '@/lib/catalogue/kinds/rules';
import type { Classified } from '@/lib/catalogue/types';
import { isByVan } from '@/lib/delivery/classes';
import type { Pence } from '@/lib/money/types';
import type { ReturnTerms } from '@/lib/policy/types';
import { classOfConsignment } from './arrival';
import type { Consignment, Order } from './types';

/**
 * How a line can be returned: posted, or collected at a cost in pence, which is null where the catalogue does not know
 * it.
 */
export type WayBack = { lineId: number; by: 'post' } | { lineId: number; by: 'van'; cost: Pence | null };

type Terms = Pick<ReturnTerms, 'collection' | 'largeCollection'>;
type Known = ReadonlyMap<number, Classified>;

/** Returns the cost of collecting one appliance of a kind, in pence. */
export function collectionCost({ kind }: Classified, { collection, largeCollection }: Terms): Pence {
  const { set } = traitsOf(kind);
  return set === 'American fridge freezer' || set === 'range cooker' ? largeCollection : collection;
}

/**
 * Returns how each line of an order can be returned. What fits a parcel service is posted, even if our van delivered
 * it.
 */
export const waysOf = (
  { consignments }: { consignments: readonly Pick<Order['consignments'][number], 'method' | 'lines'>[] },
  cards: Known,
  terms: Terms,
): WayBack[] => consignments.flatMap((each) => each.lines.flatMap((line) => wayOf(line, each, cards, terms)));

function wayOf(
  { id: lineId, productId }: Consignment['lines'][number],
  consignment: Pick<Consignment, 'method'>,
  cards: Known,
  terms: Terms,
): WayBack[] {
  const card = cards.get(productId);
  const by = card && deliveryClassOf(card);
  if (by === 'none') return [];
  if (by === 'parcel' || !isByVan(classOfConsignment(consignment))) return [{ lineId, by: 'post' }];
  return [{ lineId, by: 'van', cost: card ? collectionCost(card, terms) : null }];
}
