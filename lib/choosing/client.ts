import { useQuery } from '@tanstack/react-query';
import type { Kind } from '@/lib/catalogue/kinds/table';
import { queryJson } from '@/lib/http/client';
import { useQueryStore } from '@/lib/http/query-store';
import { href } from '@/lib/routing/href';
import { type Ask, chooseHref } from './ask';
import type { Pick } from './types';

/**
 * Response of `POST /api/three`. `words` is what was asked and how many products were scored; `picks` is empty until
 * something was asked.
 */
export type ThreeAnswer = {
  kind: Kind;
  wishes: { name: string; ask: string }[];
  words: string;
  picks: Pick[];
};

/** Three picks of a list for a household. @param ask null: nothing was asked yet */
export function useThree(ask: Ask | null) {
  const asked = ask === null ? '' : chooseHref(ask);
  return useQuery(
    {
      queryKey: ['three', asked],
      queryFn: () => queryJson<ThreeAnswer>(href('/api/three'), { ask: asked }),
      enabled: ask !== null,
      staleTime: 60_000,
    },
    useQueryStore(),
  );
}
