import type { ListingFilter } from '@/lib/catalogue/types';
import type { VariablesOf } from '@/lib/platform/graphql';
import type { ListingSearch } from './documents';

type SearchFilters = VariablesOf<typeof ListingSearch>['filters'];

/** Page size for requests to the platform. Its limit is 50; with 48, 96 products take two calls. */
export const MOST_AT_ONCE = 48;

/** Returns a filter in the platform's terms. Prices are in pounds; unset filters are left out. */
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

/** Returns the cursor before the product at an offset; null at the start. */
export function cursorAt(offset: number): string | null {
  return offset > 0 ? btoa(`arrayconnection:${offset - 1}`) : null;
}

/** Returns the calls for a page: their offsets and numbers of products. */
export function slicesOf(page: { size: number; number: number }): { offset: number; first: number }[] {
  const start = (page.number - 1) * page.size;
  const slices = [];
  for (let taken = 0; taken < page.size; taken += MOST_AT_ONCE) {
    slices.push({ offset: start + taken, first: Math.min(MOST_AT_ONCE, page.size - taken) });
  }
  return slices;
}
