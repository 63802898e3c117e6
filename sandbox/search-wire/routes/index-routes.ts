import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { first } from '../../store/rows.ts';
import { isRecord } from '../engine/record.ts';
import { testOf } from '../engine/filter.ts';
import { SearchError } from '../errors.ts';
import type { Indices } from '../indices.ts';
import { readParams } from '../params.ts';
import { clear, dropIndex, objectsAfter, operate, runBatch } from '../writes.ts';
import { read } from './search-routes.ts';

type ByIndex = { Params: { index: string }; Body: unknown; Querystring: Record<string, string | undefined> };
type ById = { Params: { index: string; id: string }; Body: unknown };

const operation = z.object({ action: z.string(), body: z.looseObject({}).optional() });
const batch = z.object({ requests: z.array(operation).max(100_000) });
const manyBatch = z.object({ requests: z.array(operation.extend({ indexName: z.string() })) });
const moving = z.object({
  operation: z.enum(['copy', 'move']),
  destination: z.string().min(1),
  scope: z.array(z.enum(['settings', 'synonyms', 'rules'])).optional(),
});

const stamp = () => new Date().toISOString();

/** Routes that write records or manage whole indices. */
export function indexRoutes(app: FastifyInstance, indices: Indices): void {
  const one = (index: string, action: string, body: Record<string, unknown>) =>
    indices.write(() => {
      const [objectID] = runBatch(indices, index, [{ action, body }]);
      return { ...indices.done(index), objectID };
    });
  const whole = (index: string, work: () => void) =>
    indices.write(() => {
      indices.ownerOf(index);
      work();
      return { ...indices.done(index), updatedAt: stamp() };
    });

  app.get('/1/indexes', async () => listed(indices));
  app.post<ByIndex>('/1/indexes/:index/batch', async ({ params, body }) => {
    if (params.index === '*') return batchOfMany(indices, body);
    return indices.write(() => {
      const objectIDs = runBatch(indices, params.index, read(batch, body).requests);
      return { ...indices.done(params.index), objectIDs };
    });
  });
  app.post<ByIndex>('/1/indexes/:index', async ({ params, body }) => ({
    ...one(params.index, 'addObject', read(z.looseObject({}), body)),
    createdAt: stamp(),
  }));
  app.put<ById>('/1/indexes/:index/:id', async ({ params, body }) => ({
    ...one(params.index, 'updateObject', { ...read(z.looseObject({}), body), objectID: params.id }),
    updatedAt: stamp(),
  }));
  app.post<ById & { Querystring: { createIfNotExists?: string } }>(
    '/1/indexes/:index/:id/partial',
    async ({ params, query, body }) => {
      const action =
        query.createIfNotExists === 'false' ? 'partialUpdateObjectNoCreate' : 'partialUpdateObject';
      return {
        ...one(params.index, action, { ...read(z.looseObject({}), body), objectID: params.id }),
        updatedAt: stamp(),
      };
    },
  );
  app.delete<ById>('/1/indexes/:index/:id', async ({ params }) => ({
    ...one(params.index, 'deleteObject', { objectID: params.id }),
    deletedAt: stamp(),
  }));
  app.post<ByIndex>('/1/indexes/:index/deleteByQuery', async ({ params, body }) =>
    whole(params.index, () => deleteMatching(indices, params.index, body)),
  );
  app.post<ByIndex>('/1/indexes/:index/clear', async ({ params }) =>
    whole(params.index, () => clear(indices, params.index)),
  );
  app.delete<ByIndex>('/1/indexes/:index', async ({ params }) =>
    indices.write(() => {
      dropIndex(indices, params.index);
      return { ...indices.done(params.index), deletedAt: stamp() };
    }),
  );
  app.post<ByIndex>('/1/indexes/:index/operation', async ({ params, body }) =>
    indices.write(() => {
      const { destination, ...how } = read(moving, body);
      operate(indices, params.index, { ...how, destination });
      return { ...indices.done(destination), updatedAt: stamp() };
    }),
  );
  app.get<{ Params: { index: string; id: string } }>('/1/indexes/:index/task/:id', async ({ params }) => {
    const task = first(indices.store, 'SELECT 1 FROM search_task WHERE id = ?', Number(params.id));
    return { status: task ? 'published' : 'notPublished', pendingTask: !task };
  });
  app.post<ByIndex>('/1/indexes/:index/browse', async ({ params, body }) =>
    browse(indices, params.index, body),
  );
}

function listed(indices: Indices): object {
  const sql =
    'SELECT count(*) AS entries, coalesce(sum(length(body)), 0) AS size FROM search_object WHERE index_name = ?';
  const items = indices
    .rows()
    .map(({ name, replica_of: primary, created_at: created, updated_at: updated }) => {
      const sums = first<{ entries: number; size: number }>(indices.store, sql, primary ?? name);
      const { entries = 0, size = 0 } = sums ?? {};
      const replicas = indices.settings(name).replicas;
      return {
        name,
        createdAt: new Date(created).toISOString(),
        updatedAt: new Date(updated).toISOString(),
        entries,
        dataSize: size,
        fileSize: size,
        lastBuildTimeS: 0,
        numberOfPendingTasks: 0,
        pendingTask: false,
        ...(primary && { primary }),
        ...(replicas.length > 0 && { replicas }),
      };
    });
  return { items, nbPages: 1 };
}

function batchOfMany(indices: Indices, body: unknown): object {
  const { requests } = read(manyBatch, body);
  return indices.write(() => {
    const objectIDs = requests.map(({ indexName, ...one }) => runBatch(indices, indexName, [one])[0]);
    const names = new Set(requests.map(({ indexName }) => indexName));
    return {
      taskID: Object.fromEntries([...names].map((name) => [name, indices.done(name).taskID])),
      objectIDs,
    };
  });
}

function deleteMatching(indices: Indices, name: string, body: unknown): void {
  const { index, settings } = indices.open(name);
  const test = testOf(index, readParams(isRecord(body) ? body : {}, settings));
  const gone = [...index.docs.entries()].flatMap(([doc, found]) => (found && test(doc) ? [found] : []));
  runBatch(
    indices,
    name,
    gone.map(({ objectID }) => ({ action: 'deleteObject', body: { objectID } })),
  );
}

const BROWSED = 1000;

/** Returns pages of all records in the order in which they were first written. */
function browse(indices: Indices, name: string, body: unknown): object {
  const { cursor, hitsPerPage = BROWSED } = isRecord(body) ? body : {};
  const after = cursor === undefined ? 0 : Number(Buffer.from(String(cursor), 'base64url').toString());
  if (!Number.isSafeInteger(after)) throw new SearchError(400, 'Invalid cursor');
  const most = Math.min(Number(hitsPerPage) || BROWSED, BROWSED);
  const found = objectsAfter(indices, indices.ownerOf(name), after, most);
  const last = found.at(-1);
  return {
    hits: found.map(({ body: hit }) => hit),
    hitsPerPage: most,
    processingTimeMS: 1,
    ...(found.length === most && last && { cursor: Buffer.from(String(last.id)).toString('base64url') }),
  };
}
