import { blogHref, blogRoute, readBlogPlace } from '@/lib/blog/rules';
import { isFactKey, isReservedKey } from '@/lib/catalogue/listing-keys';
import { asksForDrafts } from './drafts';
import { isOwnPath } from './own-paths';

/** What is done with a request before any page or upstream is asked. Addresses are path-absolute. */
export type Decision =
  | { kind: 'redirect'; status: 301 | 302 | 308; to: string }
  /** Answered by another route of ours; the visitor's address stays. */
  | { kind: 'rewrite'; to: string }
  /** The same, for the eyes of editors: kept by nobody, indexed by nobody. */
  | { kind: 'draft'; to: string }
  /** A rewrite, if a list stands at the address that can be narrowed by one of these keys. */
  | { kind: 'list'; keys: string[]; to: string; otherwise: Decision }
  | { kind: 'pass' };

/** Where the home page also stands (specification §2). */
const HOME_ALIASES = /^\/(home|index-client|slug-client|ssr\/[^/]+)$/;

/** Paths whose letters mean something in both cases: SKUs, and what is no page. */
const CASE_MATTERS = /^\/(p\/|builds\/|\.well-known\/)|\.[a-z0-9]{2,5}$/i;

/** Pages that also stand as drafts: home, posts, guides, makers, and what editors and merchant keep at a path. */
const DRAFTED = /^\/($|(blog|brands|buying-guides)\/[^/]+$|buying-guides$)/;

/** @param mayPreview whether this visitor may see drafts. */
export function decide(path: string, query: URLSearchParams, mayPreview = false): Decision {
  if (/\.php/i.test(path)) return legacy(path, query);
  const tidy = tidyPath(path);
  if (tidy !== path) return { kind: 'redirect', status: 308, to: withQuery(tidy, query) };
  if (path === '/colours') return { kind: 'redirect', status: 301, to: withQuery('/colors', query) };
  if (path === '/blog' && (query.has('tag') || query.has('page'))) return blog(query);
  if (HOME_ALIASES.test(path)) return { kind: 'rewrite', to: '/' };
  const plain: Decision =
    mayPreview && asksForDrafts(query) && hasDraft(path)
      ? { kind: 'draft', to: `/draft${path === '/' ? '' : path}` }
      : { kind: 'pass' };
  return isOwnPath(path) ? plain : place(path, query, plain);
}

/** What the merchant keeps at a path: where it is a list that the query narrows, it is made for this request. */
function place(path: string, query: URLSearchParams, plain: Decision): Decision {
  const to = withQuery(`/listing${path}`, query);
  const keys = [...query.keys()];
  if (keys.some(isReservedKey)) return { kind: 'rewrite', to };
  const facts = keys.filter(isFactKey);
  return facts.length > 0 ? { kind: 'list', keys: facts, to, otherwise: plain } : plain;
}

const hasDraft = (path: string): boolean =>
  DRAFTED.test(path) || (/^\/[^/]+$/.test(path) && !isOwnPath(path));

/** A page of the blog, or what it has under a tag, made ahead behind an address of its own. */
function blog(query: URLSearchParams): Decision {
  const place = readBlogPlace(query);
  const own = new URLSearchParams([...query].filter(([key]) => key === 'tag' || key === 'page'));
  const wanted = blogHref(place);
  if (withQuery('/blog', own) !== withQuery('/blog', new URLSearchParams(wanted.split('?')[1] ?? ''))) {
    return { kind: 'redirect', status: 308, to: wanted };
  }
  return { kind: 'rewrite', to: blogRoute(place) };
}

/** The old shop's addresses (specification §2). The target is made of the path alone, so it never leaves the shop. */
function legacy(path: string, query: URLSearchParams): Decision {
  const action = query.get('action');
  if (/^\/+login\.php\/*$/i.test(path) && action === 'change_password') {
    const kept = new URLSearchParams();
    for (const name of ['c', 't']) if (query.has(name)) kept.set(name, query.get(name) ?? '');
    return { kind: 'redirect', status: 302, to: withQuery('/reset-password', kept) };
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
  if (CASE_MATTERS.test(slashes)) return slashes;
  return slashes.replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
    part.startsWith('%') ? part : part.toLowerCase(),
  );
}

function withQuery(path: string, query: URLSearchParams): string {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}
