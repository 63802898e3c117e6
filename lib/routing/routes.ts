import { ALIASES, BEHIND } from './data/behind.ts';
import { CALLS } from './data/calls.ts';
import { FILES } from './data/files.ts';
import { PAGES } from './data/pages.ts';
import { PLACES } from './data/places.ts';
import type { Path, Route } from './types.ts';

/** Routes that the shop's own links can lead to. */
export const OWN_ROUTES = { ...PAGES, ...CALLS, ...FILES } as const;

/** All routes: the shop's own, and the merchant's for all other paths. */
export const ROUTES = { ...OWN_ROUTES, ...ALIASES, ...BEHIND, ...PLACES } as const;

export const routeEntries = (): [pattern: Path, route: Route][] => Object.entries(ROUTES) as [Path, Route][];

/** Pages of which the query selects a part. */
export type Parted = {
  [P in keyof typeof ROUTES]: (typeof ROUTES)[P] extends { parts: readonly string[] } ? P : never;
}[keyof typeof ROUTES];
