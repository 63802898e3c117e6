import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { all, first, run } from '../../store/rows.ts';
import { transaction } from '../../store/store.ts';
import { noSuchIndex, SearchError } from '../errors.ts';
import type { Indices } from '../indices.ts';
import { read } from './search-routes.ts';

type Querystring = Record<string, string | undefined>;
type ByIndex = { Params: { index: string }; Body: unknown; Querystring: Querystring };
type ById = { Params: { index: string; id: string }; Body: unknown; Querystring: Querystring };

const synonym = z.looseObject({
  objectID: z.string().min(1),
  type: z.string().transform((type) => type.toLowerCase()),
  synonyms: z.array(z.string()).default([]),
  input: z.string().optional(),
  word: z.string().optional(),
  corrections: z.array(z.string()).optional(),
});

/** Settings and synonyms of indices. */
export function settingsRoutes(app: FastifyInstance, indices: Indices): void {
  const { store } = indices;
  const written = (name: string, work: () => void) =>
    transaction(store, () => {
      if (!indices.row(name)) indices.make(name);
      work();
      return { ...indices.done(name), updatedAt: new Date().toISOString() };
    });
  const save = (name: string, given: unknown) => {
    const { objectID, ...rest } = read(synonym, given);
    // Corrections read as synonyms of what is corrected.
    const body = {
      ...rest,
      ...(rest.corrections && { input: rest.word, synonyms: rest.corrections }),
      objectID,
    };
    run(
      store,
      'INSERT OR REPLACE INTO search_synonym VALUES (?, ?, ?)',
      name,
      objectID,
      JSON.stringify(body),
    );
  };
  const clear = (name: string) => run(store, 'DELETE FROM search_synonym WHERE index_name = ?', name);

  app.get<ByIndex>('/1/indexes/:index/settings', async ({ params }) => {
    const row = indices.row(params.index);
    if (!row) throw noSuchIndex(params.index);
    return { ...indices.settings(params.index), ...(row.replica_of && { primary: row.replica_of }) };
  });
  app.put<ByIndex>('/1/indexes/:index/settings', async ({ params, query, body }) =>
    transaction(store, () => ({
      ...indices.saveSettings(
        params.index,
        read(z.looseObject({}), body),
        query['forwardToReplicas'] === 'true',
      ),
      updatedAt: new Date().toISOString(),
    })),
  );

  app.post<ByIndex>('/1/indexes/:index/synonyms/batch', async ({ params, query, body }) =>
    written(params.index, () => {
      const names = [
        params.index,
        ...(query['forwardToReplicas'] === 'true' ? indices.settings(params.index).replicas : []),
      ];
      for (const name of names) {
        if (query['replaceExistingSynonyms'] === 'true') clear(name);
        for (const one of read(z.array(z.unknown()), body)) save(name, one);
      }
    }),
  );
  app.post<ByIndex>('/1/indexes/:index/synonyms/search', async ({ params, body }) => {
    const {
      query = '',
      hitsPerPage = 20,
      page = 0,
    } = read(z.object({ query: z.string(), hitsPerPage: z.int().max(1000), page: z.int() }).partial(), body);
    const found = all<{ body: string }>(
      store,
      'SELECT body FROM search_synonym WHERE index_name = ? ORDER BY object_id',
      params.index,
    )
      .filter((row) => row.body.toLowerCase().includes(query.toLowerCase()))
      .map((row) => JSON.parse(row.body) as object);
    return { hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage), nbHits: found.length };
  });
  app.post<ByIndex>('/1/indexes/:index/synonyms/clear', async ({ params }) =>
    written(params.index, () => clear(params.index)),
  );
  app.get<ById>('/1/indexes/:index/synonyms/:id', async ({ params }) => {
    const sql = 'SELECT body FROM search_synonym WHERE index_name = ? AND object_id = ?';
    const row = first<{ body: string }>(store, sql, params.index, params.id);
    if (!row) throw new SearchError(404, 'Synonym set does not exist');
    return JSON.parse(row.body) as object;
  });
  app.put<ById>('/1/indexes/:index/synonyms/:id', async ({ params, body }) => ({
    ...written(params.index, () =>
      save(params.index, { ...read(z.looseObject({}), body), objectID: params.id }),
    ),
    id: params.id,
  }));
  app.delete<ById>('/1/indexes/:index/synonyms/:id', async ({ params }) =>
    written(params.index, () =>
      run(
        store,
        'DELETE FROM search_synonym WHERE index_name = ? AND object_id = ?',
        params.index,
        params.id,
      ),
    ),
  );
}
