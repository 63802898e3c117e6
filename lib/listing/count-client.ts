import { useQuery } from '@tanstack/react-query';
import { getJson } from '@/lib/http/client';
import { useQueryStore } from '@/lib/http/query-store';
import { href } from '@/lib/routing/href';

/**
 * Counts the products of the listing at an address.
 * @returns undefined while the number is unknown, null if the listing does not know what space its products need
 */
export const useListCount = (list: string): number | null | undefined =>
  useQuery(
    {
      queryKey: ['list-count', list],
      queryFn: async () => (await getJson<{ count: number | null }>(href('/api/list-count', { list }))).count,
      staleTime: 60_000,
    },
    useQueryStore(),
  ).data;
