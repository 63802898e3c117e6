import 'server-only';
import { cookies } from 'next/headers';
import { answer, problem, upstreamProblem } from '@/lib/platform/api';
import { config } from '@/lib/platform/config';
import { log } from '@/lib/platform/log';
import type { Result, UpstreamError } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session';
import type { KeptWishlist } from './queries';
import { MAX_WISHES, WISHLIST_COOKIE } from './rules';
import type { NoWishlist, Wishlist } from './types';

const REFUSALS: Record<NoWishlist['kind'], [number, string]> = {
  'no-list': [404, 'This wishlist is no longer there.'],
  'no-product': [404, 'This is no longer sold.'],
  full: [422, `Your wishlist holds ${MAX_WISHES} products. Take something off it to save another.`],
};

export const signInFirst = () => problem(401, 'Sign in to see your wishlist on every device.');

/** The answer to a wishlist call: 200, or 500 and a line in the log when the platform fails (specification §8). */
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
  const jar = await cookies();
  const known = jar.get(WISHLIST_COOKIE)?.value;
  if (!list) {
    if (known !== undefined) jar.delete(WISHLIST_COOKIE);
  } else if (known !== String(list.id)) {
    jar.set(WISHLIST_COOKIE, String(list.id), {
      sameSite: 'strict',
      secure: config().secure,
      path: '/',
      expires: expiresAt,
    });
  }
}
