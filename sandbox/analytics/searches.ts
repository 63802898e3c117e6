import { all } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

/** `since`: milliseconds since 1970. */
type Asked = { index: string; since: number; limit: number; offset: number };

type Counted = {
  search: string;
  count: number;
  nbHits: number;
  clickCount: number;
  clickedSearches: number;
  averageClickPosition: number | null;
};

/** Under what a search is counted: its words, however they were typed. */
export const SEARCHED = 'lower(trim(search_query.words))';

/** What was opened of what a search found, with its place there. */
export const CLICK = `click AS (
  SELECT json_extract(body, '$.queryID') AS query_id, json_extract(body, '$.positions[0]') AS place
  FROM search_event WHERE type = 'click'
)`;

/** What was searched, most often first; with clicks where they are asked for. */
export function topSearches(store: Store, { clickAnalytics, ...asked }: Asked & { clickAnalytics: boolean }) {
  const found = all<Counted>(
    store,
    `WITH ${CLICK}
     SELECT ${SEARCHED} AS search, count(DISTINCT query_id) AS count, max(found) AS nbHits, count(place) AS clickCount,
       count(DISTINCT iif(place IS NULL, NULL, query_id)) AS clickedSearches, avg(place) AS averageClickPosition
     FROM search_query LEFT JOIN click USING (query_id)
     WHERE index_name = ? AND asked_at >= ?
     GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ? OFFSET ?`,
    asked.index,
    asked.since,
    asked.limit,
    asked.offset,
  );
  return found.map(({ search, count, nbHits, clickedSearches, ...clicks }) => ({
    search,
    count,
    nbHits,
    ...(clickAnalytics && {
      trackedSearchCount: count,
      ...clicks,
      clickThroughRate: clickedSearches / count,
    }),
  }));
}

/** What had no result, most often first. */
export const searchesWithoutResults = (store: Store, { index, since, limit, offset }: Asked) =>
  all<{ search: string; count: number; withFilterCount: number }>(
    store,
    `SELECT ${SEARCHED} AS search, count(*) AS count, 0 AS withFilterCount
     FROM search_query WHERE index_name = ? AND asked_at >= ? AND found = 0
     GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ? OFFSET ?`,
    index,
    since,
    limit,
    offset,
  );
