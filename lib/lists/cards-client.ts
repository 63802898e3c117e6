import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { part } from '@/lib/build/part-client';
import type { ProductCard } from '@/lib/catalogue/types';
import { useQueryStore } from '@/lib/http/query-store';

/** How cards are read; fetched when they are. */
const cards = () => part(() => import('@/lib/catalogue/cards-client'));

/** Cards of the products with these ids, in their order; products that are no longer sold are missing. */
export const cardsQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['cards', ...ids],
    queryFn: async ({ client }) => {
      try {
        return await (await cards()).readCards(ids);
      } catch (thrown) {
        return earlierCards(client, ids) ?? Promise.reject(thrown);
      }
    },
    enabled: ids.length > 0,
    staleTime: 60_000,
    // A list that loses or gains a product goes on showing the others.
    placeholderData: (before) => before,
  });

/** What earlier answers told of these products, which a list that lost one goes on showing; null when that is not all. */
function earlierCards(client: QueryClient, ids: readonly number[]): ProductCard[] | null {
  const answers = client.getQueriesData<ProductCard[]>({ queryKey: ['cards'] });
  const known = new Map(answers.flatMap(([, found = []]) => found.map((card) => [card.id, card] as const)));
  const earlier = ids.flatMap((id) => known.get(id) ?? []);
  return earlier.length === ids.length ? earlier : null;
}

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
