import 'server-only';
import { answer, problem, upstreamProblem } from '@/lib/platform/http/api';
import { dropCookie, keepCookie, readCookie } from '@/lib/platform/session/cookies';
import { log } from '@/lib/platform/observe/log';
import type { Result, UpstreamError } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import type { KeptWishlist } from './queries';
import { MAX_WISHES, WISHLIST_COOKIE } from './rules';
import type { NoWishlist, Wishlist } from './types';

const REFUSALS: Record<NoWishlist['kind'], [number, string]> = {
  'no-list': [404, 'This wishlist is no longer there.'],
  'no-product': [404, 'This is no longer sold.'],
  full: [422, `Your wishlist holds ${MAX_WISHES} products. Remove something to save another.`],
};

export const signInFirst = () => problem(401, 'Sign in to see your wishlist on every device.');

/** Returns the response to a wishlist call: 200, or 500 with a log entry when the platform fails (specification §8). */
export async function wishlistAnswer(
  result: Result<KeptWishlist | null, UpstreamError | NoWishlist>,
  session: Session,
): Promise<Response> {
  if (result.ok) {
    await remember(result.value, session);
    return answer({ wishlist: result.value && present(result.value) });
  }
  const { error } = result;
  if (!('upstream' in error)) return problem(...REFUSALS[error.kind]);
  log('error', 'wishlist', { kind: error.kind, status: error.status, code: error.code });
  return upstreamProblem(error, 500);
}

const present = ({ id, shared, productIds }: KeptWishlist): Wishlist => ({ id, shared, productIds });

async function remember(list: KeptWishlist | null, { expiresAt }: Session): Promise<void> {
  if (!list) await dropCookie(WISHLIST_COOKIE);
  else if ((await readCookie(WISHLIST_COOKIE)) !== String(list.id))
    await keepCookie(WISHLIST_COOKIE, String(list.id), { httpOnly: false, expires: expiresAt });
}
