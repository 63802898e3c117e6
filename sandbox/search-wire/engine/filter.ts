import type { SearchParams } from '../params.ts';
import { type Filter, parseFacetFilters, parseFilters, parseNumericFilters } from './filter-syntax.ts';
import type { LiveIndex } from './live-index.ts';

/** Whether the record with this number matches a filter. */
export type Test = (doc: number) => boolean;

/** Combines all filters of a search into one test. @throws FilterError */
export function testOf(
  index: LiveIndex,
  params: Pick<SearchParams, 'filters' | 'facetFilters' | 'numericFilters'>,
): Test {
  const parts = [
    parseFilters(params.filters),
    parseFacetFilters(params.facetFilters),
    parseNumericFilters(params.numericFilters),
  ];
  return compile(index, { kind: 'all', of: parts });
}

function compile(index: LiveIndex, filter: Filter): Test {
  switch (filter.kind) {
    case 'all': {
      const tests = filter.of.map((part) => compile(index, part));
      return (doc) => tests.every((test) => test(doc));
    }
    case 'any': {
      const tests = filter.of.map((part) => compile(index, part));
      return (doc) => tests.some((test) => test(doc));
    }
    case 'not': {
      const test = compile(index, filter.of);
      return (doc) => !test(doc);
    }
    case 'facet':
      return facetTest(index, filter.name, filter.value);
    case 'range':
      return numberTest(index, filter.name, (n) => n >= filter.least && n <= filter.most);
    case 'number': {
      const { operator, value } = filter;
      return numberTest(index, filter.name, (n) => compare(n, operator, value));
    }
  }
}

/** Only `attributesForFaceting` can be filtered by value. */
function facetTest(index: LiveIndex, name: string, value: string): Test {
  const column = index.facets.get(name);
  const ids = column?.idsOf(value) ?? [];
  if (!column || ids.length === 0) return () => false;
  return (doc) => column.rowOf(doc).some((id) => ids.includes(id));
}

function numberTest(index: LiveIndex, name: string, holds: (number: number) => boolean): Test {
  const column = index.column(name);
  return (doc) => column[doc]?.some((value) => typeof value === 'number' && holds(value)) ?? false;
}

function compare(number: number, operator: string, value: number): boolean {
  switch (operator) {
    case '<':
      return number < value;
    case '<=':
      return number <= value;
    case '=':
      return number === value;
    case '!=':
      return number !== value;
    case '>=':
      return number >= value;
    default:
      return number > value;
  }
}
