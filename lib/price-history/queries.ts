import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { nodesOf } from '@/lib/catalogue/mapping/map-parts';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { catalogueQuery } from '@/lib/platform/upstreams/commerce';
import { orUnreachable } from '@/lib/platform/result';
import { PricePeriods } from './documents';
import { parsePeriods } from './parse';
import type { PricePeriod } from './types';

/**
 * Returns every recorded price of a product; empty where the merchant records none.
 * @throws UnreachableError
 */
export async function getPricePeriods(productId: number): Promise<PricePeriod[]> {
  'use cache';
  cacheLife({ stale: 30, revalidate: 60, expire: 86_400 });
  cacheTag(cacheTags.products, cacheTags.product(productId));
  const { product } = orUnreachable(await catalogueQuery(PricePeriods, { id: productId })).site;
  return parsePeriods(nodesOf(product?.metafields)[0]?.value);
}
