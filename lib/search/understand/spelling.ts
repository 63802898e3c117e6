import { SMALL_SLIPS } from '../data/small-slips';
import { MISSPELLED } from '../data/wish-phrases';
import { stemOf } from './words';
import { mistakes } from './mistakes';

const HEARD: ReadonlyMap<string, string> = new Map(
  SMALL_SLIPS.flatMap(([meant, typed]) => typed.split('|').map((word) => [word, meant] as const)),
);

/** Minimum length of a word to correct. Shorter ones resemble too many others. */
const SHORTEST = 3;

/**
 * Returns the corrected spelling of a word: the word itself if it is known, too short or a number; else two known words
 * if it joins them; else the known word with the fewest differences. The first letter is assumed to be right.
 */
export function corrected(
  word: string,
  known: ReadonlyMap<string, readonly string[]>,
  isKnown: (stem: string) => boolean,
): string {
  const frequent = MISSPELLED.get(word) ?? HEARD.get(word);
  if (frequent) return frequent;
  if (word.length < SHORTEST || /[^\p{L}]/u.test(word) || isKnown(stemOf(word))) return word;
  let best: string | null = null;
  const most = word.length >= 8 ? 2 : 1;
  let least = Infinity;
  for (const one of known.get(word.charAt(0)) ?? []) {
    if (one.length < SHORTEST || Math.abs(one.length - word.length) > 2) continue;
    const count = Math.min(mistakes(word, one, most), mistakes(stemOf(word), one, most));
    const slip = isSlip(word, one);
    // On a tie, a mere typing error wins.
    const away = slip ? count - 0.5 : count;
    const isNear =
      count <= most ||
      (word.length > 4 && Math.abs(one.length - word.length) < 2 && heard(word) === heard(one));
    if (isNear && away < least && (word.length > 4 || slip)) [best, least] = [one, away];
  }
  return joined(word, known, isKnown) ?? best ?? word;
}

/**
 * Whether a word is a typing error of another: letters swapped, doubled, single or left out, one vowel for another, or
 * a silent `h`. In words of up to four letters, no other mistakes are corrected.
 */
const isSlip = (word: string, one: string): boolean =>
  [...word].toSorted().join('') === [...one].toSorted().join('') ||
  word.replace(/(.)\1/g, '$1') === one.replace(/(.)\1/g, '$1') ||
  (word.length > 3 && (sounds(word) === sounds(one) || word.replace('h', '') === one || lacks(word, one))) ||
  (word.length === SHORTEST && lacks(word, one) && consonants(word) === consonants(one));

/** A word without its vowels: `ovn` is `oven`. */
const consonants = (word: string): string => word.replace(/[aeiou]/g, '');

/** Whether a word lacks one letter of another. */
const lacks = (word: string, one: string): boolean =>
  one.length === word.length + 1 && [...one].some((_, at) => one.slice(0, at) + one.slice(at + 1) === word);

/** A word as it sounds: `ovan` and `oven` are the same. */
const sounds = (word: string): string =>
  word
    .replace(/[aeiouy]+/g, 'a')
    .replace(/ck|k|q/g, 'c')
    .replace(/z/g, 's');

/** A word as it sounds, whether letters are doubled or not: `hoova` is `hoover`. */
const heard = (word: string): string =>
  sounds(
    word
      .replace(/(.)\1/g, '$1')
      .replace(/(?:er|or|ar|re)$/, 'a')
      .replace(/ph/g, 'f'),
  );

/** Splits two words written as one if the shop uses both: `slowcooker`, but not `postage`. */
function joined(
  word: string,
  known: ReadonlyMap<string, readonly string[]>,
  isKnown: (stem: string) => boolean,
): string | null {
  const isSpoken = (part: string) => known.get(part.charAt(0))?.includes(stemOf(part)) ?? false;
  for (let cut = 4; cut <= word.length - 3; cut++) {
    const [left, right] = [word.slice(0, cut), word.slice(cut)];
    if (isKnown(left) && isKnown(stemOf(right)) && isSpoken(left) && isSpoken(right))
      return `${left} ${right}`;
  }
  return null;
}
