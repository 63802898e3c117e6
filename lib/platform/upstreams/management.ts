import 'server-only';
import type { ZodType } from 'zod';
import { config } from '@/lib/platform/config';
import type { Result } from '@/lib/platform/result';
import { callUpstream } from './upstream';

export type ManagementRequest = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the store: `/v3/carts/…`. Ids in it must have been checked or encoded. */
  path: `/v2/${string}` | `/v3/${string}`;
  query?: Record<string, string>;
  body?: unknown;
  /** Another policy: `refund` waits for a payment gateway, `customers` has at most three calls at once. */
  by?: 'refund' | 'customers';
};

/**
 * Calls the platform's REST API (carts, customers, orders). Only a GET is ever retried.
 * @param schema of the whole answer, including its `data` envelope; an empty body (204) is `null`
 */
export function managementRequest<T>(request: ManagementRequest, schema: ZodType<T>): Promise<Result<T>> {
  const { apiUrl, accessToken } = config().commerce;
  const url = new URL(`${apiUrl}${request.path}`);
  for (const [name, value] of Object.entries(request.query ?? {})) url.searchParams.set(name, value);
  return callUpstream(
    request.by ?? 'management',
    {
      url: url.href,
      headers: { 'x-auth-token': accessToken },
      ...(request.method ? { method: request.method } : {}),
      ...(request.body === undefined ? {} : { body: request.body }),
    },
    schema,
  );
}
