import type { Aspect } from './types';

export const SIZE: Readonly<Record<Aspect, string>> = {
  width: 'width',
  height: 'height',
  depth: 'depth',
  below: 'room below the worktop',
  walkway: 'depth with the door open',
  hinge: 'room beside the hinge',
};

/** Joins words as in `width, height and depth`. */
export const listed = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '');

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
