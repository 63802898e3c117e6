import { type Asked, answersTo, indexTerms, type TermIndex } from './bm25';
import { HELP_READING } from './help-reading';
import type { FoundPage } from './types';
import { tellingIn } from './understand/descriptions';

/**
 * The text under one heading of a page; `heading` is empty for the text under the page's name. Blocks of `text` are
 * separated by line breaks. `about` is the page's own description.
 */
export type Passage = { page: FoundPage; about: string; heading: string; text: string };

/** Passages, indexed by the roots of their words. */
export type PassageIndex = { passages: readonly Passage[]; terms: TermIndex };

/** Weight of a word in the name of a page, in a heading, and in the text below it. */
const WEIGHTS = { name: 2, heading: 3, text: 1 } as const;

/** Roots of the telling words of a text. */
const rootsOf = (text: string): string[] => tellingIn(text, HELP_READING).map(({ root }) => root);

function countsOf({ page, heading, text }: Passage): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const add = (words: string, weight: number) => {
    for (const root of rootsOf(words)) counts.set(root, (counts.get(root) ?? 0) + weight);
  };
  add(page.name, WEIGHTS.name);
  add(heading, WEIGHTS.heading);
  add(text, WEIGHTS.text);
  return counts;
}

/** Indexes passages for `pagesAbout`. */
export const indexPassages = (passages: readonly Passage[]): PassageIndex => ({
  passages,
  terms: indexTerms(passages.map(countsOf)),
});

/** BM25 parameter b: how much less a word counts in a long passage, from 0 to 1. */
const LONG = 0.6;

/** Share of the best score below which a passage is left out, because it merely shares a word with the question. */
const CLOSE = 0.6;

/** Rarity of a word that no passage contains: the same as that of a word in many passages. */
export const UNKNOWN = 2;

/**
 * Returns the pages whose texts match a question, best first.
 * @param enough share of the question that a passage must contain, from 0 to 1
 */
export function pagesAbout(question: string, { passages, terms }: PassageIndex, enough: number): FoundPage[] {
  const asked = [...new Set(rootsOf(question))].map(
    (term): Asked => ({ terms: [{ term, weight: 1 }], unknown: UNKNOWN }),
  );
  const told = answersTo(asked, terms, LONG).filter(({ share }) => share >= enough);
  const least = (told[0]?.score ?? 0) * CLOSE;
  const pages = told.flatMap(({ at, score }) => {
    const page = passages[at]?.page;
    return page && score >= least ? [page] : [];
  });
  return pages.filter((page, at) => pages.findIndex(({ path }) => path === page.path) === at);
}
