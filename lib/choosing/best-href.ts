import { measuredPick } from '@/lib/fit/space-query';
import type { GapKind } from '@/lib/catalogue/kinds/types';
import { PLAIN_QUERY, parseListingQuery } from '@/lib/listing/query';
import { listingHref } from '@/lib/listing/url';
import { readWishes } from '@/lib/listing/wishes';
import type { Ask } from './ask';

/**
 * Words in a listing's query that are not criteria of a kind: delivery within a week, and a hole in the wall for a
 * hose.
 */
export const SOON = 'soon';
export const VENT = 'vent';

const SIDES = ['width', 'height', 'depth'] as const;

/**
 * Returns the address of the list asked about, with its filters and the given gap, kind and price, sorted by what suits
 * the household best.
 * @param gap the kind of gap the list is for; null: it cannot be filtered by size
 */
export function bestHref(ask: Ask, gap: GapKind | null = null): string {
  const { list, of, people, wants, why, hasVent, most, kind } = ask;
  const said = new URLSearchParams(of);
  if (kind) said.set('type', kind);
  for (const side of gap ? SIDES : []) {
    const mm = ask[side];
    if (mm !== null) said.set(...measuredPick(side, mm, gap));
  }
  const query = parseListingQuery([...said]);
  const wishes = readWishes([
    ...(people === null ? [] : [`${Math.min(5, people)}-people`]),
    ...(why === 'broke' ? [SOON] : []),
    ...(hasVent ? [VENT] : []),
    ...wants,
  ]);
  const maxPrice = most ?? query.maxPrice;
  return listingHref(list, { ...PLAIN_QUERY, ...query, maxPrice, sort: 'best', wishes });
}
