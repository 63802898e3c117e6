import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { part } from '@/lib/build/part-client';
import type { ProductCard } from '@/lib/catalogue/types';
import { useQueryStore } from '@/lib/http/query-store';

/** Loads the module that reads cards, on first use. */
const cards = () => part(() => import('@/lib/catalogue/cards-client'));

/** Query for the cards of the products with these ids, in this order; products that are no longer sold are missing. */
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
    // A list that loses or gains a product keeps showing the others.
    placeholderData: (before) => before,
  });

/** Returns the cards from earlier answers, for a list that lost a product; null unless all are known. */
function earlierCards(client: QueryClient, ids: readonly number[]): ProductCard[] | null {
  const answers = client.getQueriesData<ProductCard[]>({ queryKey: ['cards'] });
  const known = new Map(answers.flatMap(([, found = []]) => found.map((card) => [card.id, card] as const)));
  const earlier = ids.flatMap((id) => known.get(id) ?? []);
  return earlier.length === ids.length ? earlier : null;
}

export const useCards = (ids: readonly number[]) => useQuery(cardsQuery(ids), useQueryStore());

/** Reads the cards of the products with these SKUs, for a shared list. */
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
