import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';

/** Bytes. */
export const BODY_CAP = 64 * 1024;

/** Headers with which a stranger could speak to the framework's inside, or claim to be somebody else. */
const INTERNAL =
  /^(x-middleware-|x-nextjs-|x-now-|x-invoke-|x-matched-path$|next-resume$|next-action$|content-security-policy|x-nonce$|x-http-method-override$|x-client-address$|x-forwarded-|forwarded$)/;

/** The caller's address, once `sanitiseHeaders` has worked it out. */
export const addressOf = (request: IncomingMessage): string =>
  String(request.headers['x-client-address'] ?? '');

const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;

export type Refusal = { status: 405 | 411 | 413 | 415 | 421; allow?: string };

/** What is wrong with a request apart from its URL. */
export function judgeRequest(request: IncomingMessage, path: string, config: Config): Refusal | undefined {
  const isApi = path === '/api' || path.startsWith('/api/');
  if (!isKnownHost(request.headers.host, config) && !path.startsWith('/api/health/')) return { status: 421 };
  const allowed = isApi ? ['GET', 'HEAD', 'POST', 'PUT'] : ['GET', 'HEAD'];
  if (!allowed.includes(request.method ?? '')) return { status: 405, allow: allowed.join(', ') };
  return isApi && (request.method === 'POST' || request.method === 'PUT') ? judgeBody(request) : undefined;
}

function judgeBody({ headers }: IncomingMessage): Refusal | undefined {
  if (headers['content-encoding'] && headers['content-encoding'] !== 'identity') return { status: 415 };
  if (headers['transfer-encoding']) return { status: 411 };
  return Number(headers['content-length'] ?? 0) > BODY_CAP ? { status: 413 } : undefined;
}

function isKnownHost(host: string | undefined, { publicOrigin, port }: Config): boolean {
  const known = [new URL(publicOrigin).host, `localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`];
  return host !== undefined && known.includes(host.toLowerCase());
}

/**
 * Takes out of a request what only we may say, and adds what we know: `x-request-id`, and the caller's address as
 * `x-client-address` (of the last hop, when a trusted proxy stands before us).
 * @returns the request id.
 */
export function sanitiseHeaders(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '');
  for (const name of Object.keys(request.headers)) if (INTERNAL.test(name)) delete request.headers[name];
  const lastHop = trustProxy ? forwarded.split(',').at(-1)?.trim() : '';
  request.headers['x-client-address'] = lastHop || request.socket.remoteAddress || 'unknown';
  const given = String(request.headers['x-request-id'] ?? '');
  const id = REQUEST_ID.test(given) ? given : randomUUID();
  request.headers['x-request-id'] = id;
  return id;
}
