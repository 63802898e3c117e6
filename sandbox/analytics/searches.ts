import { all } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

/** `since` is in milliseconds since 1970. */
type Asked = { index: string; since: number; limit: number; offset: number };

type Counted = {
  search: string;
  count: number;
  nbHits: number;
  clickCount: number;
  clickedSearches: number;
  averageClickPosition: number | null;
};

/** SQL for the text under which a search is counted: its words, regardless of case and surrounding spaces. */
export const SEARCHED = 'lower(trim(search_query.words))';

/** SQL of a common table expression `click`: each result clicked, with its query and its position in the results. */
export const CLICK = `click AS (
  SELECT json_extract(body, '$.queryID') AS query_id, json_extract(body, '$.positions[0]') AS place
  FROM search_event WHERE type = 'click'
)`;

/** Returns the most frequent searches, with click figures if `clickAnalytics` is set. */
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

/** Returns the most frequent searches that found nothing. */
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
