import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { nodesOf } from '@/lib/catalogue/mapping/map-parts';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { orUnreachable } from '@/lib/platform/result';
import { catalogueQuery } from '@/lib/platform/upstreams/commerce';
import { SheetFiguresById } from './documents';
import { readFigures } from './rules';
import type { SheetFigures } from './types';

/** What is kept for the information sheet of a product beside its custom fields. @throws UnreachableError */
export async function getSheetFigures(productId: number): Promise<SheetFigures> {
  'use cache';
  cacheLife({ stale: 30, revalidate: 60, expire: 86_400 });
  cacheTag(cacheTags.products, cacheTags.product(productId));
  const { product } = orUnreachable(await catalogueQuery(SheetFiguresById, { id: productId })).site;
  return readFigures(nodesOf(product?.metafields)[0]?.value);
}
