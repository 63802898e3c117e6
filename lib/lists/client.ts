import { createLocalValue, type LocalValue, useLocalValue } from '@/lib/device/local-value';
import { type ListItem, MULTIBUY, parseList, WISHLIST } from './rules';

/** A list stored in this browser. */
export type LocalList = LocalValue<readonly ListItem[]>;

/** A visitor's wishlist; only product ids are stored (specification §3). Pages show that of `useWishlist()`. */
export const wishlist: LocalList = createLocalValue<readonly ListItem[]>(WISHLIST, parseList, {
  write: (list) => list.map(({ entityId }) => ({ entityId })),
});
export const multibuy: LocalList = createLocalValue<readonly ListItem[]>(MULTIBUY, parseList);

/** Returns the current list; empty while rendering on the server. */
export const useLocalList = (list: LocalList): readonly ListItem[] => useLocalValue(list);
