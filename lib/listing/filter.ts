import type { ListingFilter } from '@/lib/catalogue/types';

/** An unfiltered listing, without products out of stock (specification §5). */
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
