/** Pages of the shop's own that search engines may list. */
export const OWN_PAGES: readonly string[] = [
  '/',
  '/brands',
  '/buying-guides',
  '/blog',
  '/colors',
  '/site-map',
];

/** What they need not look at: what is a shopper's own, what is searched, what has no words. */
export const NOT_FOR_ROBOTS: readonly string[] = [
  '/search',
  '/search-alg',
  '/cart',
  '/checkout',
  '/account',
  '/login',
  '/logout',
  '/forgot-password',
  '/reset-password',
  '/compare',
  '/my-home',
  '/wishlist',
  '/multibuy-list',
  '/track-order',
  '/newsletter',
  '/sync',
  '/choose',
  '/fits',
  '/preview',
  '/api/',
];

/** Keys that narrow or order a list; every combination is the same goods again (experience §4.2). */
export const LIST_KEYS: readonly string[] = [
  'brand',
  'category',
  'price',
  'rating',
  'delivery',
  'featured',
  'stock',
  'sort',
  'show',
  'view',
  'preview',
];
