import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { nodesOf } from '@/lib/catalogue/mapping/map-parts';
import { getCategoryTree } from '@/lib/catalogue/places/queries';
import type { Facet, ListingFilter } from '@/lib/catalogue/types';
import { toPence } from '@/lib/money/rules';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { catalogueQuery } from '@/lib/platform/upstreams/commerce';
import { SETTINGS_LIFE } from '@/lib/platform/upstreams/commerce-life';
import type { ResultOf } from '@/lib/platform/graphql';
import { orUnreachable } from '@/lib/platform/result';
import { type CountedProduct, countedFacets } from './counted-facets';
import { ListingFlags, ListingProducts, ProductFiltering } from './documents';
import { EVERYTHING } from './filter';
import { cursorAt, MOST_AT_ONCE, searchFilters } from './variables';

/** Longest listing whose facets are counted. Longer ones would take more than a dozen calls. */
const MOST_COUNTED = 12 * MOST_AT_ONCE;

/**
 * Returns whether the platform filters by attribute, rating and stock, and returns facets: a feature of its more
 * expensive plans.
 * @throws UnreachableError
 */
export async function filtersProducts(): Promise<boolean> {
  'use cache';
  cacheLife(SETTINGS_LIFE);
  const { settings } = orUnreachable(await catalogueQuery(ProductFiltering, {})).site;
  return settings?.search.productFilteringEnabled ?? true;
}

/**
 * Returns the facets of a listing if the platform returns none. Empty for a listing that is too long, or that belongs
 * to no category, maker or search.
 * @throws UnreachableError
 */
export async function getCountedFacets(filter: ListingFilter): Promise<Facet[]> {
  const whole = wholeOf(filter);
  const products = whole && (await getCountedProducts(whole));
  if (!products) return [];
  const [tree, counted] = await Promise.all([
    getCategoryTree(),
    catalogueQuery(ListingFlags, {
      freeDelivery: searchFilters({ ...filter, freeDelivery: true }),
      featured: searchFilters({ ...filter, featured: true }),
    }),
  ]);
  const { freeDelivery, featured } = orUnreachable(counted).site.search;
  const flags = { freeDelivery: totalOf(freeDelivery), featured: totalOf(featured) };
  return countedFacets(products, filter, { tree, flags });
}

/**
 * The filter of the unfiltered listing, with only the flags that products do not state themselves; null if it belongs
 * to no category, maker or search.
 */
function wholeOf(filter: ListingFilter): ListingFilter | null {
  const { within, search, brands, freeDelivery, featured } = filter;
  const plain = { ...EVERYTHING, freeDelivery, featured, includeOutOfStock: true };
  if (within !== undefined) return { ...plain, within, search };
  if (search !== '') return { ...plain, search };
  return brands.length > 0 ? { ...plain, brands } : null;
}

/**
 * Revalidated after an hour. Null if the listing is too long.
 * @throws UnreachableError
 */
async function getCountedProducts(filter: ListingFilter): Promise<CountedProduct[] | null> {
  'use cache';
  cacheLife({ stale: 300, revalidate: 3_600, expire: 86_400 });
  cacheTag(cacheTags.categories, cacheTags.assortment);
  const pageAt = async (offset: number): Promise<Page> => {
    const variables = { filters: searchFilters(filter), first: MOST_AT_ONCE, after: cursorAt(offset) };
    return orUnreachable(await catalogueQuery(ListingProducts, variables)).site.search.searchProducts;
  };
  const first = await pageAt(0);
  const total = totalOf(first);
  if (total > MOST_COUNTED) return null;
  const offsets = Array.from(
    { length: Math.ceil(total / MOST_AT_ONCE) },
    (_, page) => page * MOST_AT_ONCE,
  ).slice(1);
  const pages = [first, ...(await Promise.all(offsets.map(pageAt)))];
  return pages.flatMap(({ products }) => nodesOf(products).map(mapCounted));
}

type Page = ResultOf<typeof ListingProducts>['site']['search']['searchProducts'];
type Node = ReturnType<typeof nodesOf<NonNullable<Page['products']['edges']>[number]['node']>>[number];

const mapCounted = ({ brand, categories, prices }: Node): CountedProduct => ({
  brand: brand && { id: brand.entityId, name: brand.name },
  categories: nodesOf(categories).map(({ entityId }) => entityId),
  price: toPence(prices?.price.value ?? 0),
});

const totalOf = (found: { products: { collectionInfo: { totalItems: number | null } | null } }): number =>
  found.products.collectionInfo?.totalItems ?? 0;
