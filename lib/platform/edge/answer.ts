import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Config } from '../config.ts';
import { securityHeaders } from './security-headers.ts';

export type Answer = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** Whether it came from a cache; absent if no cache was involved. */
  cache?: 'HIT' | 'STALE' | 'MISS';
};

const RETRY_AFTER_SECONDS = 5;
const UNREAD_MS = 30_000;
const NOTHING_LOADS = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The headers of every response. */
export const commonHeaders = (id: string, config: Config): OutgoingHttpHeaders => ({
  ...securityHeaders(config.secure),
  ...(config.indexed ? {} : { 'x-robots-tag': 'noindex, nofollow' }),
  'x-request-id': id,
});

/** The Content-Security-Policy of a response that is not a page. */
export const NO_PAGE: OutgoingHttpHeaders = { 'content-security-policy': NOTHING_LOADS };

type Sending = {
  id: string;
  config: Config;
  withBody: boolean;
  /** Whether the connection closes after this response. */
  isLast: boolean;
};

/** Destroys the connection of a client that reads nothing of a response for half a minute. */
export const endUnread = (response: ServerResponse): void => void response.setTimeout(UNREAD_MS);

/** Sends a response with the headers of every response. Does nothing if it was streamed already. */
export function send(
  response: ServerResponse,
  answer: Answer,
  { id, config, withBody, isLast }: Sending,
): void {
  if (response.headersSent || response.destroyed) return;
  const hasBody = answer.status !== 204 && answer.status !== 304;
  response.writeHead(answer.status, {
    ...(answer.status === 304 ? {} : NO_PAGE),
    ...answer.headers,
    ...commonHeaders(id, config),
    ...(answer.headers['referrer-policy'] ? { 'referrer-policy': answer.headers['referrer-policy'] } : {}),
    ...(hasBody ? { 'content-length': answer.body.length } : {}),
    ...(isLast ? { connection: 'close' } : {}),
  });
  endUnread(response);
  response.end(hasBody && withBody ? answer.body : undefined);
}

/** Creates a short response: JSON for an API call, a line of text for any other path. */
export function plainAnswer(
  status: number,
  path: string,
  id: string,
  extra: OutgoingHttpHeaders = {},
): Answer {
  const statusMessage = STATUS_CODES[status] ?? 'Error';
  const isCall = path.startsWith('/api/');
  const body = isCall
    ? JSON.stringify({ statusCode: status, statusMessage, message: statusMessage, requestId: id })
    : `${status} ${statusMessage}\n`;
  return {
    status,
    headers: {
      'content-type': isCall ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      ...retryAfter(status),
      ...extra,
    },
    body: Buffer.from(body),
  };
}

export function redirectAnswer(status: number, location: string, cacheControl = 'no-store'): Answer {
  // A header may only contain printable ASCII. Lone surrogates, which no URL can contain, become U+FFFD.
  const printable = location.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent);
  return { status, headers: { location: printable, 'cache-control': cacheControl }, body: Buffer.alloc(0) };
}

/** Returns a 304 if the client already has this response, by its ETag; undefined if not. */
export function notModified(request: Pick<IncomingMessage, 'headers'>, answer: Answer): Answer | undefined {
  const { etag, vary, age, 'cache-control': cacheControl } = answer.headers;
  const held = request.headers['if-none-match']?.split(/,\s*/) ?? [];
  if (answer.status !== 200 || !etag || !held.includes(etag)) return undefined;
  const headers = { etag, vary, 'cache-control': cacheControl, ...(age && { age }) };
  return { status: 304, headers, body: Buffer.alloc(0) };
}

/** Returns the response to a request that the HTTP parser could not read, as text for the socket. */
export function rawAnswer(status: number, secure: boolean): string {
  const headers = { ...securityHeaders(secure), connection: 'close', 'content-length': '0' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n');
}

/**
 * Returns the `Retry-After` header of a 429 or 503: at least five seconds, and at least as long as the platform asked
 * for.
 */
export function retryAfter(status: number, seconds = 0): Record<string, string> {
  const wait = Math.max(RETRY_AFTER_SECONDS, seconds);
  return status === 503 || status === 429 ? { 'retry-after': String(wait) } : {};
}
