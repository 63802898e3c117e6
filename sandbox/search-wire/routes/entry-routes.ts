import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { all, first, run } from '../../store/rows.ts';
import { bareName } from '../engine/live-index.ts';
import { SearchError } from '../errors.ts';
import type { Indices } from '../indices.ts';
import { read } from './search-routes.ts';

type Querystring = Record<string, string | undefined>;
type ByIndex = { Params: { index: string }; Body: unknown; Querystring: Querystring };
type ById = { Params: { index: string; id: string }; Body: unknown; Querystring: Querystring };

/** Describes synonyms or rules: what an index stores beside its records. */
interface Kept {
  path: 'synonyms' | 'rules';
  table: 'search_synonym' | 'search_rule';
  /** Query parameter with which a batch replaces all existing entries. */
  replaces: 'replaceExistingSynonyms' | 'clearExistingRules';
  missing: string;
  /** Parses an entry. @throws SearchError */
  entry: (given: unknown) => { objectID: string };
}

const synonym = z.looseObject({
  objectID: z.string().min(1),
  type: z.string().transform((type) => type.toLowerCase()),
  synonyms: z.array(z.string()).default([]),
  input: z.string().optional(),
  word: z.string().optional(),
  corrections: z.array(z.string()).optional(),
});

const rule = z.looseObject({
  objectID: z.string().min(1),
  conditions: z
    .array(
      z.looseObject({
        pattern: z.string().optional(),
        anchoring: z.enum(['is', 'startsWith', 'endsWith', 'contains']).optional(),
        alternatives: z.boolean().optional(),
      }),
    )
    .max(25)
    .optional(),
  consequence: z.looseObject({ params: z.record(z.string(), z.unknown()).optional() }),
  enabled: z.boolean().optional(),
});

export const SYNONYMS: Kept = {
  path: 'synonyms',
  table: 'search_synonym',
  replaces: 'replaceExistingSynonyms',
  missing: 'Synonym set does not exist',
  entry: (given) => {
    const { objectID, ...rest } = read(synonym, given);
    // Corrections are stored as synonyms of the corrected word.
    return { ...rest, ...(rest.corrections && { input: rest.word, synonyms: rest.corrections }), objectID };
  },
};

export const RULES: Kept = {
  path: 'rules',
  table: 'search_rule',
  replaces: 'clearExistingRules',
  missing: 'ObjectID does not exist',
  entry: (given) => read(rule, given),
};

/** Routes to write, read and search the synonyms or rules of an index. */
export function entryRoutes(app: FastifyInstance, indices: Indices, kept: Kept): void {
  const { store } = indices;
  const { path, table, replaces, missing, entry } = kept;
  const base = `/1/indexes/:index/${path}`;
  const written = (name: string, work: () => void) =>
    indices.write(() => {
      if (!indices.row(name)) indices.make(name);
      work();
      return { ...indices.done(name), updatedAt: new Date().toISOString() };
    });
  const save = (name: string, given: unknown) => {
    const one = entry(given);
    run(store, `INSERT OR REPLACE INTO ${table} VALUES (?, ?, ?)`, name, one.objectID, JSON.stringify(one));
  };
  const clear = (name: string) => run(store, `DELETE FROM ${table} WHERE index_name = ?`, name);

  app.post<ByIndex>(`${base}/batch`, async ({ params, query, body }) =>
    written(params.index, () => {
      const isForwarded = query['forwardToReplicas'] === 'true';
      const replicas = isForwarded ? indices.settings(params.index).replicas.map(bareName) : [];
      for (const name of [params.index, ...replicas]) {
        if (query[replaces] === 'true') clear(name);
        for (const one of read(z.array(z.unknown()), body)) save(name, one);
      }
      for (const name of replicas) indices.done(name);
    }),
  );
  app.post<ByIndex>(`${base}/search`, async ({ params, body }) => {
    const {
      query = '',
      hitsPerPage = 20,
      page = 0,
    } = read(
      z.object({ query: z.string(), hitsPerPage: z.int().max(1000), page: z.int() }).partial(),
      body ?? {},
    );
    const found = all<{ body: string }>(
      store,
      `SELECT body FROM ${table} WHERE index_name = ? ORDER BY object_id`,
      params.index,
    )
      .filter((row) => row.body.toLowerCase().includes(query.toLowerCase()))
      .map((row) => JSON.parse(row.body) as object);
    return {
      hits: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage),
      nbHits: found.length,
      page,
      nbPages: Math.ceil(found.length / hitsPerPage),
    };
  });
  app.post<ByIndex>(`${base}/clear`, async ({ params }) => written(params.index, () => clear(params.index)));
  app.get<ById>(`${base}/:id`, async ({ params }) => {
    const sql = `SELECT body FROM ${table} WHERE index_name = ? AND object_id = ?`;
    const row = first<{ body: string }>(store, sql, params.index, params.id);
    if (!row) throw new SearchError(404, missing);
    return JSON.parse(row.body) as object;
  });
  app.put<ById>(`${base}/:id`, async ({ params, body }) => ({
    ...written(params.index, () =>
      save(params.index, { ...read(z.looseObject({}), body), objectID: params.id }),
    ),
    id: params.id,
  }));
  app.delete<ById>(`${base}/:id`, async ({ params }) =>
    written(params.index, () =>
      run(store, `DELETE FROM ${table} WHERE index_name = ? AND object_id = ?`, params.index, params.id),
    ),
  );
}
