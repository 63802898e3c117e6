import { ABBREVIATIONS } from '../data/abbreviations';
import { FOREIGN_WORDS } from '../data/foreign-words';
import { indexPhrases, phraseAt } from './phrases';
import type { Synonym } from './types';
import { type Word, wordsOfText } from './words';

const indexOf = (synonyms: readonly Synonym[]) =>
  indexPhrases(synonyms.map(({ words, means }) => [words, means] as const));

const abbreviations = indexOf([...ABBREVIATIONS, ...FOREIGN_WORDS]);

/**
 * Replaces the editors' synonyms and the trade's abbreviations by what they mean. The longest match counts; of equal
 * ones, the editors'. The replacement keeps the position of the original words.
 */
export function withSynonyms(words: readonly Word[], synonyms: readonly Synonym[]): Word[] {
  const taught = indexOf(synonyms);
  const read: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const found = [taught, abbreviations]
      .flatMap((index) => phraseAt(index, words, at, () => true) ?? [])
      .toSorted((a, b) => b.length - a.length)[0];
    const [from, to] = [words[at]?.from ?? 0, words[at + (found?.length ?? 1) - 1]?.to ?? 0];
    const meant = found
      ? wordsOfText(found.meaning).map((word) => ({ ...word, from, to }))
      : words.slice(at, at + 1);
    read.push(...meant);
    at += found?.length ?? 1;
  }
  return read;
}
