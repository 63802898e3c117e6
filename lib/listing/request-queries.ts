import 'server-only';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { keptCards } from '@/lib/catalogue/kept-card-queries';
import { nodesOf } from '@/lib/catalogue/mapping/map-parts';
import type { Listing, ListingFilter, ListingPage } from '@/lib/catalogue/types';
import { onRequest } from '@/lib/platform/cache/on-request';
import { inFramework } from '@/lib/platform/observe/request-context';
import { processSingleton } from '@/lib/platform/process-singleton';
import { orUnreachable } from '@/lib/platform/result';
import { catalogueQuery } from '@/lib/platform/upstreams/commerce';
import { filtersProducts, getCountedFacets } from './counted-facet-queries';
import { ListingGoods, ListingGoodsMore, ListingPrices } from './documents';
import { mapOutline, mapPrices } from './map-listing';
import { getListingOutline } from './queries';
import { cursorAt, searchFilters, slicesOf } from './variables';

const filtersOnRequest = onRequest('filtering', filtersProducts);

/** Lowest and highest price of a listing, whatever its price filter. */
const pricesOnRequest = onRequest('prices', async (filter: ListingFilter) => {
  const unpriced = searchFilters({ ...filter, minPrice: null, maxPrice: null });
  return mapPrices(orUnreachable(await catalogueQuery(ListingPrices, { unpriced })).site.search);
});

const MOST_LISTS = 20_000;

/** Listings that were requested at least once. */
const asked = () => processSingleton('asked-lists', () => new LRUCache<string, true>({ max: MOST_LISTS }));

/** Whether a listing was requested before, so that it may be requested again. */
function isAskedAgain(filter: ListingFilter, page: ListingPage): boolean {
  const question = createHash('sha1')
    .update(JSON.stringify([filter, page]))
    .digest('base64');
  const before = asked().has(question);
  asked().set(question, true);
  return before;
}

/**
 * Returns a listing for a page that is rendered per request. Filters differ between shoppers, so it is not cached. A
 * copy for when the platform is unreachable is kept only if the listing is requested repeatedly. The platform returns
 * the products' ids, and the cards of those that are not cached.
 * @throws UnreachableError
 */
export async function getListingOnRequest(filter: ListingFilter, page: ListingPage): Promise<Listing> {
  const list = { filters: searchFilters(filter), sort: page.sort };
  const isKept = isAskedAgain(filter, page);
  const [head = { offset: 0, first: page.size }, ...rest] = slicesOf(page);
  const [prices, first] = await Promise.all([
    pricesOnRequest({ ...filter, minPrice: null, maxPrice: null }),
    catalogueQuery(
      ListingGoods,
      {
        ...list,
        first: head.first,
        after: cursorAt(head.offset),
        everything: searchFilters({ ...filter, includeOutOfStock: true }),
      },
      isKept,
    ),
  ]);
  const { found, everything } = orUnreachable(first).site.search;
  const outline = mapOutline(found, everything);
  // Most listings that are sorted here are short. Nothing is requested beyond their end.
  const more = await Promise.all(
    rest
      .filter(({ offset }) => offset < outline.total)
      .map(({ first: size, offset }) =>
        catalogueQuery(ListingGoodsMore, { ...list, first: size, after: cursorAt(offset) }, isKept),
      ),
  );
  const further = more.map((answer) => orUnreachable(answer).site.search.found);
  const products = await keptCards(
    [found, ...further].flatMap((each) => nodesOf(each.products)),
    isKept,
  );
  const listing = { ...outline, ...prices, products };
  if (listing.facets.length > 0 || (await filtersOnRequest())) return listing;
  return { ...listing, facets: await inFramework(() => getCountedFacets(filter)), isUnfiltered: true };
}

/**
 * Returns the outline of a listing for such a page.
 * @throws UnreachableError
 */
export const getOutlineOnRequest = onRequest('outline', getListingOutline);
