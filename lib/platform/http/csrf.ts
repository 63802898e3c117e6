import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '@/lib/platform/same-secret';

/** Specification §9. */
export const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'x-xsrf-token';
/** Stands in the answer to a page of ours whose token is no longer good. */
export const TOKEN_IS_OLD = 'x-xsrf-renew';

const sign = (secret: string, nonce: string, binding: string) =>
  createHmac('sha256', secret).update(`xsrf:${nonce}:${binding}`).digest('base64url');

/** A token that only we could have made, good for one session (`binding`: its id, or '' for a visitor). */
export function makeXsrfToken(secret: string, binding: string): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${sign(secret, nonce, binding)}`;
}

/** Whether cookie and header hold the same token, made by us for this session. */
export function isXsrfToken(
  secret: string,
  binding: string,
  cookie: string | undefined,
  header: string | null,
): boolean {
  if (!cookie || cookie !== header) return false;
  const [nonce, mac, ...rest] = cookie.split('.');
  if (!nonce || !mac || rest.length > 0) return false;
  return isSameSecret(mac, sign(secret, nonce, binding));
}

/**
 * Whether a write comes from one of our own pages, by what the browser itself says. A request that says nothing at
 * all is not a browser's and cannot ride on anybody's cookies.
 */
export function isSameOrigin(headers: Headers, publicOrigin: string): boolean {
  const origin = headers.get('origin');
  // A page that sends no referrer posts its forms without an origin as well.
  if (origin === 'null') return headers.get('sec-fetch-site') === 'same-origin';
  if (origin !== null) {
    const host = headers.get('host');
    return origin === publicOrigin || (host !== null && isLoopback(host) && origin === `http://${host}`);
  }
  const site = headers.get('sec-fetch-site');
  return site === null || site === 'same-origin';
}

const isLoopback = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
