import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { getJson, sendJson } from '@/lib/http/client';
import { useQueryStore } from '@/lib/http/query-store';
import { isTold } from './copy';
import { parseHome, writeHome } from './rules';
import type { Home } from './types';

const URL = '/api/account/home';

const keptQuery = queryOptions({
  queryKey: ['kept-home'],
  queryFn: async (): Promise<Home | null> => {
    const home = parseHome(JSON.stringify((await getJson<{ home: unknown }>(URL)).home));
    return isTold(home) ? home : null;
  },
});

/** The copy in the account of who is signed in; null when there is none. */
export const useKeptHome = () => useQuery(keptQuery, useQueryStore());

/** Copies a home into the account, or with null takes the copy out. */
export function useKeepHome() {
  const store = useQueryStore();
  return useMutation(
    {
      mutationFn: async (home: Home | null) =>
        home === null
          ? sendJson('POST', `${URL}/erase`, {})
          : sendJson('POST', URL, { home: JSON.stringify(writeHome(home)) }),
      onSuccess: (_, home) => store.setQueryData(keptQuery.queryKey, home),
    },
    store,
  );
}
