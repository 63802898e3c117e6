import { DESCRIBED_PAGES } from './data/described/pages';
import { HELP_PAGES } from './data/help-pages';
import { HELP_READING } from './help-reading';
import type { FoundPage } from './types';
import { describedBy, indexDescriptions, speaksOf, tellingIn } from './understand/descriptions';

const DESCRIPTIONS = indexDescriptions(DESCRIBED_PAGES, HELP_READING);

/** How much a page must tell, and what says so much less than the best is not told beside it. */
const ENOUGH = 2.2;
const CLOSE = 0.7;

/**
 * The pages that are about what a question asks, the best first.
 * @param enough how much of what the question tells a page must be about, from 0 to 1
 * @param words how many of its words at least
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

/** Whether a page that helps is about all that some words tell. */
export function isAbout(path: string, words: string): boolean {
  const at = DESCRIBED_PAGES.findIndex((page) => page.path === path);
  return tellingIn(words, HELP_READING).every(({ root }) => speaksOf(at, root, DESCRIPTIONS));
}
