/** Where a mailed link leads. */
export const RESET_PAGE = '/reset-password';
/** Holds `c` and `t` of the link for ten minutes, out of reach of scripts, so that they leave the address bar. */
export const RESET_COOKIE = 'resetToken';
export const RESET_COOKIE_S = 600;

export type ResetLink = { customerId: string; token: string };

/** What a link carries, as its cookie holds it; null for an address without one. */
export function linkInAddress(path: string, query: URLSearchParams): string | null {
  const token = query.get('t');
  if (path !== RESET_PAGE || token === null) return null;
  const id = query.get('c') ?? '';
  const fits = /^\d{0,10}$/.test(id) && /^[\w.~+/=-]{1,2000}$/.test(token);
  return fits ? `${id}:${token}` : ':';
}

export function readLink(cookie: string | undefined): ResetLink | null {
  if (cookie === undefined) return null;
  const at = cookie.indexOf(':');
  return at < 0 ? null : { customerId: cookie.slice(0, at), token: cookie.slice(at + 1) };
}
