import {
  doorFor,
  intoCorridor,
  intoLift,
  isMeasured,
  leansEnough,
  narrowAcross,
  type Passage,
  overloads,
  roundCorner,
  throughDoor,
  upStairs,
} from './clearance';
import { HEAVY_KG, MOST_STEPS } from './crew';
import type { Access, AccessVerdict, Box, Carried, Load, PartAnswer, RoutePart, Stairs } from './types';

/** From best to worst. */
const ORDER: readonly AccessVerdict[] = ['IN', 'UNPACK', 'DOORS', 'CALL', 'NO'];

/** Thickness of the packaging if its size is not stated: as much as packaging typically adds. */
export const PACKING_MM = 60;
const MOST_FLIGHTS = 2;

const grown = ({ width, depth, height }: Box, by: number): Box => ({
  width: width + by,
  depth: depth + by,
  height: height + by,
});

/** The appliance in its box, whose size is assumed if the maker does not state it. */
export const boxed = ({ packed, bare }: Load): Box | null => packed ?? (bare && grown(bare, PACKING_MM));

type State = Pick<Carried, 'as' | 'box'>;

/** The ways to carry it, from the easiest to the most laborious. */
function states(load: Load): State[] {
  const { bare, doorsOff } = load;
  return (
    [
      ['IN', boxed(load)],
      ['UNPACK', bare],
      ['DOORS', doorsOff],
    ] as const
  ).flatMap(([as, box]) => (box ? [{ as, box }] : []));
}

/**
 * Returns how a box passes. `missing` is null if what was measured lets it through, but something else was not
 * measured.
 */
function passageOf(
  box: Box,
  part: RoutePart,
  load: Load,
): Omit<Passage, 'missing'> & { missing: number | null } {
  const held = narrowAcross(box);
  switch (part.kind) {
    case 'doorway':
      return throughDoor(box, part, load);
    case 'corner':
      if (isMeasured(part)) return roundCorner(box, part);
      return { missing: intoCorridor(box, part.a ?? part.b) || null, held, at: 'bend' };
    case 'lift':
      return intoLift(box, part, load);
    case 'stairs':
      return withLanding(upStairs(box, part), part);
    case 'steps':
      return { missing: 0, held, at: 'floor' };
    default:
      return part satisfies never;
  }
}

/** A box that passes a flight may still not turn on a landing that nobody measured. */
const withLanding = ({ missing, ...passage }: Passage, { shape, landing }: Stairs) => ({
  ...passage,
  missing: shape === 'landing' && !landing ? missing || null : missing,
});

/** Whether a part needs a call to the customer whatever its width. An appliance of unknown weight may be too heavy. */
function needsCall(part: RoutePart, load: Load): boolean {
  const heavy = load.weight === null || load.weight > HEAVY_KG;
  if (part.kind === 'steps') return heavy && part.count > MOST_STEPS;
  if (part.kind === 'lift') return load.weight === null;
  return (
    part.kind === 'stairs' &&
    (part.shape === 'winders' || part.flights > MOST_FLIGHTS || heavy || !leansEnough(load, part))
  );
}

function answer(part: RoutePart, load: Load): PartAnswer | null {
  const tried = states(load).map((state) => ({ state, passage: passageOf(state.box, part, load) }));
  const passed = tried.find(({ passage }) => passage.missing === null || passage.missing === 0);
  const [closest] = tried.toSorted((a, b) => (a.passage.missing ?? 0) - (b.passage.missing ?? 0));
  const best = passed ?? closest;
  if (!best) return null;
  const { missing, lacks, held, at } = best.passage;
  const carried = { ...best.state, held, at };
  const kilograms = part.kind === 'lift' ? overloads(load.weight, part) : 0;
  if (kilograms > 0)
    return { part, verdict: 'NO', missing: { amount: kilograms, unit: 'kg' }, leans: false, carried };
  if (passed) {
    const call = missing === null || needsCall(part, load);
    const leans = part.kind === 'doorway' && held.lean > 0;
    return { part, verdict: call ? 'CALL' : passed.state.as, missing: null, leans, carried };
  }
  const amount = Math.ceil(missing ?? 0);
  const of = part.kind === 'doorway' && lacks;
  return {
    part,
    verdict: 'NO',
    missing: { amount, unit: 'mm', ...(of && { of }) },
    leans: false,
    carried,
  };
}

/**
 * Whether an appliance gets from the street to its room, part by part, by the formulas of experience §6 F2. It is tried
 * packed, then bare, then with its doors off. A wider opening never makes the answer worse.
 */
export function accessOf(route: readonly RoutePart[], load: Load): Access {
  if (states(load).length === 0) return { verdict: 'CALL', parts: [], narrowest: null, unknown: true };
  const parts = route.flatMap((part) => answer(part, load) ?? []);
  const rank = ({ verdict }: PartAnswer) => ORDER.indexOf(verdict);
  const narrowest = parts.reduce<PartAnswer | null>(
    (worst, each) => (worst === null || isNarrower(each, worst, rank) ? each : worst),
    null,
  );
  return { verdict: narrowest?.verdict ?? 'IN', parts, narrowest, unknown: false };
}

/**
 * Returns the narrowest door through which it is carried upright, and the state that this requires; null if the maker
 * does not state its size.
 */
export function leastDoor(load: Load): { verdict: AccessVerdict; width: number } | null {
  const doors = states(load).map(({ as, box }) => ({ verdict: as, width: doorFor(box) }));
  return doors.toSorted((a, b) => a.width - b.width)[0] ?? null;
}

/** Of two parts with the same verdict, the narrower one is named. */
function isNarrower(each: PartAnswer, than: PartAnswer, rank: (answer: PartAnswer) => number): boolean {
  if (rank(each) !== rank(than)) return rank(each) > rank(than);
  return widthOf(each.part) < widthOf(than.part);
}

const widthOf = (part: RoutePart): number => {
  if (part.kind === 'corner') return Math.min(part.a ?? 0, part.b ?? 0);
  if (part.kind === 'steps') return Number.POSITIVE_INFINITY;
  return part.kind === 'lift' ? part.door.width : part.width;
};
