import type { FastifyInstance } from 'fastify';
import type { Parts } from '../parts.ts';
import { type Right, requireKey } from './access.ts';
import { Indices } from './indices.ts';
import { indexRoutes } from './routes/index-routes.ts';
import { searchRoutes } from './routes/search-routes.ts';
import { settingsRoutes } from './routes/settings-routes.ts';
import { applyAlgoliaConventions } from './wire.ts';

/** Serves Algolia's search API below `/search`, as its official clients use it. */
export async function searchService(app: FastifyInstance, { store, config, clock }: Parts): Promise<void> {
  const indices = new Indices(store, clock);
  app.addHook('onListen', async () => indices.warm());
  const guarded =
    (right: Right, routes: (scope: FastifyInstance) => void) => async (scope: FastifyInstance) => {
      scope.addHook('preParsing', async (request) => requireKey(request, config, right));
      routes(scope);
    };
  await app.register(
    async (service) => {
      applyAlgoliaConventions(service);
      await service.register(guarded('search', (scope) => searchRoutes(scope, { indices, config, clock })));
      await service.register(
        guarded('admin', (scope) => {
          indexRoutes(scope, indices);
          settingsRoutes(scope, indices);
        }),
      );
    },
    { prefix: '/search' },
  );
}
