import { QueryClient, QueryClientContext } from '@tanstack/react-query';
import { useContext } from 'react';
import { ApiError } from './client';

let store: QueryClient | undefined;

/** Statuses after which a read is retried once (specification §8); 0 is a request without an answer. */
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
 * Returns the browser's cache of personal data: basket, lists, account. Pages themselves do not use it. On the server
 * there is a new one each time, because a shared one would keep rendering what it first held.
 */
export function queryStore(): QueryClient {
  if (typeof window === 'undefined') return newStore();
  store ??= newStore();
  return store;
}

/**
 * Returns the query client for a hook, without a provider round every page, so that pages without personal data do not
 * load it. A provider above, as in tests, takes precedence.
 */
export const useQueryStore = (): QueryClient => useContext(QueryClientContext) ?? queryStore();
