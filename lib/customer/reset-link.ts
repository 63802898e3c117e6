import { href } from '@/lib/routing/href';

/** Path to which the reset link leads. */
export const RESET_PAGE = href('/reset-password');
export const RESET_COOKIE = 'resetToken';

export type ResetLink = { customerId: string; token: string };

/** Returns the cookie's value for a link. */
export function writeLink(query: URLSearchParams, token: string): string {
  const id = query.get('c') ?? '';
  return /^\d{0,10}$/.test(id) && token !== '' ? `${id}:${token}` : ':';
}

export function readLink(cookie: string | undefined): ResetLink | null {
  if (cookie === undefined) return null;
  const at = cookie.indexOf(':');
  return at < 0 ? null : { customerId: cookie.slice(0, at), token: cookie.slice(at + 1) };
}
