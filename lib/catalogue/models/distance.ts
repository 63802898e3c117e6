import type { Place } from './place';

/** Number of directions from which the outline of a model is checked. */
const ROUNDS = 16;

/**
 * Returns the distance from the middle of a box at which it fits into the picture from any side, in the unit of its
 * corners.
 * @param up viewing angle above the floor, in radians
 * @param half half the vertical field of view, in radians
 * @param aspect width of the picture divided by its height
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
