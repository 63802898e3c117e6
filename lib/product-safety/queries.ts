import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { nodesOf } from '@/lib/catalogue/mapping/map-parts';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { orUnreachable } from '@/lib/platform/result';
import { catalogueQuery } from '@/lib/platform/upstreams/commerce';
import { SafetyOfProduct } from './documents';
import { parseContact } from './parse';
import type { ProductSafety } from './types';

/** Returns the safety warnings of a product and the contact of its maker. @throws UnreachableError */
export async function getProductSafety(productId: number): Promise<ProductSafety> {
  'use cache';
  cacheLife({ stale: 30, revalidate: 60, expire: 86_400 });
  cacheTag(cacheTags.products, cacheTags.product(productId));
  const { product } = orUnreachable(await catalogueQuery(SafetyOfProduct, { id: productId })).site;
  return {
    warnings: nodesOf(product?.warnings)[0]?.value.trim() || null,
    maker: parseContact(nodesOf(product?.brand?.contact)[0]?.value),
  };
}
