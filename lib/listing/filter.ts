import type { ListingFilter } from '@/lib/catalogue/types';

/** A list that nothing narrows, out-of-stock goods left out (specification §5). */
export const EVERYTHING: ListingFilter = {
  search: '',
  categories: [],
  brands: [],
  attributes: {},
  minPrice: null,
  maxPrice: null,
  minRating: null,
  freeDelivery: false,
  featured: false,
  reduced: false,
  includeOutOfStock: false,
};
