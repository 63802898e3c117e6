import type { FastifyInstance } from 'fastify';
import type { Parts } from '../parts.ts';
import { answerCollection } from './collection.ts';
import { notFound } from './errors.ts';
import { parseQuery } from './query/parse.ts';
import { type Host, readOne } from './repository.ts';
import { contentTypes } from './data/content-types.ts';
import { shapeContentType, shapeStored } from './shapes.ts';
import { answerSync } from './sync.ts';
import type { Stored } from './types.ts';

type Raw = Record<string, string | string[] | undefined>;

/** Routes for entries, assets, content types and sync. */
export function resourceRoutes(app: FastifyInstance, parts: Parts, host: Host): void {
  const { config } = parts;
  for (const [path, kind] of [
    ['/entries', 'Entry'],
    ['/assets', 'Asset'],
  ] as const) {
    app.get<{ Querystring: Raw }>(path, async ({ query }) =>
      answerCollection(parts, host, kind, parseQuery(query)),
    );
    app.get<{ Params: { id: string }; Querystring: Raw }>(`${path}/:id`, async ({ params, query }) =>
      answerOne(parts, host, kind, params.id, parseQuery({ locale: query['locale'] }).allLocales),
    );
  }
  app.get('/content_types', async () => ({
    sys: { type: 'Array' },
    total: contentTypes.length,
    skip: 0,
    limit: 1000,
    items: contentTypes.map((type) => shapeContentType(type, config)),
  }));
  app.get<{ Params: { id: string } }>('/content_types/:id', async ({ params }) => {
    const type = contentTypes.find(({ id }) => id === params.id);
    if (!type) throw notFound(details(parts, 'ContentType', params.id));
    return shapeContentType(type, config);
  });
  // Contentful's preview host does not implement the Sync API (its reference, "Preview API limitations").
  if (host === 'preview') return;
  app.get<{ Querystring: Record<string, string | undefined> }>('/sync', async ({ query, url }) =>
    answerSync(parts, query, `${config.origin}${url.split('?')[0]}`),
  );
}

function answerOne(parts: Parts, host: Host, kind: Stored['kind'], id: string, allLocales: boolean) {
  const stored = readOne(parts.store, host, kind, id);
  if (!stored) throw notFound(details(parts, kind, id));
  return shapeStored(stored, { config: parts.config, host, allLocales });
}

function details({ config }: Parts, type: string, id: string) {
  return { type, id, environment: config.contentEnvironment, space: config.contentSpace };
}
