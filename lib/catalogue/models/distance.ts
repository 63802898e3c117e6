import type { Place } from './place';

/** Looks round a model by which its outline is judged. */
const ROUNDS = 16;

/**
 * How far from the middle of a box one stands so that it is in the picture from whatever side it is seen, in the
 * unit of its corners.
 * @param up the angle from which it is seen, in radians
 * @param half half the angle of the picture's height, in radians
 * @param aspect the picture's width by its height
 */
export function distanceFor(
  [from, to]: readonly [Place, Place],
  up: number,
  half: number,
  aspect: number,
): number {
  const [x, y, z] = from.map((each, at) => Math.abs((to[at] ?? 0) - each) / 2) as [number, number, number];
  const tall = Math.tan(half);
  let away = 0;
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const round = (turn / ROUNDS) * 2 * Math.PI;
    for (const [i, j, k] of CORNERS) {
      const across = i * x * Math.cos(round) - k * z * Math.sin(round);
      const towards = i * x * Math.sin(round) + k * z * Math.cos(round);
      const high = j * y * Math.cos(up) - towards * Math.sin(up);
      const near = towards * Math.cos(up) + j * y * Math.sin(up);
      away = Math.max(away, near + Math.max(Math.abs(across) / (tall * aspect), Math.abs(high) / tall));
    }
  }
  return away;
}

const ENDS = [-1, 1] as const;
const CORNERS = ENDS.flatMap((i) => ENDS.flatMap((j) => ENDS.map((k) => [i, j, k] as const)));
