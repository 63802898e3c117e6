import type { ListingView } from './view';

/**
 * Returns the number of products in stock that each sub-category shows at first, by category id. Null if the listing is
 * filtered, because the sub-categories would not be.
 */
export function kindCounts({
  listing,
  query,
  chips,
}: Pick<ListingView, 'listing' | 'query' | 'chips'>): ReadonlyMap<number, number> | null {
  const facet = listing.facets.find(({ kind }) => kind === 'category');
  if (!facet || query.includeOutOfStock || chips.some(({ drop }) => drop !== 'stock')) return null;
  return new Map(facet.values.map(({ value, count }) => [Number(value), count]));
}
