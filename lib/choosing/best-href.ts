import { measuredPick } from '@/lib/fit/space-query';
import type { GapKind } from '@/lib/catalogue/kinds/types';
import { PLAIN_QUERY, parseListingQuery } from '@/lib/listing/query';
import { listingHref } from '@/lib/listing/url';
import { readWishes } from '@/lib/listing/wishes';
import type { Ask } from './ask';

/** Words of a list's address that are no wish of a kind: it is needed within a week, and there is a hole for a hose. */
export const SOON = 'soon';
export const VENT = 'vent';

const SIDES = ['width', 'height', 'depth'] as const;

/**
 * The list that was asked about, as it is narrowed, with what was said of gap, kind and price beside that, the best for
 * the household first. @param gap which place of a home the list is for; null: sides are not known to it
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
