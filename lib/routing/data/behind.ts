import type { Route, Routes } from '../types.ts';

const INSIDE = { made: 'ahead', engines: 'away', rank: 'page', inside: true } as const satisfies Route;
const HOME = { made: 'ahead', engines: 'links', rank: 'page', shows: '/' } as const satisfies Route;

/** What rewrites lead to. */
export const BEHIND = {
  '/place/[...path]': INSIDE,
  '/place/blog': INSIDE,
  '/place/blog/[part]/[page]': INSIDE,
  '/listing/[...path]': { ...INSIDE, made: 'request', rank: 'list' },
  '/status/[code]': INSIDE,
  '/draft/[[...path]]': { ...INSIDE, made: 'request' },
} as const satisfies Routes;

/** Where pages also stand, and where one stood. */
export const ALIASES = {
  '/home': HOME,
  '/index-client': HOME,
  '/slug-client': HOME,
  '/ssr/[slug]': HOME,
  '/colours': { made: 'ahead', engines: 'links', rank: 'page', movedTo: '/colors' },
} as const satisfies Routes;
