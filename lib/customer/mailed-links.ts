import { href } from '@/lib/routing/href';
import { RESET_COOKIE, RESET_PAGE, writeLink } from './reset-link';

export const LINK_PAGE = href('/login/open');
export const LINK_COOKIE = 'signInToken';

/** The content of an e-mailed link, moved from its address to a cookie that scripts cannot read. */
export type MailedLink = { page: string; cookie: string; value: string };

/** Lifetime of that cookie: ten minutes, in which the page is used. */
export const MAILED_LINK_S = 600;

/** Characters of a token; a malformed one is stored as an empty text. */
const TOKEN = /^[\w.~+*/=-]{1,2000}$/;

/** Whether an e-mailed link opens this page, which must not leak its address to other sites. */
export const isMailedPage = (path: string): boolean => path === RESET_PAGE || path === LINK_PAGE;

/** Returns the e-mailed link in an address; null for an address without a token. */
export function linkInAddress(path: string, query: URLSearchParams): MailedLink | null {
  const given = query.get('t');
  if (given === null || !isMailedPage(path)) return null;
  const token = TOKEN.test(given) ? given : '';
  return path === RESET_PAGE
    ? { page: path, cookie: RESET_COOKIE, value: writeLink(query, token) }
    : { page: path, cookie: LINK_COOKIE, value: token };
}
