import type { FoundPage } from './types';
import type { Synonym } from './understand/types';
import { CAMPAIGN_ENDS } from './data/seasons';
import { wordsOfText } from './understand/words';

/** A page that stands for the results of some words. */
type Redirect = { words: string; name: string; path: string };

/** What editors have taught the search. Plain JSON. */
export type EditorWords = { synonyms: readonly Synonym[]; redirects: readonly Redirect[] };

/** The page to which editors lead who types nothing but these words, in whatever number and case; a campaign also by its deals or offers. */
export function redirectOf(typed: string, { redirects }: EditorWords): FoundPage | null {
  const stems = stemsOf(typed);
  const campaign = stems.filter((stem) => !CAMPAIGN_ENDS.test(stem));
  const found = [stems, campaign]
    .filter(({ length }) => length > 0)
    .map((asked) => redirects.find(({ words }) => stemsOf(words).join(' ') === asked.join(' ')))
    .find(Boolean);
  return found ? { name: found.name, path: found.path, kind: 'help' } : null;
}

const stemsOf = (text: string): string[] => wordsOfText(text).map(({ stem }) => stem);
