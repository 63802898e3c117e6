import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocalValue } from '@/lib/device/local-value';
import { useHydrated } from '@/lib/http/hydration';
import { queryStore, useQueryStore } from '@/lib/http/query-store';
import { type Answer, basketQuery } from './basket-query';
import { useConnectionLost } from './queue/connection';
import { type Change, expected } from './queue/optimistic';
import { makeChange, makeKept } from './queue/queue';
import { type Waiting, waiting } from './queue/waiting';

/**
 * The basket as far as it is known; nothing is while the page is being taken over from the server. `basket` is what the
 * shopper sees, with the changes that are on their way; `sure` is what the platform last said, for money.
 */
export function useBasket() {
  const { data, isPending, isError, refetch } = useQuery(basketQuery, useQueryStore());
  const underWay = useLocalValue(waiting);
  const hydrated = useHydrated();
  const sure = hydrated ? data : undefined;
  const basket = useMemo(
    () => sure && underWay.reduce((now, { change }) => expected(now, change), sure),
    [sure, underWay],
  );
  return { basket, sure, isPending: !hydrated || isPending, isError: hydrated && isError, refetch };
}

/** Whether a change is on its way; sums are shown as not yet sure while it is. */
export function useBasketBusy(): boolean {
  const lost = useConnectionLost();
  return useLocalValue(waiting).length > 0 && !lost;
}

const NONE: readonly Waiting[] = [];

/** The changes that wait for a connection, in the order in which they were made. */
export function useWaiting(): readonly Waiting[] {
  const lost = useConnectionLost();
  const pending = useLocalValue(waiting);
  return lost ? pending : NONE;
}

/** Answered when the platform has made the change or refused it; until then it is kept (`queue.ts`). */
export function useChangeBasket() {
  const client = useQueryStore();
  return useMutation<Answer, Error, Change>(
    { networkMode: 'always', mutationFn: (change) => makeChange(client, change) },
    client,
  );
}

/** The same for what is no part of a view that knows the basket, and was kept with its press. @throws ApiError */
export async function makeKeptChange(kept: Waiting): Promise<void> {
  await makeKept(queryStore(), kept);
}
