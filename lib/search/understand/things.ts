import type { Lexicon, Sense } from './lexicon';
import { measureAt, type MeasureWish } from './measures';
import { type Found, phraseAt } from './phrases';
import { span, type Word } from './words';

/** A phrase in a query, and whether it is refused. `length` includes the words that refuse it. */
export type Said = Found<Sense> & { isNot: boolean };

/** What is being read: the words, which of them are free, and the meanings of phrases. */
export type Text = { words: readonly Word[]; isFree: (at: number) => boolean; phrases: Lexicon['phrases'] };

/** Returns the measure or phrase that begins at a word, whichever is longer; null if there is none. */
export function thingAt({ words, isFree, phrases }: Text, at: number): MeasureWish | Found<Sense> | null {
  const phrase = phraseAt(phrases, words, at, isFree);
  const measure = measureAt(words, at);
  return measure && measure.length >= (phrase?.length ?? 0) && span(measure).every(isFree) ? measure : phrase;
}
