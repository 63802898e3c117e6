import type { Parts } from '../../parts.ts';
import type { SearchSort } from '../../search/types.ts';
import { readSwitches } from '../../switches.ts';
import { platformError } from '../errors.ts';
import type { Wanted } from './found.ts';

export interface SearchArguments {
  filters: {
    searchTerm?: string | null;
    price?: { minPrice?: number | null; maxPrice?: number | null } | null;
    rating?: { minRating?: number | null; maxRating?: number | null } | null;
    categoryEntityId?: number | null;
    categoryEntityIds?: number[] | null;
    searchSubCategories?: boolean | null;
    brandEntityIds?: number[] | null;
    productAttributes?: { attribute: string; values: string[] }[] | null;
    isFreeShipping?: boolean | null;
    isFeatured?: boolean | null;
    hideOutOfStock?: boolean | null;
    topLevelOnly?: boolean | null;
    categoryIdsFilter?: { entityIds: number[]; matchBehavior: 'AND' | 'OR' } | null;
  };
  sort?: SearchSort | null;
}

/** Filters that a store without Product Filtering silently ignores. */
const IGNORED = { productAttributes: null, rating: null, hideOutOfStock: null };

/**
 * Converts the platform's search input, whose prices are in pounds, into a search request.
 * @throws the platform's errors if there is no filter, or if both filters for categories are used
 */
export function wantedOf({ store }: Parts, { filters: given, sort }: SearchArguments): Wanted {
  const filters = readSwitches(store).productFiltering ? given : { ...given, ...IGNORED };
  if (!narrows(given)) throw platformError('At least one filter must be provided.');
  const { price, rating, categoryIdsFilter } = filters;
  if (categoryIdsFilter && filters.categoryEntityIds) {
    throw platformError('Only one of categoryEntityIds and categoryIdsFilter may be used.');
  }
  return {
    searchTerm: filters.searchTerm ?? undefined,
    categoryId: filters.categoryEntityId ?? undefined,
    categoryIds: categoryIdsFilter?.entityIds ?? filters.categoryEntityIds ?? undefined,
    categoryMatch: categoryIdsFilter?.matchBehavior,
    searchSubCategories: filters.searchSubCategories ?? undefined,
    topLevelOnly: filters.topLevelOnly ?? undefined,
    brandIds: filters.brandEntityIds ?? undefined,
    attributes: filters.productAttributes ?? undefined,
    minPrice: pence(price?.minPrice),
    maxPrice: pence(price?.maxPrice),
    minRating: rating?.minRating ?? undefined,
    maxRating: rating?.maxRating ?? undefined,
    isFreeShipping: filters.isFreeShipping ?? undefined,
    isFeatured: filters.isFeatured ?? undefined,
    hideOutOfStock: filters.hideOutOfStock ?? undefined,
    sort: sort ?? undefined,
  };
}

/** Whether there is any filter; flags alone do not count. */
function narrows(filters: SearchArguments['filters']): boolean {
  const { searchTerm, categoryEntityId, categoryIdsFilter, price, rating } = filters;
  const lists = [filters.categoryEntityIds, filters.brandEntityIds, filters.productAttributes];
  return (
    Boolean(searchTerm) ||
    [categoryEntityId, categoryIdsFilter, price, rating].some((each) => each != null) ||
    lists.some((each) => each != null && each.length > 0)
  );
}

function pence(pounds: number | null | undefined): number | undefined {
  return pounds == null ? undefined : Math.round(pounds * 100);
}
