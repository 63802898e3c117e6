import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Parts } from '../parts.ts';
import { ContentError, notFound } from './errors.ts';
import { tags } from './data/vocabulary.ts';
import { allConcepts, allSchemes, oneConcept, oneScheme, relatives } from './taxonomy.ts';
import { LOCALE } from './types.ts';

type ById = { Params: { id: string } };

/** Routes for locales, tags, taxonomy and asset keys. */
export function vocabularyRoutes(app: FastifyInstance, parts: Parts): void {
  app.get('/locales', async () => collection([locale]));
  app.get('/tags', async () => collection(tags.map(shapeTag)));
  app.get<ById>('/tags/:id', async ({ params }) => {
    const tag = tags.find(({ id }) => id === params.id);
    return tag ? shapeTag(tag) : missing('Tag', params.id);
  });
  app.get('/taxonomy/concept-schemes', async () => allSchemes());
  app.get<ById>(
    '/taxonomy/concept-schemes/:id',
    async ({ params }) => oneScheme(params.id) ?? missing('TaxonomyConceptScheme', params.id),
  );
  app.get('/taxonomy/concepts', async () => allConcepts());
  app.get<ById>(
    '/taxonomy/concepts/:id',
    async ({ params }) => oneConcept(params.id) ?? missing('TaxonomyConcept', params.id),
  );
  app.get<{ Params: { id: string; which: string } }>(
    '/taxonomy/concepts/:id/:which',
    async ({ params }) => relatives(params.id, params.which) ?? missing('TaxonomyConcept', params.id),
  );
  app.post<{ Body: { expiresAt?: unknown } | null }>('/asset_keys', async ({ body }, reply) => {
    const expiresAt = Number(body?.expiresAt);
    const now = parts.clock() / 1000;
    if (!(expiresAt > now && expiresAt <= now + 48 * 3600)) {
      throw new ContentError(422, 'ValidationFailed', 'Validation error', {
        errors: [{ name: 'expiresAt', details: 'Must be in the future and at most 48 hours away' }],
      });
    }
    const policy = Buffer.from(JSON.stringify({ exp: expiresAt })).toString('base64url');
    const signature = createHmac('sha256', parts.config.contentToken).update(policy).digest('base64url');
    reply.code(201);
    return { policy: `${policy}.${signature}`, secret: randomBytes(32).toString('base64url') };
  });
}

const locale = {
  code: LOCALE,
  name: 'English (United Kingdom)',
  default: true,
  fallbackCode: null,
  sys: { id: LOCALE, type: 'Locale', version: 1 },
};

function shapeTag({ id, name }: (typeof tags)[number]) {
  const since = '2026-09-01T08:00:00.000Z';
  return {
    name,
    sys: { id, type: 'Tag', version: 1, visibility: 'public', createdAt: since, updatedAt: since },
  };
}

function collection<T>(items: T[]) {
  return { sys: { type: 'Array' }, total: items.length, skip: 0, limit: 1000, items };
}

function missing(type: string, id: string): never {
  throw notFound({ type, id });
}
