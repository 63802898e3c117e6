import {
  type MutationOptions,
  MutationObserver,
  type QueryClient,
  queryOptions,
  useIsMutating,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import Cookies from 'js-cookie';
import { ApiError, getJson, sendJson } from '@/lib/http/client';
import { useHydrated } from '@/lib/http/hydration';
import { queryStore, useQueryStore } from '@/lib/http/query-store';
import { newer, withoutLine, withQuantity } from './optimistic';
import type { LineItemRequest } from './requests';
import { CART_COOKIE } from './rules';
import { announceBasketChange } from './sync';
import type { Basket } from './types';

type Answer = { basket: Basket | null };
type Change =
  | { do: 'add'; items: LineItemRequest[] }
  | { do: 'set'; lineId: string; quantity: number }
  | { do: 'remove'; lineId: string };

const key = ['basket'] as const;

/** The one basket of this browser; null while there is none. */
export const basketQuery = queryOptions({
  queryKey: key,
  queryFn: async () => {
    const cartId = Cookies.get(CART_COOKIE);
    if (!cartId) return null;
    return (await getJson<Answer>(`/api/get-cart?cartId=${encodeURIComponent(cartId)}`)).basket;
  },
  staleTime: 30_000,
});

/** The basket as far as it is known; nothing is while the page is being taken over from the server. */
export function useBasket() {
  const { data, isPending, isError, refetch } = useQuery(basketQuery, useQueryStore());
  const hydrated = useHydrated();
  return {
    basket: hydrated ? data : undefined,
    isPending: !hydrated || isPending,
    isError: hydrated && isError,
    refetch,
  };
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
  const cartId = Cookies.get(CART_COOKIE);
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

function expected(basket: Basket, change: Change): Basket {
  if (change.do === 'set') return withQuantity(basket, change.lineId, change.quantity);
  if (change.do === 'remove') return withoutLine(basket, change.lineId);
  return basket;
}

/**
 * Changes the basket. Changes go out one after another; quantities show at once, money only when the platform
 * has answered; a failed change is taken back by reading the basket anew.
 */
const changes = (client: QueryClient): MutationOptions<Answer, Error, Change> => ({
  mutationKey: key,
  scope: { id: 'basket' },
  mutationFn: send,
  onMutate: async (change) => {
    await client.cancelQueries({ queryKey: key });
    client.setQueryData(basketQuery.queryKey, (basket) => (basket ? expected(basket, change) : basket));
  },
  onSuccess: ({ basket }) => {
    // With more changes waiting, only the last answer holds them all.
    const last = client.isMutating({ mutationKey: key }) === 1;
    if (last) client.setQueryData(basketQuery.queryKey, (current) => newer(current, basket));
    announceBasketChange();
  },
  onError: () => client.invalidateQueries({ queryKey: key }),
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
