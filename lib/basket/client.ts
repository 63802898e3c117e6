import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocalValue } from '@/lib/device/local-value';
import { useHydrated } from '@/lib/http/hydration';
import { queryStore, useQueryStore } from '@/lib/http/query-store';
import { type Answer, basketQuery } from './basket-query';
import { useConnectionLost } from './queue/connection';
import { applyChange, type Change } from './queue/optimistic';
import { makeChange, makeKept } from './queue/queue';
import { type Waiting, waiting } from './queue/waiting';

/**
 * The basket of this browser; undefined until the page has hydrated and it has been read, null while there is none.
 * `basket` is what the shopper sees, with pending changes applied; `confirmed` is the platform's last answer, from
 * which all amounts of money are shown.
 */
export function useBasket() {
  const { data, isPending, isError, refetch } = useQuery(basketQuery, useQueryStore());
  const underWay = useLocalValue(waiting);
  const hydrated = useHydrated();
  const confirmed = hydrated ? data : undefined;
  const basket = useMemo(
    () => confirmed && underWay.reduce((now, { change }) => applyChange(now, change), confirmed),
    [confirmed, underWay],
  );
  return { basket, confirmed, isPending: !hydrated || isPending, isError: hydrated && isError, refetch };
}

/** Whether a change is under way, during which sums are shown as provisional. */
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

/**
 * Changes the basket; settles once the platform has made or refused the change, which is kept until then (`queue.ts`).
 */
export function useChangeBasket() {
  const client = useQueryStore();
  return useMutation<Answer, Error, Change>(
    { networkMode: 'always', mutationFn: (change) => makeChange(client, change) },
    client,
  );
}

/** Sends a change that was stored when its button was pressed, outside any view of the basket. @throws ApiError */
export async function makeKeptChange(kept: Waiting): Promise<void> {
  await makeKept(queryStore(), kept);
}
