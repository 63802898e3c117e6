import 'server-only';
import { dropCookie, keepCookie, readCookie } from '@/lib/platform/session/cookies';
import { CART_COOKIE, CART_COOKIE_DAYS } from './rules';

/** Remembers the cart for seven days (specification §9); readable by the browser, which follows its changes. */
export async function keepCart(cartId: string): Promise<void> {
  await keepCookie(CART_COOKIE, cartId, { httpOnly: false, maxAge: CART_COOKIE_DAYS * 86_400 });
}

/** Forgets the cart. */
export async function dropCart(): Promise<void> {
  await dropCookie(CART_COOKIE);
}

/** The cart that this browser remembers. */
export async function rememberedCart(): Promise<string | null> {
  return (await readCookie(CART_COOKIE)) ?? null;
}
