import { useQuery } from '@tanstack/react-query';
import { getJson } from '@/lib/http/client';
import { useQueryStore } from '@/lib/http/query-store';
import { href } from '@/lib/routing/href';

/**
 * How many products a list holds at this address.
 * @returns undefined while it is not known, null where the list does not know what its goods need
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
