import { randomBytes } from 'node:crypto';
import type { SearchParams } from '../params.ts';
import type { Settings } from '../settings.ts';
import { facetAnswer } from './facet-answer.ts';
import { testOf } from './filter.ts';
import { Highlighter } from './highlight.ts';
import { shapeHit } from './hit.ts';
import type { LiveIndex } from './live-index.ts';
import { asked } from './asked.ts';
import { type Matches, typosOf } from './match.ts';
import { applyRules, type Rule } from './apply-rules.ts';
import { optionalScore } from './optional-score.ts';
import { rank } from './rank.ts';
import type { Synonym, Understood } from './terms.ts';

/** An index with everything that a search needs. */
export interface Searched {
  name: string;
  index: LiveIndex;
  settings: Settings;
  synonyms: readonly Synonym[];
  rules: readonly Rule[];
}

interface Found {
  docs: number[];
  query: Understood;
  matches: Matches | null;
}

/** Runs one search and returns it in Algolia's response format. @throws FilterError */
export function search(
  { name, index, settings, synonyms, rules }: Searched,
  sent: SearchParams,
): Record<string, unknown> {
  const started = performance.now();
  const { params, applied } = applyRules(rules, sent);
  const test = testOf(index, params);
  const found = find(index, params, synonyms, test);
  const { hitsPerPage, page } = params;
  // Without hits to return, the order does not matter.
  const inOrder =
    hitsPerPage === 0
      ? found.docs
      : rank(found.docs, index, {
          matches: found.matches,
          settings,
          optional: optionalScore(index, params.optionalFilters),
        });
  const ranked = distinct(inOrder, index, settings, params);
  const reachable = Math.min(ranked.length, settings.paginationLimitedTo);
  const shown = ranked.slice(page * hitsPerPage, Math.min((page + 1) * hitsPerPage, reachable));
  const highlighter = new Highlighter(found.query, params.highlightPreTag, params.highlightPostTag);
  const counted = params.facets.length > 0;
  return {
    hits: shown.map((doc) => shapeHit(index.docs[doc] ?? {}, { settings, params, highlighter })),
    nbHits: ranked.length,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(reachable / hitsPerPage),
    hitsPerPage,
    ...(counted &&
      facetAnswer(index, found.docs, {
        facets: params.facets,
        most: params.maxValuesPerFacet,
        by: params.sortFacetValuesBy,
      })),
    exhaustive: { facetsCount: true, nbHits: true, typo: true },
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    query: params.query,
    params: new URLSearchParams({ query: params.query, hitsPerPage: String(hitsPerPage) }).toString(),
    index: name,
    renderingContent: {},
    ...(applied.length > 0 && { appliedRules: applied.map((objectID) => ({ objectID })) }),
    processingTimeMS: Math.max(1, Math.round(performance.now() - started)),
    ...(params.clickAnalytics && { queryID: randomBytes(16).toString('hex') }),
  };
}

/** Returns the records that match a search, unordered. */
export function find(
  index: LiveIndex,
  params: SearchParams,
  synonyms: readonly Synonym[],
  test: (doc: number) => boolean,
): Found {
  const { query, matches } = asked(index, params, synonyms);
  const alive = (doc: number): boolean => index.docs[doc] !== null && test(doc);
  if (params.query.trim() === '') return { docs: [...index.docs.keys()].filter(alive), query, matches: null };
  if (!matches) return { docs: [], query, matches };
  const holding = (required: number): number[] => {
    const docs: number[] = [];
    matches.covered.forEach((covered, doc) => {
      if (covered !== 0 && (covered & required) === required && alive(doc)) docs.push(doc);
    });
    return docs;
  };
  for (const required of attempts(query.words, params)) {
    const docs = holding(required);
    if (docs.length > 0) return { docs: fewestTypos(docs, matches, params), query, matches };
  }
  return { docs: [], query, matches };
}

/**
 * Returns the sets of words to require, as bits, to be tried in turn until something is found: first all that are not
 * optional, then fewer.
 */
function attempts(
  words: readonly string[],
  { optionalWords, removeWordsIfNoResults: less }: SearchParams,
): number[] {
  const optional = new Set((optionalWords ?? []).flatMap((text) => text.toLowerCase().split(/\s+/)));
  const all = words.reduce((bits, word, at) => (optional.has(word) ? bits : bits | (1 << at)), 0);
  if (less === 'none') return [all];
  if (less === 'allOptional') return [all, 0];
  const fewer = words.slice(1).map((_, dropped) => {
    const kept = (1 << (words.length - dropped - 1)) - 1;
    return all & (less === 'lastWords' ? kept : kept << (dropped + 1));
  });
  return [all, ...fewer];
}

/** With typo tolerance `min`, keeps only the records with the fewest typos; with `strict`, also those with one more. */
function fewestTypos(docs: number[], { best, words }: Matches, { typoTolerance }: SearchParams): number[] {
  if (typoTolerance !== 'min' && typoTolerance !== 'strict') return docs;
  const typos = docs.map((doc) => {
    let sum = 0;
    for (let word = 0; word < words; word++) sum += typosOf(best[doc * words + word]!);
    return sum;
  });
  const least =
    typos.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY) + (typoTolerance === 'strict' ? 1 : 0);
  return docs.filter((_, at) => typos[at]! <= least);
}

/** Keeps at most `distinct` records, the best, of those that share a value of `attributeForDistinct`. */
function distinct(
  docs: number[],
  index: LiveIndex,
  { attributeForDistinct: name }: Settings,
  params: SearchParams,
): number[] {
  const most = Number(params.distinct);
  if (!name || most === 0) return docs;
  const column = index.column(name);
  const seen = new Map<unknown, number>();
  return docs.filter((doc) => {
    const value = column[doc]?.[0];
    if (value === undefined) return true;
    const count = (seen.get(value) ?? 0) + 1;
    seen.set(value, count);
    return count <= most;
  });
}
