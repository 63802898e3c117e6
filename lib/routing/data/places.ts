import type { Path, Route, Routes } from '../types.ts';

const KEPT = {
  rendered: 'ahead',
  engines: 'links',
  rank: 'page',
  keeper: 'merchant',
  drafts: true,
} as const satisfies Route;

/** What the merchant keeps: all that is nobody else's. */
export const PLACES = {
  '/[slug]': KEPT,
  '/[category]/all': KEPT,
  '/brands/[path]': KEPT,
  '/[...path]': KEPT,
} as const satisfies Routes;

/**
 * The merchant's pages that the shop's own words lead to. Whoever sells with this shop keeps them, in the platform or
 * in the content service: what is missing is a link to nothing.
 */
export const PROMISED_PAGES = [
  '/about',
  '/accessibility',
  '/all-offers',
  '/cancel-an-order',
  '/careers',
  '/complaints',
  '/cookies',
  '/delivery',
  '/energy-labels',
  '/extended-cover',
  '/guarantee',
  '/how-we-rank',
  '/information-sheets',
  '/installation',
  '/price-policy',
  '/privacy',
  '/product-safety',
  '/recycling',
  '/returns',
  '/review-policy',
  '/spares-and-repair',
  '/terms',
  '/ways-to-pay',
] as const satisfies readonly Path[];
