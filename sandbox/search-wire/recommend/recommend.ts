import { z } from 'zod';
import { facetAnswer } from '../engine/facet-answer.ts';
import { testOf } from '../engine/filter.ts';
import { shapeHit } from '../engine/hit.ts';
import { Highlighter } from '../engine/highlight.ts';
import type { LiveIndex } from '../engine/live-index.ts';
import { valuesAt } from '../engine/record.ts';
import { find, type Searched } from '../engine/search.ts';
import { noSuchObject, SearchError } from '../errors.ts';
import type { Indices } from '../indices.ts';
import { readParams } from '../params.ts';
import { alike } from './alike.ts';
import { boughtWith, looksLike, madeFor, trend } from './signals.ts';

const MODELS = [
  'related-products',
  'bought-together',
  'looking-similar',
  'trending-items',
  'trending-facets',
] as const;

const wanted = z
  .looseObject({
    indexName: z.string(),
    model: z.enum(MODELS),
    objectID: z.string().optional(),
    threshold: z.number().min(0).max(100),
    maxRecommendations: z.int().min(0).max(30).default(30),
    facetName: z.string().optional(),
    facetValue: z.string().optional(),
    queryParameters: z.looseObject({}).default({}),
    fallbackParameters: z.looseObject({}).optional(),
  })
  .refine(
    ({ model, objectID }) => model.startsWith('trending') || objectID,
    'objectID is required for this model',
  )
  .refine(
    ({ model, facetName }) => model !== 'trending-facets' || facetName,
    'facetName is required for this model',
  );

type Wanted = z.infer<typeof wanted>;

/**
 * Answers one recommendation request. If its record is not in the index it is refused, and with it every other request
 * of the same call (algolia/algoliasearch-sfcc-b2c #290).
 * @throws SearchError
 */
export function recommend(indices: Indices, given: unknown): object {
  const { success, data: request, error } = wanted.safeParse(given);
  if (!success)
    throw new SearchError(
      400,
      `Invalid request: ${error.issues[0]?.path.join('.')} ${error.issues[0]?.message}`,
    );
  const searched = indices.open(request.indexName);
  if (request.objectID && searched.index.numberOf(request.objectID) === undefined) throw noSuchObject();
  const most = request.maxRecommendations || 30;
  if (request.model === 'trending-facets')
    return answer(trendingFacets(indices, searched, request).slice(0, most), request);

  const scored = percent(scoresOf(indices, searched, request)).filter(
    ([, score]) => score >= request.threshold,
  );
  const found = allowed(
    searched,
    request,
    scored.map(([id]) => id),
    request.queryParameters,
  ).slice(0, most);
  const byId = new Map(scored);
  const hits = found.map((hit) => ({ ...hit, _score: byId.get(String(hit['objectID'])) ?? 0 }));
  if (hits.length > 0 || !request.fallbackParameters) return answer(hits, request);
  const popular = [...percent(trend(indices.store))].map(([id]) => id);
  return answer(allowed(searched, request, popular, request.fallbackParameters).slice(0, most), request);
}

function scoresOf(
  { store }: Indices,
  { index, settings }: Searched,
  { model, objectID = '' }: Wanted,
): Map<string, number> {
  switch (model) {
    case 'related-products':
      return alike(index, objectID, settings.attributeForDistinct);
    case 'looking-similar':
      return looksLike(store, objectID);
    case 'bought-together': {
      const made = madeFor(store, objectID);
      // One joint purchase outweighs the popularity of any accessory.
      for (const [id, count] of boughtWith(store, objectID))
        made.set(id, 1_000_000 * count + (made.get(id) ?? 0));
      return made;
    }
    default:
      return trend(store);
  }
}

/** Returns scores as percentages of the best score, best first. */
function percent(scores: ReadonlyMap<string, number>): [id: string, score: number][] {
  const best = [...scores.values()].reduce((a, b) => Math.max(a, b), 1);
  return [...scores]
    .map(([id, score]): [string, number] => [id, Math.round((score / best) * 10_000) / 100])
    .toSorted(([, a], [, b]) => b - a);
}

/** Returns the records that are in the index and match the request's filters, one per family, in the given order. */
function allowed(searched: Searched, request: Wanted, ids: readonly string[], given: object) {
  const { index, settings } = searched;
  const params = readParams({ ...given, hitsPerPage: 1000 }, settings);
  const test = testOf(index, params);
  const { docs, query } = find(index, params, searched.synonyms, test);
  const pool = new Set(docs);
  const { facetName, facetValue, objectID } = request;
  const family = settings.attributeForDistinct;
  const seen = new Set(objectID && family ? valuesAt(index.get(objectID), family) : []);
  const highlighter = new Highlighter(query, params.highlightPreTag, params.highlightPostTag);
  return ids.flatMap((id) => {
    const doc = index.numberOf(id);
    const body = doc === undefined ? null : index.docs[doc];
    if (doc === undefined || !body || id === objectID || !pool.has(doc)) return [];
    if (facetName && facetValue && !valuesAt(body, facetName).includes(facetValue)) return [];
    const [name] = family ? valuesAt(body, family) : [];
    if (name !== undefined && seen.has(name)) return [];
    seen.add(name);
    return [shapeHit(body, { settings, params, highlighter })];
  });
}

function trendingFacets({ store }: Indices, { index }: Searched, { facetName = '', threshold }: Wanted) {
  const scores = new Map<string, number>();
  for (const [id, score] of trend(store)) {
    for (const value of valuesAt(index.get(id), facetName)) {
      const name = String(value);
      scores.set(name, (scores.get(name) ?? 0) + score);
    }
  }
  const known = facetValuesOf(index, facetName);
  return percent(scores)
    .filter(([name, score]) => known.has(name) && score >= threshold)
    .map(([facetValue, _score]) => ({ facetName, facetValue, _score }));
}

function facetValuesOf(index: LiveIndex, name: string): Set<string> {
  const docs = [...index.docs.keys()].filter((doc) => index.docs[doc] !== null);
  return new Set(
    Object.keys(facetAnswer(index, docs, { facets: [name], most: 1000, by: 'count' }).facets[name] ?? {}),
  );
}

const answer = (hits: readonly object[], { indexName }: Wanted): object => ({
  hits,
  nbHits: hits.length,
  page: 0,
  nbPages: 1,
  hitsPerPage: hits.length,
  exhaustiveNbHits: true,
  exhaustiveTypo: true,
  index: indexName,
  query: '',
  params: '',
  renderingContent: {},
  processingTimeMS: 1,
});
