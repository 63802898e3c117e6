import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Answer } from './answer.ts';
import { isCrawler } from './document/crawlers.ts';
import type { RequestTarget } from './responder.ts';
import { CLASSES, rankOf } from './traffic.ts';

/** Seconds for which a narrowed list or what was found stands at most. */
export const SHARED_LIFE_S = 10;

const MINUTE_MS = 60_000;
const NOBODYS = 'private, no-store';

/** What such a page is made of besides its address. */
const PASSED: readonly string[] = ['host', 'accept', 'accept-encoding', 'x-request-id', 'x-client-address'];

/**
 * Whether a request asks for a page that is made for each request and still the same for everybody: a list as a query
 * narrows it, or what is found. Not as drafts, as a payload for the router, or as crawlers get it.
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

/** The headers that a renderer is given of such a request: of who asks it learns nothing, so nothing can be in the page. */
export const nobodysHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => PASSED.includes(name)));

/**
 * How long what began to be made then may stand, in milliseconds: not beyond its minute. A page names days of delivery
 * and prices, which end on the minute, and which one ends when only the pages made ahead know (`cacheTags.until`).
 * @param begun milliseconds since 1970
 */
export const leftOfMinute = (begun: number): number => MINUTE_MS - (begun % MINUTE_MS) - (Date.now() - begun);

/**
 * Says of a finished page that everybody may have it, and for how long: one that lacks what an upstream did not give is
 * kept by nobody.
 * @param begun when it began to be made, in milliseconds since 1970
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
