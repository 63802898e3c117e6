import type { SearchParams } from '../params.ts';
import type { Nested } from './filter-syntax.ts';
import { type Test, testOf } from './filter.ts';
import type { LiveIndex } from './live-index.ts';

const SCORED = /^(.*?)(?:<score=(\d+)>)?$/s;

/**
 * Returns a function that scores a record by the optional filters it matches: each adds its score, 1 by default; of the
 * filters in a nested list only the best counts. Returns null if there are no filters. @throws FilterError
 */
export function optionalScore(
  index: LiveIndex,
  filters: SearchParams['optionalFilters'],
): ((doc: number) => number) | null {
  if (filters.length === 0) return null;
  const groups = filters.map((entry) => textsOf(entry).map((text) => scored(index, text)));
  return (doc) =>
    groups.reduce(
      (sum, tests) =>
        sum + tests.reduce((best, { test, score }) => (test(doc) ? Math.max(best, score) : best), 0),
      0,
    );
}

const textsOf = (entry: Nested): string[] => (typeof entry === 'string' ? [entry] : entry.flatMap(textsOf));

function scored(index: LiveIndex, text: string): { test: Test; score: number } {
  const [, filter = '', score = '1'] = SCORED.exec(text) ?? [];
  return {
    test: testOf(index, { filters: '', facetFilters: [filter], numericFilters: [] }),
    score: Number(score),
  };
}
