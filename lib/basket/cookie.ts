import 'server-only';
import { dropCookie, keepCookie, readCookie } from '@/lib/platform/session/cookies';
import { CART_COOKIE, CART_COOKIE_DAYS } from './rules';

/** Sets the cart cookie for seven days (specification §9). Scripts read it, to follow changes in other tabs. */
export async function keepCart(cartId: string): Promise<void> {
  await keepCookie(CART_COOKIE, cartId, { httpOnly: false, maxAge: CART_COOKIE_DAYS * 86_400 });
}

/** Deletes the cart cookie. */
export async function dropCart(): Promise<void> {
  await dropCookie(CART_COOKIE);
}

/** The cart id in the cookie, unchecked. */
export async function rememberedCart(): Promise<string | null> {
  return (await readCookie(CART_COOKIE)) ?? null;
}
