import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { nodesOf } from '@/lib/catalogue/mapping/map-parts';
import { getCards } from '@/lib/catalogue/queries';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { catalogueQuery } from '@/lib/platform/upstreams/commerce';
import { orUnreachable } from '@/lib/platform/result';
import { ProductDocumentsByIds } from './documents';
import { sheetHref } from './information-sheet';
import { readAddress } from './rules';
import type { ProductDocuments } from './types';

/** Maximum number of products in one response of the platform; no order has more lines. */
const AT_ONCE = 50;

/**
 * Returns manual, information sheet and register of products, by product id. Products without a manual are left out,
 * since they are no appliances.
 * @throws UnreachableError
 */
export async function getProductDocuments(ids: number[]): Promise<Record<number, ProductDocuments>> {
  'use cache';
  cacheLife({ stale: 3600, revalidate: 86_400, expire: 604_800 });
  const first = ids.slice(0, AT_ONCE);
  cacheTag(cacheTags.products, ...cacheTags.eachProduct(first));
  const [answer, cards] = await Promise.all([
    catalogueQuery(ProductDocumentsByIds, { ids: first }),
    getCards(first),
  ]);
  const labelled = new Map(cards.flatMap(({ id, sku, energy }) => (energy ? [[id, sku]] : [])));
  return Object.fromEntries(
    nodesOf(orUnreachable(answer).site.products).flatMap(({ entityId, manual, brand }) => {
      const booklet = readAddress(nodesOf(manual)[0]?.value);
      if (!booklet) return [];
      const register = readAddress(nodesOf(brand?.register)[0]?.value);
      const documents: ProductDocuments = {
        manual: booklet,
        informationSheet: sheetOf(labelled.get(entityId)),
        register: brand && register ? { maker: brand.name, address: register } : null,
      };
      return [[entityId, documents]];
    }),
  );
}

const sheetOf = (sku: string | undefined) => (sku === undefined ? null : sheetHref(sku));
