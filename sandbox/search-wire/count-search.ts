import { run } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { SearchParams } from './params.ts';

/** Records a search for analytics if it has a query ID and did not opt out. Only the first page counts. */
export function countSearch(
  store: Store,
  { query, page, analytics, userToken }: SearchParams,
  { index, nbHits, queryID }: Record<string, unknown>,
  now: number,
): void {
  if (typeof queryID !== 'string' || !analytics || page > 0) return;
  run(
    store,
    'INSERT INTO search_query (query_id, index_name, words, found, user_token, asked_at) VALUES (?, ?, ?, ?, ?, ?)',
    queryID,
    String(index),
    query,
    Number(nbHits),
    userToken ?? '',
    now,
  );
}
