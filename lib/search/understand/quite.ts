import type { Word } from './words';

/**
 * `quite` where it strengthens nothing is `quiet` with two letters swapped: before a kind of appliance, or behind all
 * else. `quite washing machine` and `dishwasher quite` are, `quite cheap kettle` is not.
 */
export const meantQuiet = (words: readonly Word[], isKindAt: (at: number) => boolean): Word[] =>
  words.map((word, at) => {
    const isSlip = word.text === 'quite' && (at + 1 < words.length ? isKindAt(at + 1) : at > 0);
    return isSlip ? { ...word, text: 'quiet', stem: 'quiet' } : word;
  });
