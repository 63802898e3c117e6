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
import { cursorAt, MOST_AT_ONCE, searchFilters } from './variables';

/**
 * Returns the first products of a category that are in stock, without facets: one call, for pages with many rows.
 * @param most number of products, if more are wanted: one call per 48
 * @throws UnreachableError
 */
export async function getGoods(
  within: number,
  sort: SortKey,
  most: number = MOST_AT_ONCE,
): Promise<ProductCard[]> {
  'use cache';
  const today = londonDate(keepForToday());
  cacheTag(cacheTags.lists, cacheTags.category(within));
  const filters = searchFilters({ ...EVERYTHING, within });
  const goods: ProductCard[] = [];
  for (let isMore = true; isMore; ) {
    const after = cursorAt(goods.length);
    const answer = await catalogueQuery(ListingMore, { filters, sort, first: MOST_AT_ONCE, after });
    const found = nodesOf(orUnreachable(answer).site.search.searchProducts.products);
    goods.push(...found.map((node) => mapCard(node, today)));
    isMore = found.length === MOST_AT_ONCE && goods.length < most;
  }
  return goods;
}
