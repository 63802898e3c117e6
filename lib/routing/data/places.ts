import type { Path, Route, Routes } from '../types.ts';

const KEPT = {
  rendered: 'ahead',
  engines: 'links',
  rank: 'page',
  keeper: 'merchant',
  drafts: true,
} as const satisfies Route;

/** Pages of the merchant: every path that belongs to no other route. */
export const PLACES = {
  '/[slug]': KEPT,
  '/[category]/all': KEPT,
  '/brands/[path]': KEPT,
  '/[...path]': KEPT,
} as const satisfies Routes;

/**
 * The merchant's pages that the shop's own texts link to. Whoever runs the shop has to create them, in the platform or
 * in the content service; otherwise these links are broken.
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
