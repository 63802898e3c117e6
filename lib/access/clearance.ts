import type { Box, Corner, Doorway, Held, Lift, Load, Stairs, Tightest } from './types';

/** Room for hands on each side, in millimetres (experience §6 F2). */
export const DOOR_CLEARANCE_MM = 15;
export const CORNER_CLEARANCE_MM = 30;
export const HEADROOM_MM = 20;
export const STAIR_SIDES_MM = 100;
export const STAIR_HEADROOM_MM = 50;
const CREW_KG = 200;

const RADIANS = Math.PI / 180;

/** Missing millimetres; 0 if it passes. */
export type Missing = number;

const over = (need: number, have: number): Missing => Math.max(0, need - have);

const most = (needs: readonly Missing[]): Missing => Math.max(...needs);

/** Returns the clear width of the narrowest door through which a box is carried upright, in millimetres. */
export const doorFor = ({ width, depth }: Box): number => Math.min(width, depth) + 2 * DOOR_CLEARANCE_MM;

/** Returns the height of a box that leans with one side forward, by its angle from upright in degrees. */
export const leanedHeight = (height: number, along: number, degrees: number): number =>
  height * Math.cos(degrees * RADIANS) + along * Math.sin(degrees * RADIANS);

/**
 * How a part is passed: the least that is missing, the dimension that lacks it if there is one, and how the box is then
 * held.
 */
export type Passage = { missing: Missing; lacks?: 'width' | 'height'; held: Held; at: Tightest };

/** Upright, with one side across the way. */
const upright = (across: 'width' | 'depth', lean = 0): Held => ({
  across,
  up: 'height',
  along: across === 'width' ? 'depth' : 'width',
  lean,
});

/** Upright, with its narrower side across the way. */
export const narrowAcross = ({ width, depth }: Box): Held => upright(width <= depth ? 'width' : 'depth');

/** Returns how much of the way a box takes up as it is held, in millimetres. */
export function spanOf(
  box: Box,
  { across, up, along, lean }: Held,
): Record<'across' | 'up' | 'along', number> {
  return {
    across: box[across],
    up: leanedHeight(box[up], box[along], lean),
    along: leanedHeight(box[along], box[up], lean),
  };
}

const easiest = <P extends { missing: Missing }>(first: P, ...others: readonly P[]): P =>
  others.reduce((best, way) => (way.missing < best.missing ? way : best), first);

/**
 * Returns how a box passes a door: upright; tilted back, which makes a tall box lower and is done under a lintel; or
 * lying, with its two smaller sides facing the opening. A leaning box is lowest either upright or at its maximum tilt,
 * never in between.
 */
export function throughDoor(
  box: Box,
  door: Omit<Doorway, 'kind'>,
  { mayTilt, mayLie }: Pick<Load, 'mayTilt' | 'mayLie'>,
): Passage {
  const pass = (held: Held): Passage => {
    const { across, up } = spanOf(box, held);
    const [wide, tall] = [
      over(across + 2 * DOOR_CLEARANCE_MM, door.width),
      over(up + HEADROOM_MM, door.height),
    ];
    return { missing: Math.max(wide, tall), lacks: tall > wide ? 'height' : 'width', held, at: 'opening' };
  };
  return easiest(
    pass(narrowAcross(box)),
    ...(mayTilt > 0 ? [pass(upright('width', mayTilt)), pass(upright('depth', mayTilt))] : []),
    ...(mayLie ? [pass(lying(box))] : []),
  );
}

/** On its back or side, with the longest side along the way. */
function lying(box: Box): Held {
  const sides = (['width', 'depth', 'height'] as const).toSorted((a, b) => box[a] - box[b]);
  const [across = 'width', up = 'depth', along = 'height'] = sides;
  return { across, up, along, lean: 0 };
}

/**
 * Returns the length of the longest rectangle of a width that turns round a right-angled corner: the minimum of `(a·sin
 * θ + b·cos θ − w) / (sin θ·cos θ)` over the turn, in steps of a tenth of a degree.
 */
export function longestRoundCorner(a: number, b: number, width: number): number {
  let longest = Number.POSITIVE_INFINITY;
  for (let tenth = 1; tenth < 900; tenth += 1) {
    const [sin, cos] = [Math.sin((tenth / 10) * RADIANS), Math.cos((tenth / 10) * RADIANS)];
    longest = Math.min(longest, (a * sin + b * cos - width) / (sin * cos));
  }
  return longest;
}

/**
 * Returns how a box passes a corner: carried round without turning it, or turned with its longer side along the way.
 */
export function roundCorner(box: Box, { a, b }: { a: number; b: number }): Passage {
  const straight = (across: 'width' | 'depth'): Passage => {
    const held = upright(across);
    const [wide, long] = [box[held.across], box[held.along]].map((side) => side + 2 * CORNER_CLEARANCE_MM);
    return { missing: most([over(wide ?? 0, a), over(long ?? 0, b)]), held, at: 'floor' };
  };
  const held = narrowAcross(box);
  const [short, long] = [box[held.across], box[held.along]];
  const longest = longestRoundCorner(a, b, short + 2 * CORNER_CLEARANCE_MM);
  const turned: Passage = { missing: over(long + 2 * CORNER_CLEARANCE_MM, longest), held, at: 'bend' };
  return easiest(straight('depth'), straight('width'), turned);
}

/** Returns what a box lacks in the only corridor of a corner that was measured; 0 if none was. */
export const intoCorridor = ({ width, depth }: Box, corridor: number | null): Missing =>
  corridor === null ? 0 : over(Math.min(width, depth) + 2 * CORNER_CLEARANCE_MM, corridor);

/** Returns how a box goes up a flight, leaning back as far as the stairs do. */
export function upStairs(box: Box, stairs: Stairs): Passage {
  const held = { ...narrowAcross(box), lean: stairs.pitch };
  const { across, up } = spanOf(box, held);
  const missing = most([
    over(across + STAIR_SIDES_MM, stairs.width),
    over(up + STAIR_HEADROOM_MM, stairs.headroom),
  ]);
  const flight: Passage = { missing, held, at: 'flight' };
  const landing = stairs.landing && roundCorner(box, stairs.landing);
  return landing && landing.missing > missing ? landing : flight;
}

/** Whether the maker allows it to lean as far as a flight does. */
export const leansEnough = ({ mayTilt }: Load, { pitch }: Stairs): boolean => mayTilt >= pitch;

/** Returns how a box goes into a lift: through its door, and upright on its floor, whichever side is across. */
export function intoLift(box: Box, { door, inside }: Lift, load: Pick<Load, 'mayTilt' | 'mayLie'>): Passage {
  const stand = (across: 'width' | 'depth'): Passage => {
    const held = upright(across);
    const floor = most([over(box[held.across], inside.width), over(box[held.along], inside.depth)]);
    return { missing: most([floor, over(box.height, inside.height)]), held, at: 'inside' };
  };
  const [through, within] = [throughDoor(box, door, load), easiest(stand('width'), stand('depth'))];
  return through.missing > within.missing ? through : within;
}

/** Returns by how many kilograms it overloads the lift, with the crew beside it; 0 if it does not. */
export const overloads = (weight: number | null, { load }: Lift): number =>
  over((weight ?? 0) + CREW_KG, load);

/** Whether both corridors of a corner were measured. */
export const isMeasured = (corner: Corner): corner is Corner & { a: number; b: number } =>
  corner.a !== null && corner.b !== null;
