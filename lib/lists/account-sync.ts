import { useEffect } from 'react';
import { inTurn } from '@/lib/device/in-turn';
import { createLocalValue } from '@/lib/device/local-value';
import { sendJson } from '@/lib/http/client';
import { useCustomerName } from '@/lib/http/customer-name-client';
import { href } from '@/lib/routing/href';
import { tellAccountStatus } from './account-status-client';
import { multibuy } from './client';
import { isSameList, merged } from './merge';
import { type ListItem, parseList } from './rules';

/** The account's list as this browser last had it; null while no account's list is in this browser. */
const hadLast = createLocalValue<readonly ListItem[] | null>('multibuy-account', (text) =>
  text === null ? null : parseList(text),
);

const idOf = ({ entityId }: ListItem): number => entityId;
const isKept = (): boolean => isSameList(multibuy.read(), hadLast.read() ?? [], idOf);

/** Keeps the list with the account of who is signed in; it comes off this device when they sign out. */
export function useAccountSync(): void {
  const name = useCustomerName();
  useEffect(() => (name === null ? leaveAccount() : enterAccount()), [name]);
}

/**
 * Joins this browser's list with the account's now and after each change. What fails changes nothing here, and is tried
 * again with the next change, when asked, and on the next page.
 */
function enterAccount(): () => void {
  let left = false;
  let busy = false;

  /** False when there is nothing to do, or this browser keeps nothing. */
  const exchange = async (isDue: () => boolean): Promise<boolean> => {
    if (left || !isDue()) return false;
    const [items, before] = [multibuy.read(), hadLast.read() ?? []];
    const answer = await sendJson<{ items: unknown }>('POST', href('/api/account/multibuy'), {
      items,
      before,
    });
    if (left) return false;
    const theirs = parseList(JSON.stringify(answer.items));
    // In this order: a page that ends in between leaves nothing that would seem to have been taken off here.
    return multibuy.change((now) => merged(theirs, now, items, idOf)) && hadLast.change(() => theirs);
  };
  const run = async (isDue: () => boolean) => {
    if (busy) return;
    busy = true;
    const done = await inTurn('multibuy-account', () => exchange(isDue)).catch((error: Error) => error);
    busy = false;
    if (left) return;
    const failed = done instanceof Error;
    tellAccountStatus({
      status: failed ? 'failed' : 'ready',
      words: failed ? done.message : null,
      readAgain,
    });
    // What was changed meanwhile goes next.
    if (done === true) changed();
  };
  const readAgain = () => void run(() => true);
  const changed = () => void (isKept() || run(() => !isKept()));

  const unsubscribe = multibuy.subscribe(changed);
  readAgain();
  return () => {
    left = true;
    unsubscribe();
    tellAccountStatus();
  };
}

/** What the account was never told stays. */
function leaveAccount(): void {
  const had = hadLast.read();
  if (had === null) return;
  const synced = new Map(had.map(({ entityId, quantity }) => [entityId, quantity]));
  multibuy.change((list) => list.filter(({ entityId, quantity }) => synced.get(entityId) !== quantity));
  hadLast.erase();
  void import('./snapshots-client').then(({ snapshots }) => snapshots.erase());
}
