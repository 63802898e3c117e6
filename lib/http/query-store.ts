import { QueryClient, QueryClientContext } from '@tanstack/react-query';
import { useContext } from 'react';
import { ApiError } from './client';

let store: QueryClient | undefined;

/** Specification §8: these answers to a read are asked for once more, as is one that never came; a refusal is not. */
const RETRYABLE: ReadonlySet<number> = new Set([0, 408, 409, 425, 429, 500, 502, 503, 504]);

const mayAskAgain = (failures: number, error: unknown): boolean =>
  failures < 1 && error instanceof ApiError && RETRYABLE.has(error.status);

const newStore = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: mayAskAgain, refetchOnWindowFocus: true },
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
