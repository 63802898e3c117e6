import type { Angle } from './place';

/** Sides in eighths of a turn, from the front around the right side. */
const SIDES = [
  'the front',
  'the front right',
  'the right',
  'the back right',
  'the back',
  'the back left',
  'the left',
  'the front left',
] as const;

const FROM_ABOVE = Math.PI / 5;

/** Returns the viewing angle of a model for screen readers: `Seen from the front right, from above`. */
export function viewWords({ round, up }: Angle): string {
  const eighth = Math.round((round / (2 * Math.PI)) * SIDES.length);
  const side = SIDES[((eighth % SIDES.length) + SIDES.length) % SIDES.length] ?? SIDES[0];
  return `Seen from ${side}${up > FROM_ABOVE ? ', from above' : ''}`;
}
