import type { IncomingHttpHeaders } from 'node:http';
import { nameOf, routeAt } from '../../routing/match.ts';
import type { Rank } from './admission.ts';

/** The classes of requests, in order of rank. */
export const CLASSES = ['order', 'basket', 'page', 'list', 'prefetch'] as const;

/** Returns the route of a path for logs and metrics. It never contains what a visitor typed. */
export function routeTemplate(path: string): string {
  if (isStatic(path)) return '/_next/static';
  return isUnknownCall(path) ? '/api/*' : nameOf(routeAt(path).pattern);
}

/**
 * Returns the priority under load: orders, then basket and sign-in, pages, listings rendered per request, prefetches.
 */
export function rankOf(path: string, query: string, headers: IncomingHttpHeaders): Rank {
  return CLASSES.indexOf(classOf(path, query, headers)) as Rank;
}

function classOf(path: string, query: string, headers: IncomingHttpHeaders): (typeof CLASSES)[number] {
  const { rank, keeper } = routeAt(path).route;
  if (rank === 'order' || rank === 'basket') return rank;
  if (headers['next-router-prefetch'] || headers['purpose'] === 'prefetch' || headers['sec-purpose'])
    return 'prefetch';
  return keeper && (query || isUnknownCall(path)) ? 'list' : rank;
}

const isUnknownCall = (path: string): boolean =>
  path.startsWith('/api/') && routeAt(path).route.keeper !== undefined;

/** Files of the build, immutable under their names. */
export const isStatic = (path: string): boolean => path.startsWith('/_next/static/');

/** Whether the response is streamed, because it may be megabytes. */
export const isStreamed = (path: string): boolean => routeAt(path).route.streamed !== undefined;

/**
 * Whether only the primary renderer may handle it: API calls and personal pages, which rely on rate limits, locks and
 * records in the memory of one process. Pages prefer other renderers, which keeps this one free.
 */
export function isForPrimary(path: string): boolean {
  const { rank, rendered, engines } = routeAt(path).route;
  if (path.startsWith('/api/') || rank === 'order' || rank === 'basket') return true;
  return rendered === 'request' && engines === 'away' && rank === 'page';
}

/** Targets of the middleware's rewrites and internal routes of Next.js; requested from outside, they are a 404. */
export const isInternal = (path: string): boolean =>
  routeAt(path).route.inside !== undefined || /^\/_next\/(image|data)\b/.test(path);
