import { queryOptions } from '@tanstack/react-query';
import { ApiError, getJson } from '@/lib/http/client';
import { dropCookie, keepCookie, readCookie } from '@/lib/http/cookies';
import { readCustomerName } from '@/lib/http/customer-name-client';
import { href } from '@/lib/routing/href';
import { newerBasket } from './queue/optimistic';
import { CART_COOKIE, CART_COOKIE_DAYS } from './rules';
import type { Basket } from './types';

/** The response of the shop's basket routes. */
export type Answer = { basket: Basket | null };

/**
 * The basket of this browser as the platform last had it; null while there is none. A customer's is read even without a
 * cookie, because it belongs to the account (specification §4).
 */
export const basketQuery = queryOptions({
  queryKey: ['basket'] as const,
  queryFn: async ({ client }) => {
    const cartId = readCookie(CART_COOKIE);
    const customer = readCustomerName();
    if (!cartId && customer === null) return null;
    const basket = await readBasket(cartId);
    // Signed out in another tab meanwhile: the customer's basket must not show here.
    if (!cartId && readCustomerName() !== customer) return null;
    followRead(cartId, basket);
    return newerBasket(client.getQueryData<Basket | null>(['basket']), basket);
  },
  staleTime: 30_000,
});

/** Returns null for a basket that no longer exists. @throws ApiError */
async function readBasket(cartId: string | undefined): Promise<Basket | null> {
  try {
    return (await getJson<Answer>(href('/api/get-cart', { cartId }))).basket;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/**
 * Updates the cookie after a read: seven more days for an existing basket, deleted for one that is gone (specification
 * §4). A cookie that a sign-in or another tab has changed meanwhile is left alone.
 */
function followRead(cartId: string | undefined, basket: Basket | null): void {
  if (readCookie(CART_COOKIE) !== cartId) return;
  if (basket) keepCookie(CART_COOKIE, basket.id, CART_COOKIE_DAYS, 'strict');
  else dropCookie(CART_COOKIE);
}
