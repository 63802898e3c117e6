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

/** What is saved for later, as it is stored; `savedLines` says what it means, after the first screen. */
export const later = createLocalValue<readonly unknown[]>('later', parse);

/** What the platform sells today of these ids; what it no longer sells is missing. */
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
      // A list that loses or gains a line goes on showing the others.
      placeholderData: (before) => before,
    },
    useQueryStore(),
  );
