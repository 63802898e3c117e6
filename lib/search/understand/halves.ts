import { KIND_PHRASES } from '../data/kind-phrases';
import { type Word, wordsOfText } from './words';

/** Minimum length of an unfinished word. Shorter ones begin too many words. */
const SHORTEST = 4;
const MOST_WORDS = 3;

const PHRASES: readonly string[] = KIND_PHRASES.flatMap(([phrases]) => phrases.split('|')).toSorted(
  (a, b) => a.length - b.length,
);

/**
 * Completes the end of an unfinished query to the shortest name of an appliance that begins with it: `air fr`,
 * `dishwas`.
 */
export function completed(words: readonly Word[], isKnown: (stem: string) => boolean): Word[] {
  const last = words.at(-1);
  if (!last || !/^\p{L}+$/u.test(last.text) || isKnown(last.stem)) return [...words];
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1) {
    const begun = words
      .slice(-count)
      .map(({ text }) => text)
      .join(' ');
    if (begun.length < SHORTEST) return [...words];
    const whole = PHRASES.find((phrase) => phrase.startsWith(begun) && phrase.length <= begun.length * 2 + 2);
    if (!whole) continue;
    const missing = wordsOfText(whole).slice(count - 1);
    return [...words.slice(0, -1), ...missing.map(({ text, stem }) => ({ ...last, text, stem }))];
  }
  return [...words];
}
