import type { SearchParams } from '../params.ts';
import type { LiveIndex } from './live-index.ts';
import { type Matches, match } from './match.ts';
import { type Synonym, type Understood, understand } from './terms.ts';

/**
 * A query's words with their possible meanings, and their matches; `matches` is null if no word is left to search for.
 */
export interface Asked {
  query: Understood;
  matches: Matches | null;
}

/** Number of queries cached per index. A results page sends the same words several times, with different filters. */
const MOST_KEPT = 4;
const kept = new WeakMap<LiveIndex, Map<string, Asked & { version: number; synonyms: readonly Synonym[] }>>();

/** Parses a query and looks up its words. The last few results per index are cached until a record changes. */
export function asked(index: LiveIndex, params: SearchParams, synonyms: readonly Synonym[]): Asked {
  const known = kept.get(index) ?? new Map();
  kept.set(index, known);
  const key = JSON.stringify([
    params.query,
    params.removeStopWords,
    params.ignorePlurals,
    params.queryType,
    params.typoTolerance,
    params.minWordSizefor1Typo,
    params.minWordSizefor2Typos,
    params.allowTyposOnNumericTokens,
    params.optionalWords,
  ]);
  const before = known.get(key);
  if (before?.version === index.version && before.synonyms === synonyms) return before;
  const query = understand(index, params.query, params, synonyms);
  const matches = query.words.length > 0 ? match(index, query) : null;
  const found = { query, matches, version: index.version, synonyms };
  known.delete(key);
  known.set(key, found);
  const [oldest] = known.keys();
  if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest);
  return found;
}
