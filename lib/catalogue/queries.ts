import 'server-only';
import { cacheTag } from 'next/cache';
import { keepForToday } from '@/lib/dates/queries';
import { londonDate } from '@/lib/dates/rules';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { catalogueQuery } from '@/lib/platform/upstreams/commerce';
import { orUnreachable } from '@/lib/platform/result';
import { CardsByIds, ProductById, ProductBySku } from './documents';
import { nodesOf } from './mapping/map-parts';
import { mapCard, mapProduct } from './mapping/map-product';
import type { Product, ProductCard } from './types';

/** The most products that the platform gives in one answer. */
const AT_ONCE = 50;

/**
 * Null when there is no such product.
 * @throws UnreachableError
 */
export async function getProduct(id: number): Promise<Product | null> {
  'use cache';
  const today = londonDate(keepForToday());
  cacheTag(cacheTags.products, cacheTags.product(id));
  const { site } = orUnreachable(await catalogueQuery(ProductById, { id }));
  return site.product && mapProduct(site.product, today);
}

/**
 * The platform compares SKUs without case.
 * @throws UnreachableError
 */
export async function getProductBySku(sku: string): Promise<Product | null> {
  'use cache';
  const today = londonDate(keepForToday());
  const { site } = orUnreachable(await catalogueQuery(ProductBySku, { sku }));
  cacheTag(cacheTags.products, ...(site.product ? [cacheTags.product(site.product.entityId)] : []));
  return site.product && mapProduct(site.product, today);
}

/**
 * In the order asked for; products that are no longer sold are left out.
 * @throws UnreachableError
 */
export async function getCards(ids: number[]): Promise<ProductCard[]> {
  'use cache';
  keepForToday();
  cacheTag(cacheTags.products);
  return readCards(ids);
}

/** The same for work that no request waits for, where nothing is cached. @throws UnreachableError */
export async function readCards(ids: readonly number[]): Promise<ProductCard[]> {
  const today = londonDate(new Date());
  const wanted = [...new Set(ids)];
  const parts = Array.from({ length: Math.ceil(wanted.length / AT_ONCE) }, (_, part) =>
    catalogueQuery(CardsByIds, { ids: wanted.slice(part * AT_ONCE, (part + 1) * AT_ONCE) }),
  );
  const cards = new Map<number, ProductCard>();
  for (const answer of await Promise.all(parts)) {
    for (const node of nodesOf(orUnreachable(answer).site.products))
      cards.set(node.entityId, mapCard(node, today));
  }
  return wanted.flatMap((id) => cards.get(id) ?? []);
}
