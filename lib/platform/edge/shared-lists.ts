import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Answer } from './answer.ts';
import { isCrawler } from './document/crawlers.ts';
import type { RequestTarget } from './responder.ts';
import { CLASSES, rankOf } from './traffic.ts';

/** Lifetime of a filtered listing or search results, in seconds. */
export const SHARED_LIFE_S = 10;

const MINUTE_MS = 60_000;
const NOBODYS = 'private, no-store';

/** The only headers that such a page may depend on. */
const PASSED: readonly string[] = ['host', 'accept', 'accept-encoding', 'x-request-id', 'x-client-address'];

/**
 * Whether a request is for a page that is rendered per request and still the same for everybody: a filtered listing or
 * search results. Not as a draft, a router payload, or the copy that crawlers get.
 */
export function isSharedList(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  { path, query }: Pick<RequestTarget, 'path' | 'query'>,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (path.startsWith('/api/') || CLASSES[rankOf(path, query, headers)] !== 'list') return false;
  if (headers['rsc'] || headers.range || isCrawler({ headers })) return false;
  return !new URLSearchParams(query).has('preview');
}

/**
 * Keeps only the headers of `PASSED`: the renderer learns nothing about the visitor, so the page cannot hold any of it.
 */
export const nobodysHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => PASSED.includes(name)));

/**
 * Milliseconds left of the minute in which a page began to be rendered. Delivery days and prices change on the minute,
 * and only prerendered pages know when theirs does (`cacheTags.until`), so others do not outlive the minute.
 * @param begun milliseconds since 1970
 */
export const leftOfMinute = (begun: number): number => MINUTE_MS - (begun % MINUTE_MS) - (Date.now() - begun);

/**
 * Makes a finished page cacheable for everybody, unless something is missing because an upstream failed.
 * @param lacks whether something is missing
 * @param begun when rendering began, in milliseconds since 1970
 */
export function shared(answer: Answer, lacks: boolean, begun: number): Answer {
  const isHtml = answer.headers['content-type']?.toString().startsWith('text/html');
  if (answer.status !== 200 || !isHtml || answer.headers['cache-control'] !== NOBODYS) return answer;
  const leftS = Math.max(0, Math.floor(leftOfMinute(begun) / 1_000));
  const lifeS = lacks ? 0 : Math.min(SHARED_LIFE_S, leftS);
  const cacheControl = `public, max-age=0, s-maxage=${lifeS}${lifeS > 0 ? ', stale-if-error=86400' : ''}`;
  const etag = `W/"${createHash('sha256').update(answer.body).digest('base64url')}"`;
  return { ...answer, headers: { ...answer.headers, 'cache-control': cacheControl, etag } };
}
