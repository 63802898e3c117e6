import type { Space } from './types';

/** Keys of a list's address that hold the least gap between units that an appliance goes into, air included. */
export const SPACE_KEYS = ['space-width', 'space-height'] as const;

/** The key by which a list knows how wide a gap has to be: where both sides are open, the body needs no air beside it. */
const widthKey = ({ left, right }: Space): string =>
  left === 'open' && right === 'open' ? 'width' : SPACE_KEYS[0];

const heightKey = ({ top }: Space): string => (top === 'open' ? 'height' : SPACE_KEYS[1]);

/**
 * What of a list's address keeps what goes into a space, key by key; empty when neither side was measured. With one
 * side open what is kept goes in; a little more might.
 */
export function spacePicks(space: Space): [key: string, value: string][] {
  const { widths, heights } = space;
  const least = (key: string, measured: readonly number[]): [string, string][] =>
    measured.length > 0 ? [[key, `..${Math.min(...measured)}`]] : [];
  return [...least(widthKey(space), widths), ...least(heightKey(space), heights)];
}
