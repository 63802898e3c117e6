import type { ListingView } from './view';

/**
 * How many products each list of a sub-category begins with, by the category's id: what is in stock, as its own filters
 * count. Null where the list is narrowed, since those lists are not.
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
