import { QueryClient, QueryClientContext } from '@tanstack/react-query';
import { useContext } from 'react';

let store: QueryClient | undefined;

const newStore = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  });

/**
 * The browser's store of what is personal: basket, lists, account. Pages themselves need none of it. The server keeps
 * none, or what a page once began with would be drawn for ever.
 */
export function queryStore(): QueryClient {
  if (typeof window === 'undefined') return newStore();
  store ??= newStore();
  return store;
}

/**
 * The store for a hook, without a provider round every page: what needs none of it then loads none of it. A provider
 * above (a test's) wins.
 */
export const useQueryStore = (): QueryClient => useContext(QueryClientContext) ?? queryStore();
