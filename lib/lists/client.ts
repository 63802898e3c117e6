import { useSyncExternalStore } from 'react';
import { createLocalList, type LocalList } from './local-list';
import { LATER, type ListItem, MULTIBUY, WISHLIST } from './rules';

/** A visitor's; it holds product ids alone (specification §3). What is shown is `useWishlist()`'s. */
export const wishlist = createLocalList(WISHLIST, (list) => list.map(({ entityId }) => ({ entityId })));
export const multibuy = createLocalList(MULTIBUY);
export const later = createLocalList(LATER);

const none: readonly ListItem[] = [];

/** The list as it stands; empty while the page is drawn on the server. */
export const useLocalList = (list: LocalList): readonly ListItem[] =>
  useSyncExternalStore(list.subscribe, list.read, () => none);
