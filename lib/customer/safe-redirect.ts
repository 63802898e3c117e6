import { href } from '@/lib/routing/href';

/** Page after signing in when no other was requested. */
export const AFTER_SIGN_IN = href('/account');

/** Pages, with everything below them, that would send a signed-in shopper in circles, and paths that are not pages. */
const NOWHERE = [
  href('/login'),
  href('/logout'),
  href('/forgot-password'),
  href('/reset-password'),
  '/api',
  '/_next',
];
const NEVER = new RegExp(`^(${NOWHERE.join('|')})(?=[/?#]|$)`);

/**
 * Returns the page to go to after signing in: the requested path of the shop, or `/` for anything that could lead
 * elsewhere (reliability guide §1.3). Without a request it is `/account`.
 * @param wanted decoded once, as by `URLSearchParams`
 */
export function safeRedirect(wanted: string | null | undefined): string {
  if (!wanted) return AFTER_SIGN_IN;
  return isOwnPath(wanted) && !NEVER.test(wanted) ? wanted : '/';
}

function isOwnPath(path: string): boolean {
  if (path.length > 2_000 || !leadsInside(path)) return false;
  try {
    return leadsInside(decodeURIComponent(path)) && new URL(path, ANYWHERE).origin === ANYWHERE;
  } catch {
    return false;
  }
}

const ANYWHERE = 'https://shop.invalid';

/**
 * Whether a path starts with exactly one slash and has no backslash or control character, so that it cannot name
 * another host.
 */
const leadsInside = (path: string): boolean =>
  /^\/(?![/\\])/.test(path) && !/[\u0000-\u001f\u007f\\]/.test(path) && !path.startsWith('/.');
