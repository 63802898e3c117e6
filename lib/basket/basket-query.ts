import { queryOptions } from '@tanstack/react-query';
import { getJson } from '@/lib/http/client';
import { readCookie } from '@/lib/http/cookies';
import { href } from '@/lib/routing/href';
import { newer } from './queue/optimistic';
import { CART_COOKIE } from './rules';
import type { Basket } from './types';

/** What the shop answers to whoever reads or changes a basket. */
export type Answer = { basket: Basket | null };

/** The one basket of this browser, as the platform last had it; null while there is none. */
export const basketQuery = queryOptions({
  queryKey: ['basket'] as const,
  queryFn: async ({ client }) => {
    const cartId = readCookie(CART_COOKIE);
    if (!cartId) return null;
    const { basket } = await getJson<Answer>(href('/api/get-cart', { cartId }));
    return newer(client.getQueryData<Basket | null>(['basket']), basket);
  },
  staleTime: 30_000,
});
