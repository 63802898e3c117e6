import {
  type MutationOptions,
  MutationObserver,
  type QueryClient,
  queryOptions,
  useIsMutating,
  useMutation,
  useMutationState,
  useQuery,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import { ApiError, getJson, sendJson } from '@/lib/http/client';
import { readCookie } from '@/lib/http/cookies';
import { useHydrated } from '@/lib/http/hydration';
import { queryStore, useQueryStore } from '@/lib/http/query-store';
import { type Change, expected, newer } from './optimistic';
import type { LineItemRequest } from './requests';
import { CART_COOKIE } from './rules';
import { announceBasketChange } from './sync';
import type { Basket } from './types';

type Answer = { basket: Basket | null };

const key = ['basket'] as const;

/** The one basket of this browser, as the platform last had it; null while there is none. */
export const basketQuery = queryOptions({
  queryKey: key,
  queryFn: async ({ client }) => {
    const cartId = readCookie(CART_COOKIE);
    if (!cartId) return null;
    const { basket } = await getJson<Answer>(`/api/get-cart?cartId=${encodeURIComponent(cartId)}`);
    return newer(client.getQueryData<Basket | null>(key), basket);
  },
  staleTime: 30_000,
});

/**
 * The basket as far as it is known; nothing is while the page is being taken over from the server. `basket` is what the
 * shopper sees, with the changes that are on their way; `sure` is what the platform last said, for money.
 */
export function useBasket() {
  const store = useQueryStore();
  const { data, isPending, isError, refetch } = useQuery(basketQuery, store);
  const underWay = useMutationState(
    { filters: { mutationKey: key, status: 'pending' }, select: ({ state }) => state.variables as Change },
    store,
  );
  const hydrated = useHydrated();
  const sure = hydrated ? data : undefined;
  const basket = useMemo(() => sure && underWay.reduce(expected, sure), [sure, underWay]);
  return { basket, sure, isPending: !hydrated || isPending, isError: hydrated && isError, refetch };
}

/** Whether a change is on its way; sums are shown as not yet sure while it is. */
export const useBasketBusy = () => useIsMutating({ mutationKey: key }, useQueryStore()) > 0;

/** A basket that is gone by now makes way for a new one. */
async function add(cartId: string | undefined, lineItem: LineItemRequest[]): Promise<Answer> {
  if (cartId) {
    try {
      return await sendJson<Answer>('POST', '/api/add-cart-item', { cartId, lineItem });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
    }
  }
  return sendJson<Answer>('POST', '/api/create-cart', { lineItem });
}

async function send(change: Change): Promise<Answer> {
  const cartId = readCookie(CART_COOKIE);
  if (change.do === 'add') return add(cartId, change.items);
  if (change.do === 'remove') {
    return sendJson<Answer>('POST', '/api/remove-cart-item', { cartId, lineItem: change.lineId });
  }
  return sendJson<Answer>('POST', '/api/update-cart-item', {
    cartId,
    itemId: change.lineId,
    lineItem: { quantity: change.quantity },
  });
}

/**
 * Changes the basket. Changes go out one after another. What is kept is the platform's word alone; a change shows from
 * its press until it is answered, and so is gone by itself when it fails.
 */
const changes = (client: QueryClient): MutationOptions<Answer, Error, Change> => ({
  mutationKey: key,
  scope: { id: 'basket' },
  mutationFn: send,
  onMutate: () => client.cancelQueries({ queryKey: key }),
  onSuccess: ({ basket }) => {
    client.setQueryData(basketQuery.queryKey, (current) => newer(current, basket));
    announceBasketChange();
  },
  onError: () => {
    // Nobody waits for it: what was there before stands again at once, even where nothing can be read.
    client.invalidateQueries({ queryKey: key }).catch(() => {});
  },
});

export function useChangeBasket() {
  const client = useQueryStore();
  return useMutation(changes(client), client);
}

/** The same for what is no part of a view that knows the basket. @throws ApiError */
export async function changeBasket(change: Change): Promise<void> {
  const client = queryStore();
  await new MutationObserver(client, changes(client)).mutate(change);
}
