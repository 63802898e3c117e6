import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { getJson, sendJson } from '@/lib/http/client';
import { useCustomerName } from '@/lib/http/customer-name-client';
import { useQueryStore } from '@/lib/http/query-store';
import { href } from '@/lib/routing/href';
import { isTold } from './copy';
import { parseHome, writeHome } from './rules';
import type { Home } from './types';

const URL = href('/api/account/home');

/** The query key contains the customer's name, so that one customer never sees another's home. */
const keptQuery = (name: string | null) =>
  queryOptions({
    queryKey: ['kept-home', name],
    queryFn: async (): Promise<Home | null> => {
      const home = parseHome(JSON.stringify((await getJson<{ home: unknown }>(URL)).home));
      return isTold(home) ? home : null;
    },
  });

/** The home stored in the account of the signed-in customer; null when there is none. */
export const useKeptHome = () => useQuery(keptQuery(useCustomerName()), useQueryStore());

/** Copies a home into the account, or erases it there if given null. */
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
