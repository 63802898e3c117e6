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

/** What a store without Product Filtering pays no heed to, silently. */
const IGNORED = { productAttributes: null, rating: null, hideOutOfStock: null };

/**
 * What the platform's input asks of the search engine. Prices arrive as pounds.
 * @throws the platform's errors when there is no filter, and when categories are asked for in both of its two ways.
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

/** Whether anything is looked for; flags by themselves are no filter. */
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
