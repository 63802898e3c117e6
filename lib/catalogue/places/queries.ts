import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { cache } from 'react';
import { nodesOf } from '@/lib/catalogue/mapping/map-parts';
import { isPlatformPath } from '@/lib/catalogue/paths';
import type { Brand, Category, CategoryNode, Destination, TextPage } from '@/lib/catalogue/types';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { onRequest } from '@/lib/platform/cache/on-request';
import { catalogueQuery } from '@/lib/platform/upstreams/commerce';
import { BRAND_LIFE, ROUTE_LIFE, TEXT_LIFE } from '@/lib/platform/upstreams/commerce-life';
import type { ResultOf } from '@/lib/platform/graphql';
import { orUnreachable } from '@/lib/platform/result';
import { BrandById, Brands, CategoryById, CategoryTree, PageById, RouteLookup } from './documents';
import { namesFigure, withFigures } from '@/lib/policy/figures';
import { getPolicy } from '@/lib/policy/queries';
import { mapBrand, mapCategory, mapDestination, mapPage, mapTree } from './map-places';

/**
 * Returns the category tree: three levels, in the merchant's order. Read once for all parts of a page.
 * @throws UnreachableError
 */
export const getCategoryTree = cache(() => cachedTree());

/**
 * Does the same for a page that is rendered per request.
 * @throws UnreachableError
 */
export const getCategoryTreeOnRequest = onRequest('tree', () => cachedTree());

async function cachedTree(): Promise<CategoryNode[]> {
  'use cache';
  cacheLife({ stale: 300, revalidate: 86_400, expire: 172_800 });
  cacheTag(cacheTags.categories, cacheTags.assortment);
  return mapTree(orUnreachable(await catalogueQuery(CategoryTree, {})).site.categoryTree);
}

/**
 * Returns a category; null if it does not exist.
 * @throws UnreachableError
 */
export async function getCategory(id: number): Promise<Category | null> {
  'use cache';
  cacheLife({ stale: 300, revalidate: 86_400, expire: 172_800 });
  cacheTag(cacheTags.categories, cacheTags.category(id));
  const { site } = orUnreachable(await catalogueQuery(CategoryById, { id }));
  return site.category && mapCategory(site.category);
}

/**
 * Returns all brands, in the platform's order.
 * @throws UnreachableError
 */
export async function getBrands(): Promise<Brand[]> {
  'use cache';
  cacheLife(BRAND_LIFE);
  cacheTag(cacheTags.brands);
  const brands: Brand[] = [];
  let after: string | null = null;
  do {
    const { brands: page }: BrandsPage = orUnreachable(await catalogueQuery(Brands, { after })).site;
    brands.push(...nodesOf(page).map(mapBrand));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  return brands;
}
type BrandsPage = ResultOf<typeof Brands>['site'];

/**
 * Does the same for a page that is rendered per request.
 * @throws UnreachableError
 */
export const getBrandsOnRequest = onRequest('brands', getBrands);

/**
 * Returns a brand; null if it does not exist.
 * @throws UnreachableError
 */
export async function getBrand(id: number): Promise<Brand | null> {
  'use cache';
  cacheLife(BRAND_LIFE);
  cacheTag(cacheTags.brands);
  const { site } = orUnreachable(await catalogueQuery(BrandById, { id }));
  const [brand] = nodesOf(site.brands);
  return brand ? mapBrand(brand) : null;
}

/**
 * Returns a web page by the merchant; null if it does not exist.
 * @throws UnreachableError
 */
export async function getTextPage(id: number): Promise<TextPage | null> {
  'use cache';
  cacheLife(TEXT_LIFE);
  cacheTag(cacheTags.pages);
  const { site } = orUnreachable(await catalogueQuery(PageById, { id }));
  const page = mapPage(site.content.page);
  return namesFigure(page) ? withFigures(page, await getPolicy()) : page;
}

/**
 * Returns what is at a path of the shop (`/washing-machines`).
 * @throws UnreachableError
 */
export async function getDestination(path: string): Promise<Destination> {
  'use cache';
  cacheLife(ROUTE_LIFE);
  if (!isPlatformPath(path)) return { kind: 'none' };
  const { site } = orUnreachable(await catalogueQuery(RouteLookup, { path: `${path}/`, bare: path }));
  const destination = mapDestination(site);
  // A changed product may have moved, or be back at a path where there was nothing.
  if (destination.kind === 'none') cacheTag(cacheTags.lists);
  if (destination.kind === 'product') cacheTag(cacheTags.product(destination.id));
  // A changed category may have moved to or from this path; other kinds of page stay at theirs.
  if (['category', 'moved', 'none'].includes(destination.kind)) cacheTag(cacheTags.routes);
  return destination;
}
