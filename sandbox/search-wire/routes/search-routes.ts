import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { SandboxConfig } from '../../config.ts';
import { hasAdminKey } from '../access.ts';
import { countSearch } from '../count-search.ts';
import { retrieved } from '../engine/hit.ts';
import { isRecord } from '../engine/record.ts';
import { search, type Searched } from '../engine/search.ts';
import { searchFacet } from '../engine/facet-search.ts';
import { noSuchObject, SearchError } from '../errors.ts';
import type { Indices } from '../indices.ts';
import { readParams } from '../params.ts';
import { recommend } from '../recommend/recommend.ts';
import { readObject } from '../writes.ts';

type ByIndex = { Params: { index: string }; Body: unknown };
type ByFacet = { Params: { index: string; facet: string }; Body: unknown };
type ById = { Params: { index: string; id: string }; Querystring: Record<string, string | undefined> };
type ByUrl = { Params: { index: string }; Querystring: Record<string, string> };

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
export function searchRoutes(
  app: FastifyInstance,
  { indices, config, clock }: { indices: Indices; config: SandboxConfig; clock: () => number },
): void {
  const hiddenFrom = (request: FastifyRequest, { unretrievableAttributes }: Searched['settings']) =>
    hasAdminKey(request, config) ? [] : unretrievableAttributes;
  const query = (request: FastifyRequest, name: string, given: unknown) => {
    const opened = indices.open(name);
    const { settings } = opened;
    const unretrievableAttributes = hiddenFrom(request, settings);
    const found = { ...opened, settings: { ...settings, unretrievableAttributes } };
    const params = readParams(isRecord(given) ? given : {}, found.settings);
    const answer = search(found, params);
    countSearch(indices.store, params, answer, clock());
    return answer;
  };

  app.post<ByIndex>('/1/indexes/:index/queries', async (request) => {
    if (request.params.index !== '*') throw new SearchError(404, 'Path not found');
    const results = read(requests, request.body).requests.map(({ indexName, type, ...rest }) =>
      type === 'facet'
        ? facet(indices, indexName, String(rest['facet']), rest)
        : query(request, indexName, rest),
    );
    return { results };
  });
  app.post<ByIndex>('/1/indexes/:index/query', async (request) =>
    query(request, request.params.index, request.body),
  );
  app.get<ByUrl>('/1/indexes/:index', async (request) =>
    query(request, request.params.index, { params: paramsInUrl(request.query) }),
  );
  app.post<ByFacet>('/1/indexes/:index/facets/:facet/query', async ({ params, body }) =>
    facet(indices, params.index, params.facet, isRecord(body) ? body : {}),
  );

  app.post<ByIndex>('/1/indexes/:index/recommendations', async ({ body }) => ({
    results: read(requests, body).requests.map((request) => recommend(indices, request)),
  }));

  app.post<ByIndex>('/1/indexes/:index/objects', async (request) => ({
    results: read(wanted, request.body).requests.map(({ indexName, objectID, attributesToRetrieve }) => {
      const object = readObject(indices, indices.ownerOf(indexName), objectID);
      const hidden = hiddenFrom(request, indices.settings(indexName));
      return object ? retrieved(object, attributesToRetrieve, hidden) : null;
    }),
  }));
  app.get<ById>('/1/indexes/:index/:id', async (request) => {
    const { index, id } = request.params;
    const object = readObject(indices, indices.ownerOf(index), id);
    if (!object) throw noSuchObject();
    const wantedNames = request.query['attributesToRetrieve']?.split(',') ?? ['*'];
    return retrieved(object, wantedNames, hiddenFrom(request, indices.settings(index)));
  });
}

/** Returns the search parameters of a query string, without the credentials that browsers send in it. */
function paramsInUrl(query: Record<string, string>): string {
  const own = Object.entries(query).filter(([name]) => !name.toLowerCase().startsWith('x-algolia-'));
  return new URLSearchParams(own).toString();
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
