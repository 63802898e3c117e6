import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Parts } from '../parts.ts';
import { CrmError, invalid, objectNotFound, sendCrmError, unauthenticated } from './errors.ts';
import { type CrmObject, objectsOf, shapeObject } from './objects.ts';
import { search, searchBody } from './search.ts';

type ByType = { Params: { type: string }; Querystring: Record<string, string | string[] | undefined> };
type ById = { Params: { type: string; id: string }; Querystring: ByType['Querystring'] };

/** CRM objects below `/crm/v3/objects`: list, one, search. */
export async function crm(app: FastifyInstance, { store, config }: Parts): Promise<void> {
  app.addHook('onRequest', async (request) => {
    if (request.headers.authorization !== `Bearer ${config.crmToken}`) throw unauthenticated();
  });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof CrmError) return sendCrmError(reply, error);
    throw error;
  });

  app.get<ByType>('/crm/v3/objects/:type', async ({ params, query }) => {
    const wanted = listOf(query['properties']);
    const { page, next } = pageOf(objectsOf(store, params.type), query['limit'], query['after']);
    const link = next && `${config.origin}/crm/v3/objects/${params.type}?after=${next}`;
    return {
      results: page.map((object) => shapeObject(object, wanted)),
      ...(next ? { paging: { next: { after: next, link } } } : {}),
    };
  });

  app.get<ById>('/crm/v3/objects/:type/:id', async ({ params, query }) => {
    const object = objectsOf(store, params.type).find(({ id }) => String(id) === params.id);
    if (!object) throw objectNotFound();
    return shapeObject(object, listOf(query['properties']));
  });

  app.post<{ Params: { type: string }; Body: unknown }>(
    '/crm/v3/objects/:type/search',
    async ({ params, body }) => {
      const asked = readSearch(body);
      const found = search(objectsOf(store, params.type), asked);
      const { page, next } = pageOf(found, asked.limit, asked.after, found);
      return {
        total: found.length,
        results: page.map((object) => shapeObject(object, asked.properties ?? null)),
        ...(next ? { paging: { next: { after: next } } } : {}),
      };
    },
  );
}

function readSearch(body: unknown) {
  const read = searchBody.safeParse(body ?? {});
  if (!read.success) throw invalid(`Invalid input JSON: ${z.prettifyError(read.error)}`);
  return read.data;
}

/**
 * One page after the object with id `after`. Searches may be in any order, so that they count from the start
 * instead: give them the whole result as `sorted`.
 */
function pageOf(objects: CrmObject[], limit: unknown, after: unknown, sorted?: CrmObject[]) {
  const size = limit === undefined ? 10 : Number(limit);
  if (!Number.isInteger(size) || size < 1 || size > 100) {
    throw invalid('limit must be a whole number from 1 to 100');
  }
  const from = after === undefined ? 0 : Number(after);
  if (!Number.isInteger(from) || from < 0) throw invalid(`invalid paging cursor: ${String(after)}`);
  if (sorted) {
    const end = from + size;
    return { page: sorted.slice(from, end), next: end < sorted.length ? String(end) : null };
  }
  const rest = objects.filter(({ id }) => id > from);
  const page = rest.slice(0, size);
  return { page, next: rest.length > size ? String(page.at(-1)?.id) : null };
}

function listOf(value: string | string[] | undefined): string[] | null {
  if (value === undefined) return null;
  return (Array.isArray(value) ? value : value.split(',')).map((name) => name.trim()).filter(Boolean);
}
