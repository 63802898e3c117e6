import { indexPhrases, phraseAt } from './phrases';
import type { Synonym } from './types';
import { type Word, wordsOfText } from './words';

/** Words with what they stand for in their place, all of it where they stood; the longest phrase counts. */
export function withSynonyms(words: readonly Word[], synonyms: readonly Synonym[]): Word[] {
  if (synonyms.length === 0) return [...words];
  const index = indexPhrases(synonyms.map(({ words: said, means }) => [said, means] as const));
  const read: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const found = phraseAt(index, words, at, () => true);
    const [from, to] = [words[at]?.from ?? 0, words[at + (found?.length ?? 1) - 1]?.to ?? 0];
    const meant = found
      ? wordsOfText(found.meaning).map((word) => ({ ...word, from, to }))
      : words.slice(at, at + 1);
    read.push(...meant);
    at += found?.length ?? 1;
  }
  return read;
}
