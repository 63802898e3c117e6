import type { IncomingHttpHeaders } from 'node:http';
import type { Rank } from './admission.ts';

const FIRST_SEGMENTS_WITH_CHILDREN = new Set([
  'p',
  'brands',
  'blog',
  'products-old',
  'account',
  'ssr',
  'buying-guides',
]);

/** Answered by the front itself. */
const OWN_CALLS = new Set(['/api/health/live', '/api/health/ready', '/api/metrics']);

/**
 * A path as logs and metrics name it: never what a visitor typed.
 * @param routes the addresses that stand for themselves.
 */
export function routeTemplate(path: string, routes: ReadonlySet<string>): string {
  if (isStatic(path)) return '/_next/static';
  if (path === '/' || OWN_CALLS.has(path) || routes.has(path)) return path;
  if (path.startsWith('/api/')) return '/api/*';
  const [, first = '', second, ...rest] = path.split('/');
  if (second === undefined) return '/:slug';
  if (second === 'all' && rest.length === 0) return '/:slug/all';
  return FIRST_SEGMENTS_WITH_CHILDREN.has(first) && rest.length === 0 ? `/${first}/:slug` : '/*';
}

/** Who goes first under load: orders, then basket and sign-in, pages, lists made for one visitor, prefetches. */
export function rankOf(path: string, query: string, headers: IncomingHttpHeaders): Rank {
  if (/^\/(checkout|api\/(checkout|place-order|pay))\b/.test(path)) return 0;
  if (/^\/(cart|login|account|api)\b/.test(path)) return path === '/api/insights' ? 5 : 1;
  if (headers['next-router-prefetch'] || headers['purpose'] === 'prefetch' || headers['sec-purpose'])
    return 4;
  return query || path.startsWith('/search') ? 3 : 2;
}

/** What the build made once: its content never changes under its name. */
export const isStatic = (path: string) => path.startsWith('/_next/static/');

/** Served without waiting for a place: what costs next to nothing, and what tells whether we live. */
export const isExempt = (path: string) => isStatic(path) || path.startsWith('/api/health/');

/** Sent while it is made, because it may be megabytes. */
export const isStreamed = (path: string) => /^\/sitemaps\/[^/]+\.xml$/.test(path);

/** Paths that middleware rewrites to; asked for from outside they do not exist. */
export const isInternal = (path: string) =>
  /^\/(listing|place|status|draft)(\/|$)|^\/_next\/(image|data)\b/.test(path);
