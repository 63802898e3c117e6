import type { FoundPage, FoundPlace, FoundProduct } from './types';

export type Hit = Readonly<Record<string, unknown>>;
type Result = { hits: readonly Hit[] };

/** Returns the results of several requests; null if the answer contains none. */
export function resultsOf(answer: unknown): Result[] | null {
  const results = (answer as { results?: unknown } | null)?.results;
  if (!Array.isArray(results)) return null;
  return results.every((one) => Array.isArray((one as Result | null)?.hits)) ? (results as Result[]) : null;
}

export const readPlace = (hit: Hit): FoundPlace => ({
  id: Number(hit['objectID']),
  name: String(hit['name']),
  path: String(hit['path']),
  within: String(hit['within'] ?? ''),
  count: Number(hit['productCount'] ?? 0),
});

export const readProduct = (hit: Hit): FoundProduct => ({
  id: Number(hit['objectID']),
  name: String(hit['name']),
  path: String(hit['path']),
  numbers: Array.isArray(hit['numbers']) ? hit['numbers'].map(String) : [],
  price: typeof hit['price'] === 'number' ? hit['price'] : null,
  picture: (hit['picture'] as FoundProduct['picture']) ?? null,
  energy: (hit['energy'] as FoundProduct['energy']) ?? null,
});

export const readPage = (hit: Hit): FoundPage => ({
  name: String(hit['name']),
  path: String(hit['path']),
  kind: hit['kind'] === 'help' || hit['kind'] === 'guide' ? hit['kind'] : 'post',
});
