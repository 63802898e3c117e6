import type { Look } from './look.ts';

/**
 * A door or drawer front as shares of the area below the controls, from the lower left. `glass` marks an oven's door.
 */
export type Front = readonly [x: number, y: number, w: number, h: number, glass: boolean];

/** Whether a cooker is a range cooker, which has a rail and a clock: one wider than 700 mm. */
export const isRange = ({ width }: Look): boolean => width > 700;

const ONE: readonly Front[] = [[0, 0, 1, 1, true]];
const ONE_AND_DRAWER: readonly Front[] = [
  [0, 0.26, 1, 0.74, true],
  [0, 0, 1, 0.26, false],
];
const TWO: readonly Front[] = [
  [0, 0, 1, 0.66, true],
  [0, 0.66, 1, 0.34, true],
];

/** Layouts of range cookers by number of ovens. */
const RANGES: Readonly<Record<number, readonly Front[]>> = {
  1: [
    [0, 0.24, 1, 0.76, true],
    [0, 0, 1, 0.24, false],
  ],
  2: [
    [0, 0.24, 0.62, 0.76, true],
    [0.62, 0.24, 0.38, 0.76, true],
    [0, 0, 1, 0.24, false],
  ],
  3: [
    [0, 0, 0.46, 0.66, true],
    [0, 0.66, 0.46, 0.34, true],
    [0.46, 0, 0.54, 1, true],
  ],
};
const FOUR: readonly Front[] = [
  [0, 0, 0.37, 0.66, true],
  [0, 0.66, 0.37, 0.34, true],
  [0.37, 0, 0.36, 1, true],
  [0.73, 0, 0.27, 1, true],
];

/** Returns the fronts of a cooker by its number of ovens, the main oven's first. */
export function layoutOf(look: Look): readonly Front[] {
  const ovens = Number(look.traits['ovens']);
  if (isRange(look)) return RANGES[ovens] ?? FOUR;
  if (ovens > 1) return TWO;
  return look.traits['top'] === 'glass' ? ONE : ONE_AND_DRAWER;
}

/** Whether a clock is in the middle of the controls: on range cookers, and on cookers with a glass top. */
export const hasClock = (look: Look): boolean => isRange(look) || look.traits['top'] === 'glass';

/** Returns the offset of each knob from the middle in millimetres, from left to right. */
export function knobPlaces(look: Look): number[] {
  const count = Number(look.traits['knobs'] ?? 7);
  const wide = Math.min(look.width - 90, count * 110);
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5) / count - 0.5;
    return hasClock(look) ? share * (wide - 130) + Math.sign(share || 1) * 65 : share * wide;
  });
}
