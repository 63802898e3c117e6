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
 * The products with these ids and what is sold under each; those that are no longer sold are left out.
 * @param ids each once, in rising order
 * @throws UnreachableError
 */
export async function getGoods(ids: number[]): Promise<Goods[]> {
  'use cache';
  const today = londonDate(keepForToday());
  cacheTag(cacheTags.products, ...cacheTags.eachProduct(ids));
  const parts = inParts(ids, MOST_GOODS).map((part) => catalogueQuery(GoodsByIds, { ids: part }));
  return (await Promise.all(parts)).flatMap((answer) => mapGoods(orUnreachable(answer), today));
}
