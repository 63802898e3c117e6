import { MutationObserver, QueryObserver, queryOptions } from '@tanstack/react-query';
import { ApiError, getJson, sendJson } from '@/lib/http/client';
import { queryStore } from '@/lib/http/query-store';
import { wishlist as local } from '@/lib/lists/client';
import { withoutItem } from '@/lib/lists/rules';
import { href } from '@/lib/routing/href';
import { inParts, leftBehind, newWishes } from './rules';
import type { Wishlist } from './types';

/** A change of the customer's list. */
export type Change = { do: 'add' | 'remove'; ids: readonly number[] } | { do: 'share'; shared: boolean };

/** The known state of the list; `list` is undefined until it has been read, and null while there is none. */
export type AccountState = { list: Wishlist | null | undefined; failed: boolean };

export type AccountList = {
  /** Resolves with the list as the platform then has it. @throws ApiError */
  change: (change: Change) => Promise<Wishlist | null>;
  refetch: () => void;
  leave: () => void;
};

type Answer = { wishlist: Wishlist | null };

const key = ['wishlist'] as const;
const isStatus = (error: unknown, ...statuses: number[]) =>
  error instanceof ApiError && statuses.includes(error.status);

const query = queryOptions({
  queryKey: key,
  queryFn: async () => (await getJson<Answer>(href('/api/wishlist'))).wishlist,
});

const expected = (list: Wishlist, change: Change): Wishlist => {
  if (change.do === 'share') return list;
  const { productIds } = list;
  if (change.do === 'remove')
    return { ...list, productIds: productIds.filter((id) => !change.ids.includes(id)) };
  return { ...list, productIds: [...productIds, ...newWishes(productIds, change.ids)] };
};

async function send(change: Change): Promise<Wishlist | null> {
  const cached = queryStore().getQueryData(query.queryKey);
  if (change.do === 'share') {
    const body = { wishlist_id: cached?.id, shared: change.shared };
    return (await sendJson<Answer>('POST', href('/api/wishlist/share'), body)).wishlist;
  }
  let latest = cached ?? null;
  for (const product_id of inParts(change.ids)) {
    if (change.do === 'remove' && !cached) return null;
    const post = (wishlist_id?: number) =>
      sendJson<Answer>('POST', href(`/api/wishlist/${change.do}`), { wishlist_id, product_id });
    try {
      latest = (await post(cached?.id || undefined)).wishlist;
    } catch (error) {
      // A list that no longer exists is replaced by a new one.
      if (!cached?.id || change.do === 'remove' || !isStatus(error, 404)) throw error;
      latest = (await post()).wishlist;
    }
  }
  return latest;
}

/**
 * Manages the signed-in customer's list. Changes show at once and are sent one after another; after a failure the list
 * is read again. What the browser saved before signing in is moved to the account; this may run more than once.
 */
export function enterAccount(tell: (state: AccountState) => void): AccountList {
  const store = queryStore();
  const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('wishlist');
  const read = new QueryObserver(store, query);
  const changes = new MutationObserver<Wishlist | null, Error, Change>(store, {
    mutationKey: key,
    scope: { id: 'wishlist' },
    mutationFn: send,
    onMutate: async (change) => {
      await store.cancelQueries({ queryKey: key });
      const none: Wishlist = { id: 0, shared: null, productIds: [] };
      store.setQueryData(query.queryKey, (list) => expected(list ?? none, change));
    },
    onSuccess: (list) => {
      // While more changes wait, only the last answer includes all of them; the list's id is right from the first
      // answer on.
      const last = store.isMutating({ mutationKey: key }) === 1;
      store.setQueryData(query.queryKey, (now) => (last || !now || !list ? list : { ...now, id: list.id }));
      others?.postMessage('changed');
    },
    onError: () => store.invalidateQueries({ queryKey: key }),
  });
  const change = async (wanted: Change) => {
    await store.ensureQueryData(query);
    return changes.mutate(wanted);
  };

  const refetch = () => void store.invalidateQueries({ queryKey: key });
  const unsubscribe = read.subscribe(({ data, isError }) => tell({ list: data, failed: isError }));
  const { data, isError } = read.getCurrentResult();
  tell({ list: data, failed: isError });
  others?.addEventListener('message', refetch);
  handOver(change, () => store.fetchQuery({ ...query, staleTime: 0 })).catch(() => {});
  return {
    change,
    refetch,
    leave() {
      unsubscribe();
      others?.close();
      store.removeQueries({ queryKey: key });
    },
  };
}

/** Moves the visitor's list to the account. A failure moves nothing, and the next page tries again. */
async function handOver(
  change: AccountList['change'],
  readAnew: () => Promise<Wishlist | null>,
): Promise<void> {
  for (const ids of inParts(local.read().map(({ entityId }) => entityId))) {
    const list = await change({ do: 'add', ids }).catch((error: unknown) =>
      // None of them is sold any more, or the list is full: its current content decides.
      isStatus(error, 404, 422) ? readAnew() : Promise.reject(error),
    );
    const stays = new Set(leftBehind(ids, ids, list?.productIds ?? []));
    const gone = ids.filter((id) => !stays.has(id));
    local.change((all) => gone.reduce((left, id) => withoutItem(left, id), [...all]));
  }
}
