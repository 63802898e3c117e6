import { useMutation, useQuery } from '@tanstack/react-query';
import { tidyPostcode } from '@/lib/addresses/rules';
import type { Basket } from '@/lib/basket/types';
import { ApiError, getJson, sendJson } from '@/lib/http/client';
import { useQueryStore } from '@/lib/http/query-store';
import { href } from '@/lib/routing/href';
import type { CheckoutOverview } from './types';

const keyOf = ({ id, version }: Basket, postcode: string | null) =>
  ['checkout', id, version, postcode] as const;

/** With a whole postcode the platform works out the delivery; an older basket's figures are not shown for a newer. */
async function read(cartId: string, postcode: string | null): Promise<CheckoutOverview | null> {
  const whole = postcode === null ? null : tidyPostcode(postcode);
  return whole === null
    ? getJson<CheckoutOverview | null>(href('/api/checkout', { cartId }))
    : sendJson<CheckoutOverview>('POST', href('/api/checkout/estimate'), { cartId, postcode: whole });
}

/** What the platform makes of a basket: its reductions by name, its certificates, its delivery. Null while unknown. */
export function useOverview(basket: Basket, postcode: string | null): CheckoutOverview | null {
  const { data } = useQuery(
    {
      queryKey: keyOf(basket, postcode),
      queryFn: () => read(basket.id, postcode),
      staleTime: 30_000,
    },
    useQueryStore(),
  );
  return data ?? null;
}

/** Applies a code or takes it out; basket and totals follow. */
export function useCode(basket: Basket, postcode: string | null) {
  const client = useQueryStore();
  return useMutation(
    {
      mutationFn: async (change: { code: string; do: 'apply' | 'remove' }) => {
        if (change.code === '') throw new ApiError(422, 'Enter the code');
        return sendJson<CheckoutOverview>('POST', href('/api/checkout/code'), {
          cartId: basket.id,
          ...change,
        });
      },
      onSuccess: (overview) => {
        client.setQueryData(keyOf(basket, postcode), overview);
        // Nobody waits for it: the totals are known already.
        client.invalidateQueries({ queryKey: ['basket'] }).catch(() => {});
      },
    },
    client,
  );
}
