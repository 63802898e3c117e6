import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Parts } from '../parts.ts';
import { requireKey } from '../search-wire/access.ts';
import { read } from '../search-wire/routes/search-routes.ts';
import { applyAlgoliaConventions } from '../search-wire/wire.ts';
import { searchesWithoutResults, topSearches } from './searches.ts';

/** Algolia reports on the last eight days when the request names no period; the sandbox always does. */
const PERIOD_MS = 8 * 24 * 3_600_000;

const asked = z.object({
  index: z.string(),
  clickAnalytics: z.stringbool().default(false),
  limit: z.coerce.number().int().min(1).max(1_000).default(10),
  offset: z.coerce.number().int().min(0).default(0),
});

/** Serves Algolia's Analytics API, `GET /analytics/2/searches` and `…/noResults`. Requires the admin key. */
export async function analytics(app: FastifyInstance, { store, config, clock }: Parts): Promise<void> {
  await app.register(
    async (scope) => {
      applyAlgoliaConventions(scope);
      scope.addHook('preParsing', async (request) => requireKey(request, config, 'admin'));
      const period = () => clock() - PERIOD_MS;
      scope.get('/2/searches', async ({ query }) => ({
        searches: topSearches(store, { ...read(asked, query), since: period() }),
      }));
      scope.get('/2/searches/noResults', async ({ query }) => ({
        searches: searchesWithoutResults(store, { ...read(asked, query), since: period() }),
      }));
    },
    { prefix: '/analytics' },
  );
}
