import { useSyncExternalStore } from 'react';
import { part } from '@/lib/build/part-client';
import { keptNothing } from '@/lib/device/local-value';
import { readCookie } from '@/lib/http/cookies';
import { followCookie } from '@/lib/http/follow-cookie';
import { wishlist as local } from '@/lib/lists/client';
import { hasItem, withItem, withoutItem } from '@/lib/lists/rules';
import type { Pence } from '@/lib/money/types';
import { CUSTOMER_COOKIE } from '@/lib/http/customer-name-client';
import type { AccountList, AccountState } from './account-list';
import { keepPriceNotes, notePrice } from './price-notes';

const NO_STORAGE = keptNothing('nothing was saved');
const FULL = 'Your wishlist is full. Remove something to save another.';

/** The shopper's wishlist: a visitor's in this browser, a customer's on the platform. */
export type WishlistState = {
  place: 'browser' | 'account';
  /** `pending` until the customer's list has been read; meanwhile the browser's list is shown. */
  status: 'pending' | 'ready' | 'failed';
  ids: readonly number[];
  /** Token of the page that shows the list to others; null while it is not shared. */
  shared: string | null;
};

const nothing: WishlistState = { place: 'browser', status: 'pending', ids: [], shared: null };

let state: WishlistState = nothing;
let account: Promise<AccountList> | null = null;
let leave: () => void = () => {};
let stop: () => void = () => {};
const listeners = new Set<() => void>();

function set(next: WishlistState): void {
  state = next;
  for (const listener of listeners) listener();
}

const localIds = () => local.read().map(({ entityId }) => entityId);

function enter(): void {
  leave();
  leave = readCookie(CUSTOMER_COOKIE) ? enterAccount() : enterBrowser();
}

function enterBrowser(): () => void {
  const show = () => set({ place: 'browser', status: 'ready', ids: localIds(), shared: null });
  show();
  keepPriceNotes(state.ids);
  return local.subscribe(show);
}

/** Loads the code for a customer's list, for customers only. */
function enterAccount(): () => void {
  let left = false;
  const show = ({ list, failed }: AccountState) => {
    if (left) return;
    const status = list === undefined ? (failed ? 'failed' : 'pending') : 'ready';
    const ids = list === undefined ? localIds() : (list?.productIds ?? []);
    set({ place: 'account', status, ids, shared: list?.shared ?? null });
  };
  show({ list: undefined, failed: false });
  account = part(() => import('./account-list')).then((module) => module.enterAccount(show));
  const mine = account;
  mine.catch(() => show({ list: undefined, failed: true }));
  return () => {
    left = true;
    account = null;
    mine.then(
      (list) => list.leave(),
      () => {},
    );
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    const unfollow = followCookie(CUSTOMER_COOKIE, enter);
    enter();
    stop = unfollow;
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop();
    leave();
    leave = () => {};
    state = nothing;
  };
}

/** The wishlist is loaded only while it has subscribers. */
export const wishlist = { read: () => state, subscribe };

export const useWishlist = (): WishlistState => useSyncExternalStore(subscribe, wishlist.read, () => nothing);

/** Saves a product to this shopper's list. @throws Error with a message for the shopper */
export async function save(product: { id: number; price?: Pence | null | undefined }): Promise<void> {
  if (account) await (await account).change({ do: 'add', ids: [product.id] });
  else if (!local.change((list) => withItem(list, product.id))) throw new Error(NO_STORAGE);
  else if (!hasItem(local.read(), product.id)) throw new Error(FULL);
  if (product.price) notePrice(product.id, product.price);
}

/** Removes products from the list. @throws Error with a message for the shopper */
export async function unsave(ids: readonly number[]): Promise<void> {
  if (account) await (await account).change({ do: 'remove', ids });
  else if (!local.change((list) => ids.reduce((left, id) => withoutItem(left, id), [...list])))
    throw new Error(NO_STORAGE);
}

/** Shares the customer's list by a link, or stops sharing it. @throws Error with a message for the shopper */
export async function share(shared: boolean): Promise<void> {
  await (await account)?.change({ do: 'share', shared });
}

/** Reads the customer's list again. */
export async function readAgain(): Promise<void> {
  (await account)?.refetch();
}
