import type { Box, Corner, Doorway, Lift, Load, Stairs } from './types';

/** Room for hands at each side (experience §6 F2). */
const DOOR_CLEARANCE_MM = 15;
const CORNER_CLEARANCE_MM = 30;
const HEADROOM_MM = 20;
const STAIR_SIDES_MM = 100;
const STAIR_HEADROOM_MM = 50;
const CREW_KG = 200;

const RADIANS = Math.PI / 180;

/** How many millimetres are missing; 0 passes. */
export type Missing = number;

const over = (need: number, have: number): Missing => Math.max(0, need - have);

/** The most favourable of several ways to carry it. */
const least = (ways: readonly Missing[]): Missing => Math.min(...ways);
const most = (needs: readonly Missing[]): Missing => Math.max(...needs);

/** The clear width of the narrowest door that it is carried through upright. */
export const doorFor = ({ width, depth }: Box): number => Math.min(width, depth) + 2 * DOOR_CLEARANCE_MM;

/** Upright, or lying with its two smaller sides against the opening. */
export function throughDoor(
  { width, depth, height }: Box,
  door: Omit<Doorway, 'kind'>,
  mayLie: boolean,
): Missing {
  const upright = most([
    over(doorFor({ width, depth, height }), door.width),
    over(height + HEADROOM_MM, door.height),
  ]);
  if (!mayLie) return upright;
  const [small = 0, middle = 0] = [width, depth, height].toSorted((a, b) => a - b);
  const sides = 2 * DOOR_CLEARANCE_MM;
  return least([upright, most([over(small + sides, door.width), over(middle + HEADROOM_MM, door.height)])]);
}

/**
 * The longest rectangle of one width that turns round a right-angled corner: the least of
 * `(a·sin θ + b·cos θ − w) / (sin θ·cos θ)` over the turn, by steps of a tenth of a degree.
 */
export function longestRoundCorner(a: number, b: number, width: number): number {
  let longest = Number.POSITIVE_INFINITY;
  for (let tenth = 1; tenth < 900; tenth += 1) {
    const [sin, cos] = [Math.sin((tenth / 10) * RADIANS), Math.cos((tenth / 10) * RADIANS)];
    longest = Math.min(longest, (a * sin + b * cos - width) / (sin * cos));
  }
  return longest;
}

/** Walked round without turning it, or turned. */
export function roundCorner({ width, depth }: Box, { a, b }: { a: number; b: number }): Missing {
  const [w, d] = [width + 2 * CORNER_CLEARANCE_MM, depth + 2 * CORNER_CLEARANCE_MM];
  const straight = least([most([over(w, b), over(d, a)]), most([over(d, b), over(w, a)])]);
  const turned = over(Math.max(w, d), longestRoundCorner(a, b, Math.min(w, d)));
  return least([straight, turned]);
}

/** Up a flight, leaning back as far as the stairs do. */
export function upStairs({ width, depth, height }: Box, stairs: Stairs): Missing {
  const [across, along] = [Math.min(width, depth), Math.max(width, depth)];
  const pitch = stairs.pitch * RADIANS;
  const leaning = height * Math.cos(pitch) + along * Math.sin(pitch);
  const flight = most([
    over(across + STAIR_SIDES_MM, stairs.width),
    over(leaning + STAIR_HEADROOM_MM, stairs.headroom),
  ]);
  return stairs.landing ? most([flight, roundCorner({ width, depth, height }, stairs.landing)]) : flight;
}

/** Whether the maker lets it lean as far as a flight does. */
export const leansEnough = ({ mayTilt }: Load, { pitch }: Stairs): boolean => mayTilt >= pitch;

export function intoLift(box: Box, { door, inside }: Lift, mayLie: boolean): Missing {
  const { width, depth, height } = box;
  const floor = least([
    most([over(width, inside.width), over(depth, inside.depth)]),
    most([over(depth, inside.width), over(width, inside.depth)]),
  ]);
  return most([throughDoor(box, door, mayLie), floor, over(height, inside.height)]);
}

/** Kilograms too many with the crew beside it; 0 passes. */
export const overloads = (weight: number | null, { load }: Lift): number =>
  over((weight ?? 0) + CREW_KG, load);

/** Corridors of a corner that somebody measured. */
export const isMeasured = (corner: Corner): corner is Corner & { a: number; b: number } =>
  corner.a !== null && corner.b !== null;
