import 'server-only';
import { cacheTag } from 'next/cache';
import { keepForToday } from '@/lib/dates/queries';
import { londonDate } from '@/lib/dates/rules';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { catalogueQuery } from '@/lib/platform/upstreams/commerce';
import { orUnreachable } from '@/lib/platform/result';
import { CardsByIds, ProductById, ProductBySku, SomeProducts } from './documents';
import { cardsInOrder } from './mapping/map-card';
import { inParts, MOST_CARDS, nodesOf } from './mapping/map-parts';
import { mapProduct } from './mapping/map-product';
import type { Product, ProductCard } from './types';

/**
 * Returns a product; null if it does not exist.
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
 * Returns a product by its SKU, which the platform compares case-insensitively; null if it does not exist.
 * @throws UnreachableError
 */
export async function getProductBySku(sku: string): Promise<Product | null> {
  'use cache';
  const today = londonDate(keepForToday());
  const { site } = orUnreachable(await catalogueQuery(ProductBySku, { sku }));
  cacheTag(cacheTags.products, site.product ? cacheTags.product(site.product.entityId) : cacheTags.lists);
  return site.product && mapProduct(site.product, today);
}

/**
 * Returns cards in the order of `ids`. Products that are no longer sold are left out.
 * @throws UnreachableError
 */
export async function getCards(ids: number[]): Promise<ProductCard[]> {
  'use cache';
  keepForToday();
  cacheTag(cacheTags.products, ...cacheTags.eachProduct(ids));
  return readCards(ids);
}

/**
 * Returns a few products, whose pages are built in advance.
 * @throws UnreachableError
 */
export async function getSomeProducts(first: number): Promise<{ sku: string; path: string }[]> {
  return nodesOf(orUnreachable(await catalogueQuery(SomeProducts, { first })).site.products);
}

/**
 * Does the same as `getCards` without the cache, for background work.
 * @throws UnreachableError
 */
export async function readCards(ids: readonly number[]): Promise<ProductCard[]> {
  const wanted = [...new Set(ids)];
  const answers = await Promise.all(
    inParts(wanted, MOST_CARDS).map((part) => catalogueQuery(CardsByIds, { ids: part })),
  );
  const nodes = answers.flatMap((answer) => nodesOf(orUnreachable(answer).site.products));
  return cardsInOrder(wanted, nodes, londonDate(new Date()));
}
