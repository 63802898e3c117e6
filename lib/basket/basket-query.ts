import { queryOptions } from '@tanstack/react-query';
import { ApiError, getJson } from '@/lib/http/client';
import { dropCookie, keepCookie, readCookie } from '@/lib/http/cookies';
import { readCustomerName } from '@/lib/http/customer-name-client';
import { href } from '@/lib/routing/href';
import { newer } from './queue/optimistic';
import { CART_COOKIE, CART_COOKIE_DAYS } from './rules';
import type { Basket } from './types';

/** What the shop answers to whoever reads or changes a basket. */
export type Answer = { basket: Basket | null };

/**
 * The one basket of this browser, as the platform last had it; null while there is none. A customer's is asked for
 * whether or not the browser remembers it: it goes by the account (specification §4).
 */
export const basketQuery = queryOptions({
  queryKey: ['basket'] as const,
  queryFn: async ({ client }) => {
    const cartId = readCookie(CART_COOKIE);
    const customer = readCustomerName();
    if (!cartId && customer === null) return null;
    const basket = await readBasket(cartId);
    // Whoever signed out in another tab leaves nothing behind in this one.
    if (!cartId && readCustomerName() !== customer) return null;
    followRead(cartId, basket);
    return newer(client.getQueryData<Basket | null>(['basket']), basket);
  },
  staleTime: 30_000,
});

/** @throws ApiError unless the basket is there, or gone. */
async function readBasket(cartId: string | undefined): Promise<Basket | null> {
  try {
    return (await getJson<Answer>(href('/api/get-cart', { cartId }))).basket;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/**
 * The cookie follows what was read: seven days more for a basket that is there, no more for one that is gone
 * (specification §4). What a sign-in or another tab has written meanwhile stays.
 */
function followRead(cartId: string | undefined, basket: Basket | null): void {
  if (readCookie(CART_COOKIE) !== cartId) return;
  if (basket) keepCookie(CART_COOKIE, basket.id, CART_COOKIE_DAYS, 'strict');
  else dropCookie(CART_COOKIE);
}
