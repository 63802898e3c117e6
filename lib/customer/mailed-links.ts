import { href } from '@/lib/routing/href';
import { RESET_COOKIE, RESET_PAGE, writeLink } from './reset-link';

export const LINK_PAGE = href('/login/open');
export const LINK_COOKIE = 'signInToken';

/** What a mailed link carries, out of its address and in a cookie that no script reads. */
export type MailedLink = { page: string; cookie: string; value: string };

/** Ten minutes, in which the page is used. */
export const MAILED_LINK_S = 600;

/** What a token may hold; what does not look like one is kept as none. */
const TOKEN = /^[\w.~+*/=-]{1,2000}$/;

/** Pages that a mailed link opens: nothing tells others of their address, whatever stands in it. */
export const isMailedPage = (path: string): boolean => path === RESET_PAGE || path === LINK_PAGE;

/** The link that an address is; null for an address without a token. */
export function linkInAddress(path: string, query: URLSearchParams): MailedLink | null {
  const given = query.get('t');
  if (given === null || !isMailedPage(path)) return null;
  const token = TOKEN.test(given) ? given : '';
  return path === RESET_PAGE
    ? { page: path, cookie: RESET_COOKIE, value: writeLink(query, token) }
    : { page: path, cookie: LINK_COOKIE, value: token };
}
