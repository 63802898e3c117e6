import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { getJson, sendJson } from '@/lib/http/client';
import { useCustomerName } from '@/lib/http/customer-name-client';
import { useQueryStore } from '@/lib/http/query-store';
import { href } from '@/lib/routing/href';
import { isTold } from './copy';
import { parseHome, writeHome } from './rules';
import type { Home } from './types';

const URL = href('/api/account/home');

/** Under the name of who is signed in, so that nobody is shown another's. */
const keptQuery = (name: string | null) =>
  queryOptions({
    queryKey: ['kept-home', name],
    queryFn: async (): Promise<Home | null> => {
      const home = parseHome(JSON.stringify((await getJson<{ home: unknown }>(URL)).home));
      return isTold(home) ? home : null;
    },
  });

/** The copy in the account of who is signed in; null when there is none. */
export const useKeptHome = () => useQuery(keptQuery(useCustomerName()), useQueryStore());

/** Copies a home into the account, or with null takes the copy out. */
export function useKeepHome() {
  const store = useQueryStore();
  const { queryKey } = keptQuery(useCustomerName());
  return useMutation(
    {
      mutationFn: async (home: Home | null) =>
        home === null
          ? sendJson('POST', href('/api/account/home/erase'), {})
          : sendJson('POST', URL, { home: JSON.stringify(writeHome(home)) }),
      onSuccess: (_, home) => store.setQueryData(queryKey, home),
    },
    store,
  );
}
