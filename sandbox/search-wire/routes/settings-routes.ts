import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { noSuchIndex } from '../errors.ts';
import type { Indices } from '../indices.ts';
import { entryRoutes, RULES, SYNONYMS } from './entry-routes.ts';
import { read } from './search-routes.ts';

type ByIndex = {
  Params: { index: string };
  Body: unknown;
  Querystring: Record<string, string | undefined>;
};

/** Routes for the settings, synonyms and rules of indices. */
export function settingsRoutes(app: FastifyInstance, indices: Indices): void {
  app.get<ByIndex>('/1/indexes/:index/settings', async ({ params }) => {
    const row = indices.row(params.index);
    if (!row) throw noSuchIndex(params.index);
    return { ...indices.settings(params.index), ...(row.replica_of && { primary: row.replica_of }) };
  });
  app.put<ByIndex>('/1/indexes/:index/settings', async ({ params, query, body }) =>
    indices.write(() => ({
      ...indices.saveSettings(
        params.index,
        read(z.looseObject({}), body),
        query['forwardToReplicas'] === 'true',
      ),
      updatedAt: new Date().toISOString(),
    })),
  );
  entryRoutes(app, indices, SYNONYMS);
  entryRoutes(app, indices, RULES);
}
