import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ProductCard } from '@/lib/catalogue/types';
import { getJson } from '@/lib/http/client';
import { useQueryStore } from '@/lib/http/query-store';

/** Cards of the products with these ids, in their order; products that are no longer sold are missing. */
export const cardsQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['cards', ...ids],
    queryFn: async () =>
      (await getJson<{ products: ProductCard[] }>(`/api/products?ids=${ids.join(',')}`)).products,
    enabled: ids.length > 0,
    staleTime: 60_000,
  });

export const useCards = (ids: readonly number[]) => useQuery(cardsQuery(ids), useQueryStore());
