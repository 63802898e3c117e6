import type { Lighting } from './lights.ts';
import type { Room, SoftBox } from './room.ts';

/** Lighting with more light from the front than usual, since nothing is turned towards the key light. */
export const FACING_LIGHT: Lighting = {
  key: 1.08,
  dome: 1,
  fill: 1.04,
  from: [-0.46, 0.6, 0.78],
  spread: 0.34,
};

const ABOVE: SoftBox = {
  at: [0, 3.4, 0.6],
  facing: [0, 0, 0],
  halfWidth: 1.9,
  halfHeight: 1.3,
  light: 1.5,
  softness: 0.15,
};

/**
 * Returns the room for pictures without perspective, in which a flat front reflects only what is straight in front of
 * it: a soft box over its left part, with a soft edge for metal and a hard one for black gloss. A product seen from
 * above has the box over it.
 */
export function facingRoom({ dark, lying }: { dark: boolean; lying: boolean }): Room {
  const box = {
    halfWidth: dark ? 0.36 : 0.5,
    halfHeight: 2.2,
    light: dark ? 2.1 : 1.5,
    across: dark ? -0.35 : -0.25,
    up: lying ? 0 : 0.16,
    softness: dark ? 0.07 : 0.6,
  };
  return {
    tones: dark ? [0.1, 0.12, 0.1, 0.3] : [0.36, 0.4, 0.34, 0.6],
    floor: dark ? 0.12 : 0.6,
    boxes: [
      lying
        ? { ...box, at: [-0.42, 5, 0], facing: [-0.42, 0, 0] }
        : { ...box, at: [-0.4, 0.6, 5], facing: [-0.4, 0.6, 0] },
      {
        at: [0.62, lying ? 5 : 0.6, lying ? 0 : 5],
        facing: [0.62, lying ? 0 : 0.6, 0],
        halfWidth: 0.1,
        halfHeight: 2.2,
        light: dark ? 0.6 : 0.85,
        softness: 0.5,
      },
      ...(lying ? [] : [ABOVE]),
    ],
  };
}
