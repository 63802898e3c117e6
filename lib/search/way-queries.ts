import 'server-only';
import { PLAIN_QUERY } from '@/lib/listing/query';
import type { ListingSource } from '@/lib/listing/view-queries';
import { type Engine, resultsHref } from './rules';
import type { Way } from './types';
import type { Vocabulary, Wish } from './understand/types';
import { understand } from './understand/understand';
import { findWish } from './wish-queries';

/** Maximum number of conditions that are tried. Each takes a search of its own. */
const MOST = 4;

type Asked = { engine: Engine; source: ListingSource; vocabulary: Vocabulary };

/**
 * Returns, for each condition of a wish, the results without it but with all others. Conditions without results are
 * left out.
 * @throws UnreachableError
 */
export async function waysWithout(wish: Wish, { engine, source, vocabulary }: Asked): Promise<Way[]> {
  const conditions = wish.chips.filter(({ label }) => label !== wish.kindSaid).slice(0, MOST);
  const ways = await Promise.all(
    conditions.map(async ({ label, without }) => {
      const { found, leftOut } = await findWish(understand(without, vocabulary), engine, PLAIN_QUERY, source);
      const count = leftOut.length > 0 ? 0 : found.listing.total;
      return { label, count, href: resultsHref(without, engine) };
    }),
  );
  return ways.filter(({ count }) => count > 0);
}
