import { type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Config } from '../config.ts';
import { securityHeaders } from './security-headers.ts';

export type Answer = {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** What a cache had of it; absent where none was asked. */
  cache?: 'HIT' | 'STALE' | 'MISS';
};

const RETRY_AFTER_SECONDS = 5;
const UNREAD_MS = 30_000;
const NOTHING_LOADS = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** What every answer says, whatever its kind. */
export const commonHeaders = (id: string, config: Config): OutgoingHttpHeaders => ({
  ...securityHeaders(config.secure),
  ...(config.indexed ? {} : { 'x-robots-tag': 'noindex, nofollow' }),
  'x-request-id': id,
});

/** What is said of an answer that is no page. */
export const NO_PAGE: OutgoingHttpHeaders = { 'content-security-policy': NOTHING_LOADS };

type Sending = {
  id: string;
  config: Config;
  withBody: boolean;
  /** Nothing more is read from this connection. */
  isLast: boolean;
};

/** Has an answer end whose caller takes nothing of it for half a minute. */
export const endUnread = (response: ServerResponse): void => void response.setTimeout(UNREAD_MS);

/** Puts an answer on the wire, with the headers of every answer; one that was streamed is there already. */
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

/** A short answer of our own: JSON to a call, a line of text to anything else. */
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
  // A header holds printable ASCII; lone surrogates, which no address can hold, become the replacement sign.
  const printable = location.toWellFormed().replace(/[^\x21-\x7e]/gu, encodeURIComponent);
  return { status, headers: { location: printable, 'cache-control': cacheControl }, body: Buffer.alloc(0) };
}

/** 304 when the caller holds what would be sent; undefined when not. */
export function notModified(request: Pick<IncomingMessage, 'headers'>, answer: Answer): Answer | undefined {
  const { etag, vary, age, 'cache-control': cacheControl } = answer.headers;
  const held = request.headers['if-none-match']?.split(/,\s*/) ?? [];
  if (answer.status !== 200 || !etag || !held.includes(etag)) return undefined;
  const headers = { etag, vary, 'cache-control': cacheControl, ...(age && { age }) };
  return { status: 304, headers, body: Buffer.alloc(0) };
}

/** An answer to what the HTTP parser could not read, as it goes onto the socket. */
export function rawAnswer(status: number, secure: boolean): string {
  const headers = { ...securityHeaders(secure), connection: 'close', 'content-length': '0' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n');
}

/** What tells a caller when to come back: not sooner than the platform wants it, where that said so. */
export function retryAfter(status: number, seconds = 0): Record<string, string> {
  const wait = Math.max(RETRY_AFTER_SECONDS, seconds);
  return status === 503 || status === 429 ? { 'retry-after': String(wait) } : {};
}
