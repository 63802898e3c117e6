import { ALIASES } from '@/lib/routing/data/behind';

/** What a build's manifest says about a path: where it redirects, within the shop or elsewhere over https. */
export type RouteRule = { redirect: string };

/** The content of `/builds/meta/{id}.json` (specification §2, §7). Rules are for exact paths. */
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

/** Returns the rules of this build: the shop's own paths that have moved permanently. */
export const routeRules = (): BuildManifest['matcher']['static'] =>
  Object.fromEntries(
    Object.entries(ALIASES).flatMap(([path, alias]) =>
      'movedTo' in alias ? [[path, { redirect: alias.movedTo }]] : [],
    ),
  );
