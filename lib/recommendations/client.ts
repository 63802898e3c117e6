import { useQuery } from '@tanstack/react-query';
import type { ProductCard } from '@/lib/catalogue/types';
import { getJson } from '@/lib/http/client';
import { useQueryStore } from '@/lib/http/query-store';
import { href } from '@/lib/routing/href';

/** Cards of products that are bought with these. */
export const useBoughtWith = (ids: readonly number[]) =>
  useQuery(
    {
      queryKey: ['bought-with', ...ids],
      queryFn: async () =>
        (await getJson<{ products: ProductCard[] }>(href('/api/recommendations', { ids: ids.join(',') })))
          .products,
      enabled: ids.length > 0,
      staleTime: 300_000,
      retry: false,
    },
    useQueryStore(),
  );
