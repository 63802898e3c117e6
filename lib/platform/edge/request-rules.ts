import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';
import { networkOf } from '../http/networks.ts';
import type { Caller } from './caller.ts';

/** The methods that API routes may use. */
export const API_METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT'];

/** Bytes. */
export const BODY_CAP = 64 * 1024;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** Paths called internally under any host name; what they send is public, or signed. */
const ANY_HOST = /^\/api\/(health|webhooks)\//;

/** Headers by which a client could steer Next.js internals, or claim to be somebody else. */
const INTERNAL =
  /^(x-middleware-|x-nextjs-|x-now-|x-invoke-|x-matched-path$|next-resume$|next-action$|content-security-policy|x-nonce$|x-http-method-override$|x-client-address$|x-shop-|x-forwarded-|forwarded$)/;

/** Those that only the front and the renderers may set. */
const BETWEEN_US = /^(x-client-address$|x-shop-)/;

/** Returns the client's address by which limits count; set by `sanitiseHeaders`. */
export const addressOf = (request: IncomingMessage): string =>
  String(request.headers['x-client-address'] ?? '');

const REQUEST_ID = /^[A-Za-z0-9-]{8,64}$/;

export type Refusal = { status: 405 | 411 | 413 | 415 | 421; allow?: string };

/** Why a request is rejected, apart from its URL; undefined if it is not. */
export function judgeRequest(request: IncomingMessage, path: string, config: Config): Refusal | undefined {
  const isApi = path === '/api' || path.startsWith('/api/') || (config.development && isTool(path));
  if (!isKnownHost(request.headers.host, config) && !ANY_HOST.test(path)) return { status: 421 };
  const allowed = isApi ? API_METHODS : ['GET', 'HEAD'];
  if (!allowed.includes(request.method ?? '')) return { status: 405, allow: allowed.join(', ') };
  return isApi && (request.method === 'POST' || request.method === 'PUT') ? judgeBody(request) : undefined;
}

/** Routes of the development tools of Next.js. */
const isTool = (path: string): boolean => path.startsWith('/__nextjs');

function judgeBody({ headers }: IncomingMessage): Refusal | undefined {
  if (headers['content-encoding'] && headers['content-encoding'] !== 'identity') return { status: 415 };
  if (headers['transfer-encoding']) return { status: 411 };
  return Number(headers['content-length'] ?? 0) > BODY_CAP ? { status: 413 } : undefined;
}

const isKnownHost = (host: string | undefined, config: Config): boolean =>
  host !== undefined && hostsOf(config).includes(host.toLowerCase());

const hosts = new WeakMap<Config, readonly string[]>();

/** The public host; on a loopback name, all loopback names. */
function hostsOf(config: Config): readonly string[] {
  const known = hosts.get(config);
  if (known) return known;
  const { host, hostname } = new URL(config.publicOrigin);
  const ours = LOOPBACK.includes(hostname) ? LOOPBACK.map((name) => `${name}:${config.port}`) : [];
  const all = [host, ...ours];
  hosts.set(config, all);
  return all;
}

/**
 * Removes headers that only the shop may set; in development, only those between front and renderers, because hot
 * reload needs the others. Sets `x-request-id`, and `x-client-address` to the address by which limits count.
 * @returns the request id
 */
export function sanitiseHeaders(
  request: IncomingMessage,
  { address }: Caller,
  { development }: Pick<Config, 'development'>,
): string {
  const taken = development ? BETWEEN_US : INTERNAL;
  for (const name of Object.keys(request.headers)) if (taken.test(name)) delete request.headers[name];
  request.headers['x-client-address'] = networkOf(address);
  const header = String(request.headers['x-request-id'] ?? '');
  const id = REQUEST_ID.test(header) ? header : randomUUID();
  request.headers['x-request-id'] = id;
  return id;
}
