import type { Word } from './words';

/**
 * Reads `quite` as a misspelling of `quiet` where it intensifies nothing: before a kind of appliance, or at the end.
 * This covers `quite washing machine` and `dishwasher quite`, but not `quite cheap kettle`.
 */
export const meantQuiet = (words: readonly Word[], isKindAt: (at: number) => boolean): Word[] =>
  words.map((word, at) => {
    const isSlip = word.text === 'quite' && (at + 1 < words.length ? isKindAt(at + 1) : at > 0);
    return isSlip ? { ...word, text: 'quiet', stem: 'quiet' } : word;
  });
