import { ALIASES } from '@/lib/routing/data/behind';

/** What a build's manifest says of an address: where it leads now, in the shop or elsewhere under https. */
export type RouteRule = { redirect: string };

/** What stands in `/builds/meta/{id}.json` (specification §2, §7). Rules stand under exact paths. */
export type BuildManifest = {
  id: string;
  timestamp: number;
  matcher: {
    static: Readonly<Record<string, RouteRule>>;
    wildcard: Record<string, never>;
    dynamic: Record<string, never>;
  };
  prerendered: string[];
};

/** The rules of this build: addresses of the shop's own that moved for good. */
export const routeRules = (): BuildManifest['matcher']['static'] =>
  Object.fromEntries(
    Object.entries(ALIASES).flatMap(([path, alias]) =>
      'movedTo' in alias ? [[path, { redirect: alias.movedTo }]] : [],
    ),
  );
