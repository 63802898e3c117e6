import { asksForDrafts, draftDay, draftRoute, inDrafts } from './drafts.ts';
import { routeAt } from './match.ts';
import type { Parted } from './routes.ts';

/** What happens to a request before a page is rendered. All targets are path-absolute. */
export type Settled =
  | { kind: 'redirect'; status: 301 | 302 | 307 | 308; to: string }
  /** Served by another route; the URL in the browser stays. */
  | { kind: 'rewrite'; to: string }
  /** The same for editors: never cached, never indexed. */
  | { kind: 'draft'; to: string }
  | { kind: 'pass' };

/** A settled request, or one whose query has to be judged by the code of its page. */
export type Decision =
  | Settled
  /** The query asks for a part of this page, such as its second page. */
  | { kind: 'part'; of: Parted; drafts: boolean }
  /** A path of the merchant's with a query: `list` if the query filters a listing there, else `otherwise`. */
  | { kind: 'place'; list: string; otherwise: Settled };

/** A path with a file extension, which is case-sensitive. */
const FILE = /\.[a-z0-9]{2,5}$/i;

/**
 * Decides by the route table what happens to a request.
 * @param mayPreview whether this visitor may see drafts
 */
export function decide(path: string, query: URLSearchParams, mayPreview = false): Decision {
  if (/\.php/i.test(path)) return legacy(path, query);
  const tidy = withoutLocale(tidyPath(path));
  if (tidy !== path) return { kind: 'redirect', status: 308, to: withQuery(tidy, query) };
  const { pattern, route } = routeAt(path);
  if (route.movedTo) return { kind: 'redirect', status: 301, to: withQuery(route.movedTo, query) };
  const shown = route.shows ?? path;
  const drafts = mayPreview && asksForDrafts(query) && routeAt(shown).route.drafts === true;
  if (route.parts?.some((key) => query.has(key))) return { kind: 'part', of: pattern as Parted, drafts };
  const plain = plainly(path, shown, drafts ? query : null);
  return route.keeper && query.size > 0
    ? { kind: 'place', list: withQuery(`/listing${path}`, query), otherwise: plain }
    : plain;
}

/** @param drafts the query of an editor who asks for drafts; null for other visitors */
function plainly(path: string, shown: string, drafts: URLSearchParams | null): Settled {
  if (drafts) return { kind: 'draft', to: draftRoute(shown, draftDay(drafts)) };
  return shown === path ? { kind: 'pass' } : { kind: 'rewrite', to: shown };
}

/** The same decision for an editor who asks for drafts. */
export function amongDrafts(settled: Settled, query: URLSearchParams): Settled {
  const day = draftDay(query);
  if (settled.kind === 'rewrite') return { kind: 'draft', to: draftRoute(settled.to, day) };
  return settled.kind === 'redirect' ? { ...settled, to: inDrafts(settled.to, day) } : settled;
}

/**
 * Redirects of the old shop's URLs (specification §2). Targets are made from the path, so they never leave the shop.
 */
function legacy(path: string, query: URLSearchParams): Settled {
  const action = query.get('action');
  if (/^\/+login\.php\/*$/i.test(path) && action === 'change_password') {
    const carried = new URLSearchParams();
    for (const name of ['c', 't']) if (query.has(name)) carried.set(name, query.get(name) ?? '');
    return { kind: 'redirect', status: 302, to: withQuery('/reset-password', carried) };
  }
  if (/^\/+login\.php\/*$/i.test(path) && action === 'reset_password') {
    return { kind: 'redirect', status: 302, to: withQuery('/forgot-password', query) };
  }
  const to = tidyPath(withoutPhp(path));
  return { kind: 'redirect', status: 301, to: withQuery(to, to === '/search' ? withWords(query) : query) };
}

/** The old shop's search had its words in `search_query`. */
function withWords(query: URLSearchParams): URLSearchParams {
  if (query.has('q')) return query;
  return new URLSearchParams([...query].map(([key, value]) => [key === 'search_query' ? 'q' : key, value]));
}

/** Removing `.php` can form a new one (`.p.phphp`), hence the recursion. */
function withoutPhp(path: string): string {
  const shorter = path.replace(/\.php/gi, '');
  return shorter === path ? path : withoutPhp(shorter);
}

/** One leading slash, no repeated or trailing ones; lower case, except where case is significant. */
function tidyPath(path: string): string {
  const slashes = `/${path.replace(/[/\\]+/g, '/').replace(/^\/|\/$/g, '')}`;
  if (FILE.test(slashes) || routeAt(slashes).route.exact) return slashes;
  return slashes.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
}

/** Removes the prefix of the only locale, under which the old shop's routes were also reachable (specification §2). */
const withoutLocale = (path: string): string => path.replace(/^\/en-gb(?=\/|$)/i, '') || '/';

/** Joins a path and a query, without a question mark if the query is empty. */
function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
