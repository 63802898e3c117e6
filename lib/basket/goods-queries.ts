import 'server-only';
import { cacheTag } from 'next/cache';
import { inParts } from '@/lib/catalogue/mapping/map-parts';
import { keepForToday } from '@/lib/dates/queries';
import { londonDate } from '@/lib/dates/rules';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { catalogueQuery } from '@/lib/platform/upstreams/commerce';
import { orUnreachable } from '@/lib/platform/result';
import { GoodsByIds } from './documents';
import { mapGoods, MOST_GOODS } from './map-goods';
import type { Goods } from './types';

/**
 * Returns the products with these ids and their variants; products that are no longer sold are left out.
 * @param ids unique, in ascending order
 * @throws UnreachableError
 */
export async function getGoods(ids: number[]): Promise<Goods[]> {
  'use cache';
  const today = londonDate(keepForToday());
  cacheTag(cacheTags.products, ...cacheTags.eachProduct(ids));
  const parts = inParts(ids, MOST_GOODS).map((part) => catalogueQuery(GoodsByIds, { ids: part }));
  return (await Promise.all(parts)).flatMap((answer) => mapGoods(orUnreachable(answer), today));
}
