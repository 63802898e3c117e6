import type { ListingFilter } from '@/lib/catalogue/types';
import type { VariablesOf } from '@/lib/platform/graphql';
import type { ListingSearch } from './documents';

type SearchFilters = VariablesOf<typeof ListingSearch>['filters'];

/** At most as many products as the platform gives at once (its limit is 50), so that 96 are two calls. */
export const MOST_AT_ONCE = 48;

/** The platform's names for a filter. Prices leave as pounds; what is not narrowed is not sent. */
export function searchFilters(filter: ListingFilter): SearchFilters {
  const { minPrice, maxPrice, minRating } = filter;
  const attributes = Object.entries(filter.attributes).filter(([, values]) => values.length > 0);
  return {
    searchSubCategories: true,
    hideOutOfStock: !filter.includeOutOfStock,
    ...(filter.search && { searchTerm: filter.search }),
    ...(filter.within !== undefined && { categoryEntityId: filter.within }),
    ...(filter.categories.length > 0 && { categoryEntityIds: filter.categories }),
    ...(filter.brands.length > 0 && { brandEntityIds: filter.brands }),
    ...(attributes.length > 0 && {
      productAttributes: attributes.map(([attribute, values]) => ({ attribute, values })),
    }),
    ...((minPrice !== null || maxPrice !== null) && {
      price: {
        ...(minPrice !== null && { minPrice: minPrice / 100 }),
        ...(maxPrice !== null && { maxPrice: maxPrice / 100 }),
      },
    }),
    ...(minRating !== null && { rating: { minRating } }),
    ...(filter.freeDelivery && { isFreeShipping: true }),
    ...(filter.featured && { isFeatured: true }),
  };
}

/** The cursor that stands before the product at an offset; null at the start. */
export function cursorAt(offset: number): string | null {
  return offset > 0 ? btoa(`arrayconnection:${offset - 1}`) : null;
}

/** The calls that make one page: offsets and how many from each. */
export function slicesOf(page: { size: number; number: number }): { offset: number; first: number }[] {
  const start = (page.number - 1) * page.size;
  const slices = [];
  for (let taken = 0; taken < page.size; taken += MOST_AT_ONCE) {
    slices.push({ offset: start + taken, first: Math.min(MOST_AT_ONCE, page.size - taken) });
  }
  return slices;
}
