import 'server-only';
import type { ZodType } from 'zod';
import { config } from '@/lib/platform/config';
import type { Result } from '@/lib/platform/result';
import { callUpstream } from './upstream';

/**
 * Reads the CRM's objects: `crmRequest('/crm/v3/objects/warranties', { limit: '100' }, schema)`.
 * @param schema of the whole answer.
 */
export function crmRequest<T>(
  path: `/crm/v3/objects/${string}`,
  query: Record<string, string>,
  schema: ZodType<T>,
): Promise<Result<T>> {
  const { apiUrl, accessToken } = config().forms;
  return callUpstream(
    'forms',
    {
      url: `${apiUrl}${path}?${new URLSearchParams(query).toString()}`,
      headers: { authorization: `Bearer ${accessToken}` },
    },
    schema,
  );
}
