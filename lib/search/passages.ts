import { type Asked, answersTo, indexTerms, type TermIndex } from './bm25';
import { HELP_READING } from './help-reading';
import type { FoundPage } from './types';
import { tellingIn } from './understand/descriptions';

/**
 * What stands under one heading of a page; `heading` is empty for what stands under its name. Blocks of `text` end with
 * line breaks. `about` is what the page says of itself.
 */
export type Passage = { page: FoundPage; about: string; heading: string; text: string };

/** Passages by the roots of their words. */
export type PassageIndex = { passages: readonly Passage[]; terms: TermIndex };

/** What a word counts that stands in the name of a page, in a heading, and below it. */
const WEIGHTS = { name: 2, heading: 3, text: 1 } as const;

/** The roots of the words that tell what is asked. */
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

/** Reads passages for `pagesAbout`. */
export const indexPassages = (passages: readonly Passage[]): PassageIndex => ({
  passages,
  terms: indexTerms(passages.map(countsOf)),
});

/** How much less a word counts in a long passage. */
const LONG = 0.6;

/** What says so much less than the best page is named for one word in common. */
const CLOSE = 0.6;

/** What a word tells that stands in no passage: as much as one that stands in many. */
export const UNKNOWN = 2;

/**
 * The pages that say what a question asks, the best first.
 * @param enough how much of what the question tells a passage must hold, from 0 to 1
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
