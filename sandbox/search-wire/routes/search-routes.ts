import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { countSearch } from '../count-search.ts';
import { retrieved } from '../engine/hit.ts';
import { isRecord } from '../engine/record.ts';
import { search } from '../engine/search.ts';
import { searchFacet } from '../engine/facet-search.ts';
import { noSuchObject, SearchError } from '../errors.ts';
import type { Indices } from '../indices.ts';
import { readParams } from '../params.ts';
import { recommend } from '../recommend/recommend.ts';
import { readObject } from '../writes.ts';

type ByIndex = { Params: { index: string }; Body: unknown };
type ByFacet = { Params: { index: string; facet: string }; Body: unknown };
type ById = { Params: { index: string; id: string }; Querystring: Record<string, string | undefined> };

const requests = z.object({ requests: z.array(z.looseObject({ indexName: z.string() })).max(50) });
const wanted = z.object({
  requests: z.array(
    z.object({
      indexName: z.string(),
      objectID: z.string(),
      attributesToRetrieve: z.array(z.string()).default(['*']),
    }),
  ),
});

/** Routes that a search key may use. */
export function searchRoutes(app: FastifyInstance, indices: Indices, clock: () => number): void {
  const query = (name: string, given: unknown) => {
    const found = indices.open(name);
    const params = readParams(isRecord(given) ? given : {}, found.settings);
    const answer = search(found, params);
    countSearch(indices.store, params, answer, clock());
    return answer;
  };

  app.post<ByIndex>('/1/indexes/:index/queries', async ({ params, body }) => {
    if (params.index !== '*') throw new SearchError(404, 'Path not found');
    const results = read(requests, body).requests.map(({ indexName, type, ...rest }) =>
      type === 'facet' ? facet(indices, indexName, String(rest['facet']), rest) : query(indexName, rest),
    );
    return { results };
  });
  app.post<ByIndex>('/1/indexes/:index/query', async ({ params, body }) => query(params.index, body));
  app.get<ByIndex>('/1/indexes/:index', async ({ params, query: asked }) => query(params.index, asked));
  app.post<ByFacet>('/1/indexes/:index/facets/:facet/query', async ({ params, body }) =>
    facet(indices, params.index, params.facet, isRecord(body) ? body : {}),
  );

  app.post<ByIndex>('/1/indexes/:index/recommendations', async ({ body }) => ({
    results: read(requests, body).requests.map((request) => recommend(indices, request)),
  }));

  app.post<ByIndex>('/1/indexes/:index/objects', async ({ body }) => ({
    results: read(wanted, body).requests.map(({ indexName, objectID, attributesToRetrieve }) => {
      const object = readObject(indices, indices.ownerOf(indexName), objectID);
      return object ? retrieved(object, attributesToRetrieve, []) : null;
    }),
  }));
  app.get<ById>('/1/indexes/:index/:id', async ({ params, query: asked }) => {
    const object = readObject(indices, indices.ownerOf(params.index), params.id);
    if (!object) throw noSuchObject();
    return retrieved(object, asked['attributesToRetrieve']?.split(',') ?? ['*'], []);
  });
}

/** Other values are refused (https://www.algolia.com/doc/api-reference/api-parameters/maxFacetHits). */
const facetHits = z.int().min(1).max(100);

function facet(indices: Indices, name: string, facetName: string, given: Record<string, unknown>) {
  const { facetQuery = '', maxFacetHits = 10, params = '' } = given;
  const found = indices.open(name);
  const hits = searchFacet(found, facetName, {
    facetQuery: String(facetQuery),
    most: read(facetHits, maxFacetHits),
    params: readParams({ params }, found.settings),
  });
  return { facetHits: hits, exhaustiveFacetsCount: true, processingTimeMS: 1 };
}

/** Validates a request body. @throws SearchError with status 400 that names the invalid field */
export function read<T>(schema: z.ZodType<T>, body: unknown): T {
  const { success, data, error } = schema.safeParse(body);
  if (success) return data;
  throw new SearchError(
    400,
    `Invalid request: ${error.issues[0]?.path.join('.')} ${error.issues[0]?.message}`,
  );
}
