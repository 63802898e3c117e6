import { useQuery } from '@tanstack/react-query';
import { part } from '@/lib/build/part-client';
import { createLocalValue } from '@/lib/device/local-value';
import { useQueryStore } from '@/lib/http/query-store';

function parse(text: string | null): readonly unknown[] {
  try {
    const raw: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(raw) ? raw : [];
  } catch {
    return [];
  }
}

/** The lines saved for later, as stored; `savedLines` parses them, after the first render. */
export const later = createLocalValue<readonly unknown[]>('later', parse);

/** Reads what the platform sells today of these ids; products that are no longer sold are missing. */
export const useGoods = (ids: readonly number[]) =>
  useQuery(
    {
      queryKey: ['goods', ...ids],
      queryFn: async () => {
        const { readGoods } = await part(() => import('@/lib/basket/goods-client'));
        return readGoods(ids);
      },
      enabled: ids.length > 0,
      staleTime: 60_000,
      // A list that loses or gains a line keeps showing the others.
      placeholderData: (before) => before,
    },
    useQueryStore(),
  );
