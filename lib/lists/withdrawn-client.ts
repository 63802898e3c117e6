import { useQuery } from '@tanstack/react-query';
import { getJson } from '@/lib/http/client';
import { useQueryStore } from '@/lib/http/query-store';
import { href } from '@/lib/routing/href';
import type { Withdrawn } from './withdrawn';

/** Reads what is still known of products that are no longer sold; makes no request for an empty list. */
export function useWithdrawn(by: 'ids' | 'skus', wanted: readonly (number | string)[]) {
  const { data = [], isPending } = useQuery(
    {
      queryKey: ['withdrawn', by, ...wanted],
      queryFn: async () => {
        return (await getJson<{ goods: Withdrawn[] }>(href('/api/withdrawn', { [by]: wanted.join(',') })))
          .goods;
      },
      enabled: wanted.length > 0,
      staleTime: 60_000,
    },
    useQueryStore(),
  );
  return { withdrawn: data, isPending };
}
