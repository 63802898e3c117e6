import { SPACE_KEYS } from '@/lib/fit/space-query';
import { parseBand } from './bands';
import type { Dictionary } from './dictionary';
import type { ListingQuery } from './query';
import type { TooNarrow } from './view';

/**
 * Returns the width of a gap that no product of the listing fits, whatever else is filtered, and the smallest width
 * needed, in millimetres. Null if the listing is not filtered by such a width.
 */
export function tooNarrowFor(
  { picks }: ListingQuery,
  dictionary: Dictionary,
): Omit<TooNarrow, 'narrowest'> | null {
  const [width] = SPACE_KEYS;
  const gap = parseBand(picks.find(({ key }) => key === width)?.values[0] ?? '')?.max;
  const needs = (dictionary.get(width)?.values ?? []).flatMap(({ number }) => number ?? []);
  if (gap == null || needs.length === 0) return null;
  const least = Math.min(...needs);
  return gap < least ? { gap, least } : null;
}
