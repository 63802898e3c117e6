import 'server-only';
import type { ZodType } from 'zod';
import { config } from '@/lib/platform/config';
import type { Result } from '@/lib/platform/result';
import { callUpstream } from './upstream';

const headers = (key: string) => ({
  'x-algolia-application-id': config().search.appId,
  'x-algolia-api-key': key,
});

/** Asks the search service: several indices at once (`queries`), or for `recommendations`. */
export function searchRequest<T>(
  what: 'queries' | 'recommendations',
  requests: readonly object[],
  schema: ZodType<T>,
): Promise<Result<T>> {
  const { url, searchKey } = config().search;
  return callUpstream(
    'search',
    { url: `${url}/1/indexes/*/${what}`, headers: headers(searchKey), body: { requests }, idempotent: true },
    schema,
  );
}

/** Reads or changes what the search service holds: `/1/indexes/products/batch`. */
export function searchAdmin(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: `/1/indexes${string}`,
  body?: unknown,
): Promise<Result<unknown>> {
  const { url, adminKey } = config().search;
  return callUpstream('search-write', { url: `${url}${path}`, method, headers: headers(adminKey), body });
}
