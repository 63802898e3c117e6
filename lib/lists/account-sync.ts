import { MutationObserver, queryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { partIfThere } from '@/lib/build/part-client';
import { inTurn } from '@/lib/device/in-turn';
import { getJson, sendJson } from '@/lib/http/client';
import { useCustomerName } from '@/lib/http/customer-name-client';
import { queryStore } from '@/lib/http/query-store';
import { href } from '@/lib/routing/href';
import { lastSynced } from './account-had-client';
import { tellAccountStatus } from './account-status-client';
import { multibuy } from './client';
import { isSameList, merged } from './merge';
import { type ListItem, parseList } from './rules';

const idOf = ({ entityId }: ListItem): number => entityId;
const isKept = (): boolean => isSameList(multibuy.read(), lastSynced.read() ?? [], idOf);

/**
 * Keeps the list in sync with the signed-in customer's account. Synchronised items leave this device when they sign
 * out.
 */
export function useAccountSync(): void {
  const name = useCustomerName();
  useEffect(() => (name === null ? leaveAccount() : enterAccount()), [name]);
}

type Answer = { items: unknown };

const KEY = ['multibuy', 'account'] as const;
const listIn = ({ items }: Answer): ListItem[] => parseList(JSON.stringify(items));
const readAccount = queryOptions({
  queryKey: KEY,
  queryFn: async () => listIn(await getJson<Answer>(href('/api/account/multibuy'))),
  retry: false,
});

/** In this order, so that a page closed in between does not make items look as if they had been removed here. */
const adopt = (theirs: readonly ListItem[], sent: readonly ListItem[]): boolean =>
  multibuy.change((now) => merged(theirs, now, sent, idOf)) && lastSynced.change(() => theirs);

/**
 * Merges this browser's list with the account's, now and after each change. If both were last empty, it only reads. A
 * failure changes nothing here; it is tried again with the next change, on request, and on the next page.
 */
function enterAccount(): () => void {
  const store = queryStore();
  let left = false;

  /** Resolves to false when there is nothing to do, or when the browser cannot store the list. */
  const exchange = async (isDue: () => boolean): Promise<boolean> => {
    if (left || !isDue()) return false;
    const [items, before] = [multibuy.read(), lastSynced.read() ?? []];
    const answer = await sendJson<Answer>('POST', href('/api/account/multibuy'), { items, before });
    return !left && adopt(listIn(answer), items);
  };
  const changes = new MutationObserver<boolean, Error, () => boolean>(store, {
    mutationKey: KEY,
    networkMode: 'always',
    mutationFn: (isDue) => inTurn('multibuy-account', () => exchange(isDue)),
  });
  const run = async (work: () => Promise<boolean>) => {
    const done = await work().catch((error: Error) => error);
    if (left) return;
    const failed = done instanceof Error;
    tellAccountStatus({
      status: failed ? 'failed' : 'ready',
      words: failed ? done.message : null,
      readAgain,
    });
    // Changes made meanwhile are sent next.
    if (done === true) changed();
  };
  const isBusy = () => store.isMutating({ mutationKey: KEY }) > 0;
  const readAgain = () => void (isBusy() || run(() => changes.mutate(() => true)));
  const changed = () => void (isKept() || isBusy() || run(() => changes.mutate(() => !isKept())));
  const read = async () => {
    const theirs = await store.fetchQuery(readAccount);
    return !left && adopt(theirs, []);
  };

  const unsubscribe = multibuy.subscribe(changed);
  if (multibuy.read().length === 0 && isKept()) void run(read);
  else readAgain();
  return () => {
    left = true;
    unsubscribe();
    store.removeQueries({ queryKey: KEY });
    tellAccountStatus();
  };
}

/** Removes what came from the account; items that were never sent to it stay. */
function leaveAccount(): void {
  const had = lastSynced.read();
  if (had === null) return;
  const synced = new Map(had.map(({ entityId, quantity }) => [entityId, quantity]));
  multibuy.change((list) => list.filter(({ entityId, quantity }) => synced.get(entityId) !== quantity));
  lastSynced.erase();
  void partIfThere(() => import('./snapshots-client')).then((kept) => kept?.snapshots.erase());
}
