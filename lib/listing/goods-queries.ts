import 'server-only';
import { cacheTag } from 'next/cache';
import { nodesOf } from '@/lib/catalogue/mapping/map-parts';
import { mapCard } from '@/lib/catalogue/mapping/map-card';
import type { ProductCard, SortKey } from '@/lib/catalogue/types';
import { keepForToday } from '@/lib/dates/queries';
import { londonDate } from '@/lib/dates/rules';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { catalogueQuery } from '@/lib/platform/upstreams/commerce';
import { orUnreachable } from '@/lib/platform/result';
import { ListingMore } from './documents';
import { EVERYTHING } from './filter';
import { MOST_AT_ONCE, searchFilters } from './variables';

/**
 * The first goods of a category, in stock, without what a list is narrowed by: one call, for rows on pages that hold
 * many of them.
 * @throws UnreachableError
 */
export async function getGoods(within: number, sort: SortKey): Promise<ProductCard[]> {
  'use cache';
  const today = londonDate(keepForToday());
  cacheTag(cacheTags.products, cacheTags.category(within));
  const filters = searchFilters({ ...EVERYTHING, within });
  const answer = await catalogueQuery(ListingMore, { filters, sort, first: MOST_AT_ONCE, after: null });
  return nodesOf(orUnreachable(answer).site.search.searchProducts.products).map((node) =>
    mapCard(node, today),
  );
}
