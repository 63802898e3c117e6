import type { Box, Corner, Doorway, Held, Lift, Load, Stairs, Tightest } from './types';

/** Room for hands at each side (experience §6 F2). */
export const DOOR_CLEARANCE_MM = 15;
export const CORNER_CLEARANCE_MM = 30;
export const HEADROOM_MM = 20;
export const STAIR_SIDES_MM = 100;
export const STAIR_HEADROOM_MM = 50;
const CREW_KG = 200;

const RADIANS = Math.PI / 180;

/** How many millimetres are missing; 0 passes. */
export type Missing = number;

const over = (need: number, have: number): Missing => Math.max(0, need - have);

const most = (needs: readonly Missing[]): Missing => Math.max(...needs);

/** The clear width of the narrowest door that it is carried through upright. */
export const doorFor = ({ width, depth }: Box): number => Math.min(width, depth) + 2 * DOOR_CLEARANCE_MM;

/** How high a box is that leans with one side forward, degrees from upright. */
export const leanedHeight = (height: number, along: number, degrees: number): number =>
  height * Math.cos(degrees * RADIANS) + along * Math.sin(degrees * RADIANS);

/** How a part is passed: what is missing at the least, of which side where one can be named, and how it is held for that. */
export type Passage = { missing: Missing; lacks?: 'width' | 'height'; held: Held; at: Tightest };

/** Upright, one side across the way. */
const upright = (across: 'width' | 'depth', lean = 0): Held => ({
  across,
  up: 'height',
  along: across === 'width' ? 'depth' : 'width',
  lean,
});

/** Upright, its narrower side across the way. */
export const narrowAcross = ({ width, depth }: Box): Held => upright(width <= depth ? 'width' : 'depth');

/** How much of the way a box takes up as it is held: across, upwards and along, millimetres. */
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
 * Upright; leaning back, which makes what is tall lower and is done under a lintel; or lying with its two smaller sides
 * against the opening. The height of what leans is least upright or as far as it may lean, and never in between.
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

/** On its back or side, the longest side along the way. */
function lying(box: Box): Held {
  const sides = (['width', 'depth', 'height'] as const).toSorted((a, b) => box[a] - box[b]);
  const [across = 'width', up = 'depth', along = 'height'] = sides;
  return { across, up, along, lean: 0 };
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

/** Walked round without turning it, or turned with its longer side along the way. */
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

/** Into the one corridor of a corner that was measured; null: none was. */
export const intoCorridor = ({ width, depth }: Box, corridor: number | null): Missing =>
  corridor === null ? 0 : over(Math.min(width, depth) + 2 * CORNER_CLEARANCE_MM, corridor);

/** Up a flight, leaning back as far as the stairs do. */
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

/** Whether the maker lets it lean as far as a flight does. */
export const leansEnough = ({ mayTilt }: Load, { pitch }: Stairs): boolean => mayTilt >= pitch;

/** Through its door, and upright on its floor, whichever side goes across. */
export function intoLift(box: Box, { door, inside }: Lift, load: Pick<Load, 'mayTilt' | 'mayLie'>): Passage {
  const stand = (across: 'width' | 'depth'): Passage => {
    const held = upright(across);
    const floor = most([over(box[held.across], inside.width), over(box[held.along], inside.depth)]);
    return { missing: most([floor, over(box.height, inside.height)]), held, at: 'inside' };
  };
  const [through, within] = [throughDoor(box, door, load), easiest(stand('width'), stand('depth'))];
  return through.missing > within.missing ? through : within;
}

/** Kilograms too many with the crew beside it; 0 passes. */
export const overloads = (weight: number | null, { load }: Lift): number =>
  over((weight ?? 0) + CREW_KG, load);

/** Corridors of a corner that somebody measured. */
export const isMeasured = (corner: Corner): corner is Corner & { a: number; b: number } =>
  corner.a !== null && corner.b !== null;
