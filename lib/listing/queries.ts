import 'server-only';
import { cacheTag } from 'next/cache';
import { nodesOf } from '@/lib/catalogue/mapping/map-parts';
import { mapCard } from '@/lib/catalogue/mapping/map-card';
import type { Listing, ListingFilter, ListingOutline, ListingPage } from '@/lib/catalogue/types';
import { keepForToday } from '@/lib/dates/queries';
import { londonDate } from '@/lib/dates/rules';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { catalogueQuery } from '@/lib/platform/upstreams/commerce';
import { orUnreachable } from '@/lib/platform/result';
import { filtersProducts, getCountedFacets } from './counted-facet-queries';
import { ListingMore, ListingSearch, ListingSpan } from './documents';
import { mapListing } from './map-listing';
import { cursorAt, searchFilters, slicesOf } from './variables';

/**
 * Returns a page of a listing with its facets, each counted without its own filter.
 * @throws UnreachableError
 */
export async function getListing(filter: ListingFilter, page: ListingPage): Promise<Listing> {
  'use cache';
  const today = londonDate(keepForToday());
  const { within, categories } = filter;
  cacheTag(cacheTags.lists, ...(within === undefined ? categories : [within]).map(cacheTags.category));
  const filters = searchFilters(filter);
  const [head = { offset: 0, first: page.size }, ...rest] = slicesOf(page);
  const [span, first, ...more] = await Promise.all([
    catalogueQuery(ListingSpan, {
      unpriced: searchFilters({ ...filter, minPrice: null, maxPrice: null }),
      everything: searchFilters({ ...filter, includeOutOfStock: true }),
    }),
    catalogueQuery(ListingSearch, {
      filters,
      sort: page.sort,
      first: head.first,
      after: cursorAt(head.offset),
    }),
    ...rest.map(({ offset, first }) =>
      catalogueQuery(ListingMore, { filters, sort: page.sort, first, after: cursorAt(offset) }),
    ),
  ]);
  const listing = mapListing(
    orUnreachable(first).site.search.searchProducts,
    orUnreachable(span).site.search,
    today,
  );
  const further = more.flatMap((answer) =>
    nodesOf(orUnreachable(answer).site.search.searchProducts.products),
  );
  const products = [...listing.products, ...further.map((card) => mapCard(card, today))];
  if (listing.facets.length > 0 || (await filtersProducts())) return { ...listing, products };
  return { ...listing, products, facets: await getCountedFacets(filter), isUnfiltered: true };
}

/**
 * Returns the listing without its products, for callers that only need its facets. Reading the products takes longest.
 * @throws UnreachableError
 */
export async function getListingOutline(filter: ListingFilter, page: ListingPage): Promise<ListingOutline> {
  'use cache';
  const { products: _products, ...outline } = await getListing(filter, page);
  return outline;
}
