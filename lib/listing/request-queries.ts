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

/** What is cheapest and dearest of a list, whatever its price range is. */
const pricesOnRequest = onRequest('prices', async (filter: ListingFilter) => {
  const unpriced = searchFilters({ ...filter, minPrice: null, maxPrice: null });
  return mapPrices(orUnreachable(await catalogueQuery(ListingPrices, { unpriced })).site.search);
});

const MOST_LISTS = 20_000;

/** What was asked for at least once. */
const asked = () => processSingleton('asked-lists', () => new LRUCache<string, true>({ max: MOST_LISTS }));

/** Whether a list was asked for before, so that there may be a third time. */
function isAskedAgain(filter: ListingFilter, page: ListingPage): boolean {
  const question = createHash('sha1')
    .update(JSON.stringify([filter, page]))
    .digest('base64');
  const before = asked().has(question);
  asked().set(question, true);
  return before;
}

/**
 * A list for a page that is made for one request: what narrows it differs from shopper to shopper, so it is kept by
 * nobody, and for when the platform is away only where it is asked for again. The platform is asked which products it
 * holds, and for the cards of those that are not known.
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
  // Most lists that are put in order here are short: what lies beyond their end is not asked for.
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

/** What a list is narrowed by, for such a page. @throws UnreachableError */
export const getOutlineOnRequest = onRequest('outline', getListingOutline);
