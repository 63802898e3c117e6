import { href } from '@/lib/routing/href';

/** Where a shopper goes who came from nowhere in particular. */
export const AFTER_SIGN_IN = href('/account');

/** Pages that would send the signed-in shopper round in circles, and what is no page: these, and all below them. */
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
 * Where to go after signing in: a path of the shop, as it was asked for, or `/` for anything that could lead away
 * (reliability guide §1.3). Nothing asked for is `/account`.
 * @param wanted decoded once, as `URLSearchParams` does.
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

/** One slash at the start, no backslash, no control character, no second address. */
const leadsInside = (path: string): boolean =>
  /^\/(?![/\\])/.test(path) && !/[\u0000-\u001f\u007f\\]/.test(path) && !path.startsWith('/.');
