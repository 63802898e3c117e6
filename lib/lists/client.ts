import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { ProductCard } from '@/lib/catalogue/types';
import { getJson } from '@/lib/http/client';
import { createLocalList, type LocalList } from './local-list';
import { LATER, type ListItem, MULTIBUY, WISHLIST } from './rules';

export const wishlist = createLocalList(WISHLIST);
export const multibuy = createLocalList(MULTIBUY);
export const later = createLocalList(LATER);

const none: readonly ListItem[] = [];

/** The list as it stands; empty while the page is drawn on the server. */
export const useLocalList = (list: LocalList): readonly ListItem[] =>
  useSyncExternalStore(list.subscribe, list.read, () => none);

/** Cards of the products with these ids, in their order; products that are no longer sold are missing. */
export const cardsQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['cards', ...ids],
    queryFn: async () =>
      (await getJson<{ products: ProductCard[] }>(`/api/products?ids=${ids.join(',')}`)).products,
    enabled: ids.length > 0,
    staleTime: 60_000,
  });

export const useCards = (ids: readonly number[]) => useQuery(cardsQuery(ids));
