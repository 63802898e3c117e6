import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '@/lib/platform/same-secret';

/** Names of specification §9. */
export const XSRF_COOKIE = 'XSRF-TOKEN';
export const XSRF_HEADER = 'x-xsrf-token';
/** Response header: the token has expired, and the write may be repeated with a fresh one. */
export const TOKEN_IS_OLD = 'x-xsrf-renew';

const sign = (secret: string, nonce: string, binding: string) =>
  createHmac('sha256', secret).update(`xsrf:${nonce}:${binding}`).digest('base64url');

/**
 * Returns an anti-forgery token, valid for one session.
 * @param binding the session's id, or '' for a visitor
 */
export function makeXsrfToken(secret: string, binding: string): string {
  const nonce = randomBytes(16).toString('base64url');
  return `${nonce}.${sign(secret, nonce, binding)}`;
}

/** Whether cookie and header contain the same token, made by us for this session. */
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
 * Whether a request comes from our own origin, by the browser's `Origin` and `Sec-Fetch-Site` headers. A request with
 * neither is not from a browser, so it cannot abuse a visitor's cookies.
 */
export function isSameOrigin(headers: Headers, publicOrigin: string): boolean {
  const origin = headers.get('origin');
  // A page with the referrer policy `no-referrer` posts its forms with `Origin: null`.
  if (origin === 'null') return headers.get('sec-fetch-site') === 'same-origin';
  if (origin !== null) {
    const host = headers.get('host');
    return origin === publicOrigin || (host !== null && isLoopback(host) && origin === `http://${host}`);
  }
  const site = headers.get('sec-fetch-site');
  return site === null || site === 'same-origin';
}

const isLoopback = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
