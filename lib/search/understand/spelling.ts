import { stemOf } from './words';
import { mistakes } from '../spelling';

/** Shorter words are left as they are: every one is a slip away from several others. */
const SHORTEST = 3;

/**
 * A word as it should be written: itself when it is known, too short to tell or a number, else the known one that is
 * least away from it, else two known ones that were joined. The first letter is taken to be right.
 */
export function corrected(
  word: string,
  known: ReadonlyMap<string, readonly string[]>,
  isKnown: (stem: string) => boolean,
): string {
  if (word.length < SHORTEST || /[^\p{L}]/u.test(word) || isKnown(stemOf(word))) return word;
  let best: string | null = null;
  let least = Infinity;
  for (const one of known.get(word.charAt(0)) ?? []) {
    const most = mostMistakes(word, one);
    if (one.length <= SHORTEST || Math.abs(one.length - word.length) > most) continue;
    const count = Math.min(mistakes(word, one, most), mistakes(stemOf(word), one, most));
    if (count <= most && count < least && (word.length > 4 || isSlip(word, one)))
      [best, least] = [one, count];
  }
  return joined(word, isKnown) ?? best ?? word;
}

/** Two in a long word, or in one that begins right; else one. */
const mostMistakes = (word: string, one: string): number =>
  word.length >= 8 || (word.length >= 6 && one.startsWith(word.slice(0, 3))) ? 2 : 1;

/** Of up to four letters two neighbours may be swapped, or one be doubled or left single. */
const isSlip = (word: string, one: string): boolean =>
  [...word].toSorted().join('') === [...one].toSorted().join('') ||
  word.replace(/(.)\1/g, '$1') === one.replace(/(.)\1/g, '$1');

function joined(word: string, isKnown: (stem: string) => boolean): string | null {
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const [left, right] = [word.slice(0, cut), word.slice(cut)];
    if (isKnown(left) && isKnown(stemOf(right))) return `${left} ${right}`;
  }
  return null;
}
