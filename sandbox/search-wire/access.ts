import type { FastifyRequest } from 'fastify';
import type { SandboxConfig } from '../config.ts';
import { badKey, notAllowed } from './errors.ts';

/** What an API key allows: searching and reading records, or everything. */
export type Right = 'search' | 'admin';

type Query = Record<string, string | undefined>;

/** Returns a credential: browsers send it in the query string, other clients in a header. */
function sent(request: FastifyRequest, name: 'api-key' | 'application-id'): string | undefined {
  const query = request.query as Query;
  const found = Object.entries(query).find(([key]) => key.toLowerCase() === `x-algolia-${name}`)?.[1];
  const header = request.headers[`x-algolia-${name}`];
  return found ?? (Array.isArray(header) ? header[0] : header);
}

/** @throws SearchError if the key or application ID is unknown, or the key lacks the right */
export function requireKey(request: FastifyRequest, config: SandboxConfig, right: Right): void {
  if (sent(request, 'application-id')?.toUpperCase() !== config.searchAppId.toUpperCase()) throw badKey();
  if (hasAdminKey(request, config)) return;
  if (sent(request, 'api-key') !== config.searchKey) throw badKey();
  if (right === 'admin') throw notAllowed();
}

/** Whether a request was made with the admin key, which also reads unretrievable attributes. */
export function hasAdminKey(request: FastifyRequest, { searchAdminKey }: SandboxConfig): boolean {
  return sent(request, 'api-key') === searchAdminKey;
}
