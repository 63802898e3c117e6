import { createLocalValue, type LocalValue, useLocalValue } from '@/lib/device/local-value';
import { type ListItem, MULTIBUY, parseList, WISHLIST } from './rules';

/** A list kept in this browser. */
export type LocalList = LocalValue<readonly ListItem[]>;

/** A visitor's; it holds product ids alone (specification §3). What is shown is `useWishlist()`'s. */
export const wishlist: LocalList = createLocalValue<readonly ListItem[]>(WISHLIST, parseList, {
  write: (list) => list.map(({ entityId }) => ({ entityId })),
});
export const multibuy: LocalList = createLocalValue<readonly ListItem[]>(MULTIBUY, parseList);

/** The list as it stands; empty while the page is drawn on the server. */
export const useLocalList = (list: LocalList): readonly ListItem[] => useLocalValue(list);
