import type { Environment } from '../lib/environment.ts';
import { importShopModules } from '../lib/shop-modules.ts';
import { QUERIES } from '../search/data/queries.ts';
import type { Call } from './load.ts';

/** Calls of the quick search for typical queries: each query half typed and complete. */
export async function quickCalls(env: Environment): Promise<Call[]> {
  importShopModules();
  const { quickRequests } = await import('../../lib/search/quick-query.ts');
  const { understand } = await import('../../lib/search/understand/understand.ts');
  const headers = {
    'content-type': 'text/plain',
    'x-algolia-application-id': env['ALGOLIA_APP_ID'] ?? '',
    'x-algolia-api-key': env['ALGOLIA_SEARCH_API_KEY'] ?? '',
  };
  return Object.values(QUERIES)
    .flat()
    .flatMap(([query]) => [query.slice(0, Math.ceil(query.length / 2)), query])
    .map((query) => ({
      path: '/search/1/indexes/*/queries',
      headers,
      body: JSON.stringify({ requests: quickRequests(query, understand(query, { makers: [] })) }),
    }));
}
