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

/** How high a box is that leans with one side forward, degrees from upright. */
export const leanedHeight = (height: number, along: number, degrees: number): number =>
  height * Math.cos(degrees * RADIANS) + along * Math.sin(degrees * RADIANS);

/** How a door is passed: what is missing at the least and of which of its sides, and whether it has to lean for that. */
export type Passage = { missing: Missing; lacks: 'width' | 'height'; leans: boolean };

/**
 * Upright; leaning back, which makes what is tall lower and is done under a lintel; or lying with its two smaller sides
 * against the opening. The height of what leans is least upright or as far as it may lean, and never in between.
 */
export function throughDoor(
  { width, depth, height }: Box,
  door: Omit<Doorway, 'kind'>,
  { mayTilt, mayLie }: Pick<Load, 'mayTilt' | 'mayLie'>,
): Passage {
  const pass = (across: number, high: number, leans: boolean): Passage => {
    const [wide, tall] = [
      over(across + 2 * DOOR_CLEARANCE_MM, door.width),
      over(high + HEADROOM_MM, door.height),
    ];
    return { missing: Math.max(wide, tall), lacks: tall > wide ? 'height' : 'width', leans };
  };
  const [small = 0, middle = 0] = [width, depth, height].toSorted((a, b) => a - b);
  return [
    pass(Math.min(width, depth), height, false),
    ...(mayTilt > 0
      ? [
          pass(width, leanedHeight(height, depth, mayTilt), true),
          pass(depth, leanedHeight(height, width, mayTilt), true),
        ]
      : []),
    ...(mayLie ? [pass(small, middle, false)] : []),
  ].reduce((best, way) => (way.missing < best.missing ? way : best));
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
  const leaning = leanedHeight(height, along, stairs.pitch);
  const flight = most([
    over(across + STAIR_SIDES_MM, stairs.width),
    over(leaning + STAIR_HEADROOM_MM, stairs.headroom),
  ]);
  return stairs.landing ? most([flight, roundCorner({ width, depth, height }, stairs.landing)]) : flight;
}

/** Whether the maker lets it lean as far as a flight does. */
export const leansEnough = ({ mayTilt }: Load, { pitch }: Stairs): boolean => mayTilt >= pitch;

export function intoLift(box: Box, { door, inside }: Lift, load: Pick<Load, 'mayTilt' | 'mayLie'>): Missing {
  const { width, depth, height } = box;
  const floor = least([
    most([over(width, inside.width), over(depth, inside.depth)]),
    most([over(depth, inside.width), over(width, inside.depth)]),
  ]);
  return most([throughDoor(box, door, load).missing, floor, over(height, inside.height)]);
}

/** Kilograms too many with the crew beside it; 0 passes. */
export const overloads = (weight: number | null, { load }: Lift): number =>
  over((weight ?? 0) + CREW_KG, load);

/** Corridors of a corner that somebody measured. */
export const isMeasured = (corner: Corner): corner is Corner & { a: number; b: number } =>
  corner.a !== null && corner.b !== null;
