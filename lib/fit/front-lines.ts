import type { Measured } from '@/lib/catalogue/models/place';
import { mm } from '@/lib/i18n/length';
import { WALKWAY_MM } from './door';
import type { Fit, Space } from './types';

/**
 * `aside`: distance from the middle of the model at which the lines for the part that stands out and for the open door
 * are drawn.
 */
type Front = Pick<Fit, 'front'> & { proud: number; aside: readonly [proud: number, door: number] };

/**
 * Returns the lines on the floor in front of a gap or a housing: how far the appliance stands out, what the open door
 * takes up, and what is left to walk past.
 * @param front distance from the back of the model to the front of the units; all lengths in millimetres
 */
export function inFront(
  { depth, freeFloor }: Space,
  front: number,
  { proud, front: door, aside }: Front,
): Measured[] {
  if (depth === null) return [];
  const along = (
    x: number,
    [from, to]: readonly [number, number],
    tone: 'air' | 'warn',
    words: (length: string) => string,
  ): Measured => ({
    from: [x, 0, front + from],
    to: [x, 0, front + to],
    text: words(mm(to - from)),
    tone,
    leads: true,
  });
  const walkway = door?.walkway ?? null;
  return [
    ...(proud > 0 ? [along(aside[0], [0, proud], 'warn', (length) => `stands out ${length}`)] : []),
    ...(door && door.use > 0 ? [along(aside[1], [0, door.use], 'air', (length) => `door ${length}`)] : []),
    ...(door && walkway !== null && walkway > 0 && freeFloor !== null
      ? [
          along(
            aside[1],
            [door.use, freeFloor],
            walkway < WALKWAY_MM ? 'warn' : 'air',
            (length) => `${length} to walk past`,
          ),
        ]
      : []),
  ];
}
