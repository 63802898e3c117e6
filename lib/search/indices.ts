import type { SortKey } from '@/lib/catalogue/types';

/**
 * The shop's indices in the search service. Their names there begin with the shop's prefix, because several shops may
 * share an application.
 */
export const INDEX = {
  products: 'products',
  categories: 'categories',
  brands: 'brands',
  guides: 'guides',
  suggestions: 'suggestions',
} as const;

/** Stands between the name of an index and a random suffix in the name of the temporary index that will replace it. */
export const TEMPORARY = '_tmp_';

/**
 * Whether an index is a temporary one that is being filled to replace another.
 * @param name without the shop's prefix
 */
export const isTemporary = (name: string): boolean =>
  Object.values(INDEX).some((index) => name.startsWith(`${index}${TEMPORARY}`));

/** A sort order that the search service keeps as a separate index, and the first criterion of its ranking. */
type Replica = { name: string; first: string };

/** Replicas by the platform's name of the sort order. Relevance is the main index. */
export const REPLICAS: Partial<Record<SortKey, Replica>> = {
  BEST_SELLING: { name: 'products_popular', first: 'desc(popularity)' },
  LOWEST_PRICE: { name: 'products_price_asc', first: 'asc(price)' },
  HIGHEST_PRICE: { name: 'products_price_desc', first: 'desc(price)' },
  BEST_REVIEWED: { name: 'products_rating', first: 'desc(trustedRating)' },
  NEWEST: { name: 'products_newest', first: 'desc(createdAt)' },
};

/** Whether the search service supports a sort order. Others are available from the platform only. */
export const isIndexed = (sort: SortKey): boolean => sort === 'RELEVANCE' || sort in REPLICAS;

/** Returns the name of the index with the products in a sort order, without the shop's prefix. */
export const productIndex = (sort: SortKey): string => REPLICAS[sort]?.name ?? INDEX.products;
