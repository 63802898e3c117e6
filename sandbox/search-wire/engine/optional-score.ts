import type { SearchParams } from '../params.ts';
import type { Nested } from './filter-syntax.ts';
import { type Test, testOf } from './filter.ts';
import type { LiveIndex } from './live-index.ts';

const SCORED = /^(.*?)(?:<score=(\d+)>)?$/s;

/**
 * How well a record meets optional filters: each that it meets adds its score, 1 unless it says another; of several in
 * one list the best counts. Null where there are none. @throws FilterError
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
