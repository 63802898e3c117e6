import type { SortKey } from '@/lib/catalogue/types';

/**
 * The indices that the shop keeps in the search service. In the service their names begin with the shop's prefix, since
 * several shops may share an application.
 */
export const INDEX = {
  products: 'products',
  categories: 'categories',
  brands: 'brands',
  guides: 'guides',
  suggestions: 'suggestions',
} as const;

/** Between the name of an index and what no other run has, in the name of one that is being filled to take its place. */
export const TEMPORARY = '_tmp_';

/** @param name without the shop's prefix */
export const isTemporary = (name: string): boolean =>
  Object.values(INDEX).some((index) => name.startsWith(`${index}${TEMPORARY}`));

/** An order that the search service holds as an index of its own, and how that index ranks. */
type Replica = { name: string; first: string };

/** By the platform's name of the order. Relevance is the index itself. */
export const REPLICAS: Partial<Record<SortKey, Replica>> = {
  BEST_SELLING: { name: 'products_popular', first: 'desc(popularity)' },
  LOWEST_PRICE: { name: 'products_price_asc', first: 'asc(price)' },
  HIGHEST_PRICE: { name: 'products_price_desc', first: 'desc(price)' },
  BEST_REVIEWED: { name: 'products_rating', first: 'desc(trustedRating)' },
  NEWEST: { name: 'products_newest', first: 'desc(createdAt)' },
};

/** Whether the search service holds an order; one that it does not is the platform's alone. */
export const isIndexed = (sort: SortKey): boolean => sort === 'RELEVANCE' || sort in REPLICAS;

/** The index that holds products in an order. */
export const productIndex = (sort: SortKey): string => REPLICAS[sort]?.name ?? INDEX.products;
