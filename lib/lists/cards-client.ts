import { queryOptions, useQuery } from '@tanstack/react-query';
import { part } from '@/lib/build/part-client';
import { useQueryStore } from '@/lib/http/query-store';

/** How cards are read; fetched when they are. */
const cards = () => part(() => import('@/lib/catalogue/cards-client'));

/** Cards of the products with these ids, in their order; products that are no longer sold are missing. */
export const cardsQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['cards', ...ids],
    queryFn: async () => (await cards()).readCards(ids),
    enabled: ids.length > 0,
    staleTime: 60_000,
    // A list that loses or gains a product goes on showing the others.
    placeholderData: (before) => before,
  });

export const useCards = (ids: readonly number[]) => useQuery(cardsQuery(ids), useQueryStore());

/** Cards of the products with these SKUs, for a list that somebody shares. */
export const useCardsBySku = (skus: readonly string[]) =>
  useQuery(
    {
      queryKey: ['cards-by-sku', ...skus],
      queryFn: async () => (await cards()).readCardsBySku(skus),
      enabled: skus.length > 0,
      staleTime: 60_000,
    },
    useQueryStore(),
  );
