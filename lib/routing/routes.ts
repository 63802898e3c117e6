import { ALIASES, BEHIND } from './data/behind.ts';
import { CALLS } from './data/calls.ts';
import { FILES } from './data/files.ts';
import { PAGES } from './data/pages.ts';
import { PLACES } from './data/places.ts';
import type { Path, Route } from './types.ts';

/** What a link of the shop's own can lead to. */
export const OWN_ROUTES = { ...PAGES, ...CALLS, ...FILES } as const;

/** Every address there is: the shop's own, and what the merchant keeps at all others. */
export const ROUTES = { ...OWN_ROUTES, ...ALIASES, ...BEHIND, ...PLACES } as const;

export const routeEntries = (): [pattern: Path, route: Route][] => Object.entries(ROUTES) as [Path, Route][];

/** Pages whose query asks for another part of them. */
export type Parted = {
  [P in keyof typeof ROUTES]: (typeof ROUTES)[P] extends { parts: readonly string[] } ? P : never;
}[keyof typeof ROUTES];
