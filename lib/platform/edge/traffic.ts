import type { IncomingHttpHeaders } from 'node:http';
import { nameOf, routeAt } from '../../routing/match.ts';
import type { Rank } from './admission.ts';

/** What requests of each rank are for. */
export const CLASSES = ['order', 'basket', 'page', 'list', 'prefetch'] as const;

/** A path as logs and metrics name it: never what a visitor typed. */
export function routeTemplate(path: string): string {
  if (isStatic(path)) return '/_next/static';
  return isUnknownCall(path) ? '/api/*' : nameOf(routeAt(path).pattern);
}

/** Who goes first under load: orders, then basket and sign-in, pages, lists made for one visitor, prefetches. */
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

/** What the build made once: its content never changes under its name, and costs next to nothing. */
export const isStatic = (path: string): boolean => path.startsWith('/_next/static/');

/** Sent while it is made, because it may be megabytes. */
export const isStreamed = (path: string): boolean => routeAt(path).route.streamed !== undefined;

/**
 * Whether the primary renderer alone works on it: calls and what is a shopper's own, which go by limits, turns and
 * notes in the memory of one process, and which so have one that pages leave free.
 */
export function isForPrimary(path: string): boolean {
  const { rank, rendered, engines } = routeAt(path).route;
  if (path.startsWith('/api/') || rank === 'order' || rank === 'basket') return true;
  return rendered === 'request' && engines === 'away' && rank === 'page';
}

/** Paths that middleware rewrites to; asked for from outside they do not exist. */
export const isInternal = (path: string): boolean =>
  routeAt(path).route.inside !== undefined || /^\/_next\/(image|data)\b/.test(path);
