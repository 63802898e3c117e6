import { z } from 'zod';
import { SPACE_KEYS } from '@/lib/fit/space-query';
import { getListingSpot } from '@/lib/listing/place-queries';
import { parseListingQuery } from '@/lib/listing/query';
import { getListingView } from '@/lib/listing/view-queries';
import { answer, problem, reads } from '@/lib/platform/http/api';
import { ownAddress } from '@/lib/platform/http/own-address';
import { isUnreachable } from '@/lib/platform/result';

const schema = z.object({ list: ownAddress(2_000, 'Give the address of a list.') });

/**
 * Returns how many products of a list fit a space, as counted by the index:
 * `?list=/washing-machines?space-width=..600`. `count` is null if the list cannot be filtered by that.
 */
export const GET = reads(schema, async ({ input }) => {
  const { pathname, searchParams } = input.list;
  try {
    const spot = await getListingSpot(pathname);
    if (!('place' in spot)) return problem(404, 'This is not the address of a list.');
    const { query, listing } = await getListingView(spot.place, parseListingQuery([...searchParams]));
    const knows = SPACE_KEYS.every(
      (key) => !searchParams.has(key) || query.picks.some((pick) => pick.key === key),
    );
    return answer({ count: knows ? listing.total : null });
  } catch (thrown) {
    if (!isUnreachable(thrown)) throw thrown;
    return problem(503, 'The list cannot be counted right now.', { 'Retry-After': '5' });
  }
});
