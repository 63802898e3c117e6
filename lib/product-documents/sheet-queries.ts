import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { nodesOf } from '@/lib/catalogue/mapping/map-parts';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { orUnreachable } from '@/lib/platform/result';
import { catalogueQuery } from '@/lib/platform/upstreams/commerce';
import { SheetFiguresById } from './documents';
import { readFigures } from './rules';
import { sheetPdf } from './sheet-pdf';
import type { Sheet, SheetFigures } from './types';

/** Returns the figures of a product's information sheet that have no custom field. @throws UnreachableError */
export async function getSheetFigures(productId: number): Promise<SheetFigures> {
  'use cache';
  cacheLife({ stale: 30, revalidate: 60, expire: 86_400 });
  cacheTag(cacheTags.products, cacheTags.product(productId));
  const { product } = orUnreachable(await catalogueQuery(SheetFiguresById, { id: productId })).site;
  return readFigures(nodesOf(product?.metafields)[0]?.value);
}

/** Renders a sheet as a PDF in Base64. Cached by its content, so it is rendered on the first request after a change. */
export async function getSheetPdf(sheet: Sheet): Promise<string> {
  'use cache';
  cacheLife({ stale: 3600, revalidate: 86_400, expire: 604_800 });
  return (await sheetPdf(sheet)).toString('base64');
}
