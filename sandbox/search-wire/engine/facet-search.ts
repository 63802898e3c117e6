import type { SearchParams } from '../params.ts';
import type { Settings } from '../settings.ts';
import { SearchError } from '../errors.ts';
import { testOf } from './filter.ts';
import type { LiveIndex } from './live-index.ts';
import { find, type Searched } from './search.ts';
import { distance } from './typos.ts';
import { plainWords } from './words.ts';

export interface FacetHit {
  value: string;
  highlighted: string;
  count: number;
}

/** Returns the values of a facet with words that start with the words of the query, most frequent first. */
export function searchFacet(
  { index, settings, synonyms }: Searched,
  facet: string,
  asked: { facetQuery: string; most: number; params: SearchParams },
): FacetHit[] {
  requireSearchable(settings, facet);
  const { docs } = find(index, asked.params, synonyms, testOf(index, asked.params));
  const words = plainWords(asked.facetQuery).map(({ text }) => text);
  return [...(columnOf(index, facet)?.count(docs) ?? [])]
    .filter(([value]) => matches(value, words))
    .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, asked.most)
    .map(([value, count]) => ({ value, highlighted: marked(value, words, asked.params), count }));
}

function requireSearchable({ attributesForFaceting }: Settings, facet: string): void {
  if (attributesForFaceting.includes(`searchable(${facet})`)) return;
  throw new SearchError(
    400,
    `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
  );
}

const columnOf = (index: LiveIndex, facet: string) => index.facets.get(facet);

const isBeginning = (typed: string, word: string): boolean =>
  word.startsWith(typed) || (typed.length >= 4 && distance(typed, word, 1, true) <= 1);

function matches(value: string, words: readonly string[]): boolean {
  const own = plainWords(value).map(({ text }) => text);
  return words.every((typed) => own.some((word) => isBeginning(typed, word)));
}

function marked(
  value: string,
  words: readonly string[],
  { highlightPreTag, highlightPostTag }: SearchParams,
): string {
  let result = '';
  let at = 0;
  for (const { text, start, end } of plainWords(value)) {
    const typed = words.find((word) => isBeginning(word, text));
    if (typed === undefined) continue;
    const stop = text.startsWith(typed) ? start + typed.length : end;
    result += `${value.slice(at, start)}${highlightPreTag}${value.slice(start, stop)}${highlightPostTag}`;
    at = stop;
  }
  return result + value.slice(at);
}
