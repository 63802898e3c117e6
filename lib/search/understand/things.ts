import type { Lexicon, Sense } from './lexicon';
import { measureAt, type MeasureWish } from './measures';
import { type Found, phraseAt } from './phrases';
import { span, type Word } from './words';

/** A phrase that was found, and whether its opposite is wished. `length` holds the words that say so. */
export type Said = Found<Sense> & { isNot: boolean };

/** What is read: words, those that nothing has taken yet, and what phrases mean. */
export type Text = { words: readonly Word[]; isFree: (at: number) => boolean; phrases: Lexicon['phrases'] };

/** The measure or the phrase that begins at a word, the longer of both. */
export function thingAt({ words, isFree, phrases }: Text, at: number): MeasureWish | Found<Sense> | null {
  const phrase = phraseAt(phrases, words, at, isFree);
  const measure = measureAt(words, at);
  return measure && measure.length >= (phrase?.length ?? 0) && span(measure).every(isFree) ? measure : phrase;
}
