import { useMutation, useQuery } from '@tanstack/react-query';
import { tidyPostcode } from '@/lib/addresses/rules';
import type { Basket } from '@/lib/basket/types';
import { ApiError, getJson, sendJson } from '@/lib/http/client';
import { useQueryStore } from '@/lib/http/query-store';
import { href } from '@/lib/routing/href';
import type { CheckoutOverview } from './types';

const keyOf = ({ id, version }: Basket, postcode: string | null) =>
  ['checkout', id, version, postcode] as const;

/**
 * With a full postcode, the platform calculates the delivery. The key has the basket's version, so that no figures of
 * an older basket are shown for a newer one.
 */
async function read(cartId: string, postcode: string | null): Promise<CheckoutOverview | null> {
  const whole = postcode === null ? null : tidyPostcode(postcode);
  return whole === null
    ? getJson<CheckoutOverview | null>(href('/api/checkout', { cartId }))
    : sendJson<CheckoutOverview>('POST', href('/api/checkout/estimate'), { cartId, postcode: whole });
}

/** Returns the platform's view of a basket: named reductions, gift certificates and delivery. Null while unknown. */
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

/** Applies or removes a code, and updates the basket and the totals. */
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
        // Not awaited, because the totals are known already.
        client.invalidateQueries({ queryKey: ['basket'] }).catch(() => {});
      },
    },
    client,
  );
}
