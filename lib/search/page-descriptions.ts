import { DESCRIBED_PAGES } from './data/described/pages';
import { HELP_PAGES } from './data/help-pages';
import { HELP_READING } from './help-reading';
import type { FoundPage } from './types';
import { describedBy, indexDescriptions, speaksOf, tellingIn } from './understand/descriptions';

const DESCRIPTIONS = indexDescriptions(DESCRIBED_PAGES, HELP_READING);

/** Minimum score of a page, and the share of the best score below which a page is left out. */
const ENOUGH = 2.2;
const CLOSE = 0.7;

/**
 * Returns the help pages whose descriptions match a question, best first.
 * @param enough share of the question that a page must match, from 0 to 1
 * @param words number of its words that a page must match
 */
export function pagesDescribed(question: string, enough: number, words = 1): FoundPage[] {
  const { told: telling, answers } = describedBy(question, DESCRIPTIONS);
  const shared = (at: number) => telling.filter(({ root }) => speaksOf(at, root, DESCRIPTIONS)).length;
  const told = answers.filter(
    ({ at, score, share }) => score >= ENOUGH && share >= enough && shared(at) >= words,
  );
  const least = (told[0]?.score ?? 0) * CLOSE;
  return told.flatMap(({ at, score }) => {
    const path = DESCRIBED_PAGES[at]?.path;
    const page = HELP_PAGES.find((one) => one.path === path);
    return page && score >= least ? [{ name: page.name, path: page.path, kind: 'help' as const }] : [];
  });
}

/** Whether the description of a help page matches all telling words of a text. */
export function isAbout(path: string, words: string): boolean {
  const at = DESCRIBED_PAGES.findIndex((page) => page.path === path);
  return tellingIn(words, HELP_READING).every(({ root }) => speaksOf(at, root, DESCRIPTIONS));
}
