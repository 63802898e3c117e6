import 'server-only';
import { listingHref } from './url';
import { getListingView } from './view-queries';
import { nounOf } from './place';
import { PLAIN_QUERY } from './query';
import type { CategoryNode } from '@/lib/catalogue/types';

const MOST_PLACES = 6;
const MOST_FILTERS = 4;

/** Returns popular filtered listings below a department: the promoted filters of its categories. */
export async function getPopularFilters(below: readonly CategoryNode[]) {
  const places = below.slice(0, MOST_PLACES).map(async ({ id, name, path }) => {
    const { quick } = await getListingView(
      { path, base: { within: id }, noun: nounOf(name), kinds: false },
      PLAIN_QUERY,
    );
    const filters = quick.slice(0, MOST_FILTERS).map(({ key, token, label, count }) => ({
      href: listingHref(path, { ...PLAIN_QUERY, picks: [{ key, values: [token] }] }),
      label,
      count,
    }));
    return { name, filters };
  });
  return (await Promise.all(places)).filter(({ filters }) => filters.length > 0);
}
