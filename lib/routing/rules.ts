import { asksForDrafts, draftDay, draftRoute, inDrafts } from './drafts.ts';
import { routeAt } from './match.ts';
import type { Parted } from './routes.ts';

/** What is done with a request before any page or upstream is asked. Addresses are path-absolute. */
export type Settled =
  | { kind: 'redirect'; status: 301 | 302 | 307 | 308; to: string }
  /** Answered by another route of ours; the visitor's address stays. */
  | { kind: 'rewrite'; to: string }
  /** The same, for the eyes of editors: kept by nobody, indexed by nobody. */
  | { kind: 'draft'; to: string }
  | { kind: 'pass' };

/** The same, or what only a subject can say of the query. */
export type Decision =
  | Settled
  /** It asks for a part of this page. */
  | { kind: 'part'; of: Parted; drafts: boolean }
  /** If it narrows what the merchant keeps there, the list is made for this request. */
  | { kind: 'place'; list: string; otherwise: Settled };

/** A file by its name's ending: its letters mean something in both cases. */
const FILE = /\.[a-z0-9]{2,5}$/i;

/** @param mayPreview whether this visitor may see drafts. */
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

/** @param drafts the query of an editor who looks at them */
function plainly(path: string, shown: string, drafts: URLSearchParams | null): Settled {
  if (drafts) return { kind: 'draft', to: draftRoute(shown, draftDay(drafts)) };
  return shown === path ? { kind: 'pass' } : { kind: 'rewrite', to: shown };
}

/** What is settled of a part of a page, for an editor who looks at its drafts. */
export function amongDrafts(settled: Settled, query: URLSearchParams): Settled {
  const day = draftDay(query);
  if (settled.kind === 'rewrite') return { kind: 'draft', to: draftRoute(settled.to, day) };
  return settled.kind === 'redirect' ? { ...settled, to: inDrafts(settled.to, day) } : settled;
}

/** The old shop's addresses (specification §2). The target is made of the path alone, so it never leaves the shop. */
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

/** The old shop's search asked with `search_query`. */
function withWords(query: URLSearchParams): URLSearchParams {
  if (query.has('q')) return query;
  return new URLSearchParams([...query].map(([key, value]) => [key === 'search_query' ? 'q' : key, value]));
}

/** Taking `.php` out can make a new one (`.p.phphp`), so until there is none left. */
function withoutPhp(path: string): string {
  const shorter = path.replace(/\.php/gi, '');
  return shorter === path ? path : withoutPhp(shorter);
}

/** One leading slash, none doubled, none at the end; lower case where case means nothing. */
function tidyPath(path: string): string {
  const slashes = `/${path.replace(/[/\\]+/g, '/').replace(/^\/|\/$/g, '')}`;
  if (FILE.test(slashes) || routeAt(slashes).route.exact) return slashes;
  return slashes.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
}

/** The old shop's routes stood under a locale as well, of which there is one (specification §2). */
const withoutLocale = (path: string): string => path.replace(/^\/en-gb(?=\/|$)/i, '') || '/';

/** An address with all of a query. */
function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
