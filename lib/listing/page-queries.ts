import 'server-only';
import type { Listing, ListingFilter, ListingPage, SortKey } from '@/lib/catalogue/types';
import { onRequest } from '@/lib/platform/cache/on-request';
import { getMoment } from '@/lib/policy/queries';
import type { BestOrder } from './best';
import { sortedHere } from './own-sorts';
import type { ListingQuery } from './query';
import { isSortedHere, MOST_SORTED_HERE, sortKey } from './sorts';
import { MOST_AT_ONCE } from './variables';

type Source = (filter: ListingFilter, page: ListingPage) => Promise<Listing>;

const momentOnRequest = onRequest('moment', getMoment);

export const pageOf = ({ sort, show, page }: ListingQuery, isSearch = false): ListingPage => ({
  sort: sortKey(sort, isSearch),
  size: show,
  number: page,
});

/**
 * Number of products to request for sorting: no more calls than the whole listing takes. For a search, its length is
 * unknown.
 */
const sizeToSort = (whole: number, isSearch: boolean): number =>
  isSearch
    ? MOST_SORTED_HERE
    : Math.min(MOST_SORTED_HERE, Math.max(1, Math.ceil(whole / MOST_AT_ONCE)) * MOST_AT_ONCE);

/**
 * Returns a page of a listing, sorted by the platform or by the shop.
 * @param of.whole number of products in the unfiltered listing
 */
export async function getPage(
  source: Source,
  filter: ListingFilter,
  query: ListingQuery,
  { isSearch, best, whole }: { isSearch: boolean; best: BestOrder | null; whole: number },
): Promise<Listing> {
  const isUnasked = query.sort === 'best' && query.wishes.length === 0;
  if (!isSortedHere(query.sort) || isUnasked) return source(filter, pageOf(query, isSearch));
  const sort = sortKey(query.sort, isSearch);
  const size = sizeToSort(whole, isSearch);
  if (query.sort === 'best' && best) return bestPage(source, filter, query, { sort, size, best });
  const all = await source(filter, { sort, size, number: 1 });
  const start = (query.page - 1) * query.show;
  const { now, policy } = await momentOnRequest();
  const products = sortedHere(all.products, query.sort, now, policy);
  return { ...all, products: products.slice(start, start + query.show) };
}

/** Ranks the most popular products of a listing. In a longer one, the others follow unranked. */
async function bestPage(
  source: Source,
  filter: ListingFilter,
  { wishes, show, page }: ListingQuery,
  { sort, size, best }: { sort: SortKey; size: number; best: BestOrder },
): Promise<Listing> {
  const start = (page - 1) * show;
  const weighed = start < MOST_SORTED_HERE;
  const rest = start + show > MOST_SORTED_HERE;
  const [{ now, policy }, head, tail] = await Promise.all([
    momentOnRequest(),
    weighed ? source(filter, { sort, size, number: 1 }) : null,
    rest ? source(filter, { sort, size: show, number: page }) : null,
  ]);
  const first = head ? best.inOrder(head.products, wishes, now, policy).slice(start, start + show) : [];
  const behind = tail ? tail.products.slice(Math.max(0, MOST_SORTED_HERE - start)) : [];
  return { ...((head ?? tail) as Listing), products: [...first, ...behind] };
}
