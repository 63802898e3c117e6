import 'server-only';
import { cookies } from 'next/headers';
import { config } from '@/lib/platform/config';
import { CART_COOKIE, CART_COOKIE_DAYS } from './rules';

/** Remembers the cart for seven days (specification §9); readable by the browser, which follows its changes. */
export async function keepCart(cartId: string): Promise<void> {
  (await cookies()).set(CART_COOKIE, cartId, {
    sameSite: 'strict',
    secure: config().secure,
    path: '/',
    maxAge: CART_COOKIE_DAYS * 86_400,
  });
}

/** Forgets the cart. */
export async function dropCart(): Promise<void> {
  (await cookies()).delete(CART_COOKIE);
}

/** The cart that this browser remembers. */
export async function rememberedCart(): Promise<string | null> {
  return (await cookies()).get(CART_COOKIE)?.value ?? null;
}
