import 'server-only';
import { z } from 'zod';
import { ok, type Result } from '@/lib/platform/result';
import { analyticsRequest, indexNamed } from '@/lib/platform/upstreams/search';
import { INDEX } from './indices';
import type { Searched } from './types';

/** Maximum number of rows per table. */
const MOST = 30;

const often = z.object({
  searches: z.array(
    z.object({ search: z.string(), count: z.int(), averageClickPosition: z.number().nullish() }),
  ),
});
const unfound = z.object({ searches: z.array(z.object({ search: z.string(), count: z.int() })) });

/**
 * Returns what shoppers searched for in the eight days that the search service covers. Only searches with consent are
 * counted.
 */
export async function readSearched(): Promise<Result<Searched>> {
  const asked = { index: indexNamed(INDEX.products), limit: MOST };
  const [top, nothing] = await Promise.all([
    analyticsRequest((client) => client.getTopSearches({ ...asked, clickAnalytics: true }), often),
    analyticsRequest((client) => client.getSearchesNoResults(asked), unfound),
  ]);
  if (!top.ok) return top;
  if (!nothing.ok) return nothing;
  return ok({
    often: top.value.searches.map(({ search, count, averageClickPosition }) => ({
      words: search,
      times: count,
      place: averageClickPosition ?? null,
    })),
    unfound: nothing.value.searches.map(({ search, count }) => ({ words: search, times: count })),
  });
}
