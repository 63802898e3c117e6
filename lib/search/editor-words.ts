import type { FoundPage } from './types';
import type { Synonym } from './understand/types';
import { wordsOfText } from './understand/words';

/** A page that stands for the results of some words. */
type Redirect = { words: string; name: string; path: string };

/** What editors have taught the search. Plain JSON. */
export type EditorWords = { synonyms: readonly Synonym[]; redirects: readonly Redirect[] };

/** The page to which editors lead who types nothing but these words, in whatever number and case. */
export function redirectOf(typed: string, { redirects }: EditorWords): FoundPage | null {
  const stems = stemsOf(typed);
  const found = stems === '' ? undefined : redirects.find(({ words }) => stemsOf(words) === stems);
  return found ? { name: found.name, path: found.path, kind: 'help' } : null;
}

const stemsOf = (text: string): string =>
  wordsOfText(text)
    .map(({ stem }) => stem)
    .join(' ');
