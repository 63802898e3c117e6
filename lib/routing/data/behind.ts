import type { Route, Routes } from '../types.ts';

const INSIDE = { rendered: 'ahead', engines: 'away', rank: 'page', inside: true } as const satisfies Route;
const HOME = { rendered: 'ahead', engines: 'links', rank: 'page', shows: '/' } as const satisfies Route;

const MOVED = { rendered: 'ahead', engines: 'links', rank: 'page' } as const satisfies Route;

/** Targets of rewrites. */
export const BEHIND = {
  '/place/[...path]': INSIDE,
  '/place/blog': INSIDE,
  '/place/blog/[part]/[page]': INSIDE,
  '/listing/[...path]': { ...INSIDE, rendered: 'request', rank: 'list' },
  '/content/work': { ...INSIDE, rendered: 'request' },
  '/status/[code]': INSIDE,
  '/draft/[day]/[[...path]]': { ...INSIDE, rendered: 'request' },
} as const satisfies Routes;

/** Aliases of pages, and former addresses. */
export const ALIASES = {
  '/home': HOME,
  '/index-client': HOME,
  '/slug-client': HOME,
  '/ssr/[slug]': HOME,
  '/colours': { ...MOVED, movedTo: '/colors' },
  '/contact-us': { ...MOVED, movedTo: '/contact' },
} as const satisfies Routes;
