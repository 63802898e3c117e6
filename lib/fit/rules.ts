import { nominalWidth } from '@/lib/catalogue/nominal';
import { checkHinge, checkWalkway } from './door';
import { checkHousing } from './housing';
import { leastOf } from './space';
import type { Aspect, Check, Fit, FitFacts, Room, Space, Verdict } from './types';

/** Tolerance of a measurement. */
const TOLERANCE_MM = 3;

/** Verdicts from best to worst. The overall verdict is the worst of all checks. */
const ORDER: readonly Verdict[] = ['FITS', 'AIR', 'TIGHT', 'PROUD', 'DOOR', 'UNKNOWN', 'NO'];

/** Returns the worst of several verdicts; `UNKNOWN` for none. */
export const worst = (verdicts: readonly Verdict[]): Verdict =>
  ORDER[Math.max(...verdicts.map((verdict) => ORDER.indexOf(verdict)))] ?? 'UNKNOWN';

/**
 * Checks whether the body goes in, and then whether it has enough air. Air that the maker requires is a condition; air
 * that is advised or usual is not.
 */
function checkSpan(aspect: Aspect, have: number | null, body: number | null, room: Room): Check | null {
  if (have === null) return null;
  if (body === null) return { aspect, verdict: 'UNKNOWN', need: null, have, spare: null };
  const slack = have - body;
  const need = room.whose === 'required' ? body + room.mm : body;
  const spare = have - need;
  const check = { aspect, need, have, spare, ...(room.mm > 0 && { room }) };
  if (spare < -TOLERANCE_MM) return { ...check, verdict: 'NO' };
  if (spare < 0 || slack < 1) return { ...check, verdict: 'TIGHT' };
  return { ...check, verdict: slack < room.mm ? 'AIR' : 'FITS' };
}

/** Checks the depth of a freestanding appliance. Too little depth never gives `NO`: the appliance stands out. */
function checkDepth({ body, depthDoor, air }: FitFacts, have: number | null): Check | null {
  if (have === null) return null;
  const deepest = depthDoor ?? body.depth;
  if (deepest === null) return { aspect: 'depth', verdict: 'UNKNOWN', need: null, have, spare: null };
  const need = air.behind + deepest;
  return {
    aspect: 'depth',
    verdict: need > have ? 'PROUD' : 'FITS',
    need,
    have,
    spare: have - need,
    ...(air.behind > 0 && { room: { mm: air.behind, sides: 1, whose: 'required' } }),
  };
}

/** The air needed at the sides. An open side needs none. */
function roomBeside({ left, right }: Space, { air, whose }: FitFacts): Room {
  const sides = [left === 'open' ? 0 : air.left, right === 'open' ? 0 : air.right].filter((mm) => mm > 0);
  return { mm: sides.reduce((sum, mm) => sum + mm, 0), sides: sides.length, whose: whose.sides };
}

const roomAbove = ({ top }: Space, { air, whose }: FitFacts): Room => ({
  mm: top === 'covered' ? air.top : 0,
  sides: 1,
  whose: whose.top,
});

/** Returns the gap width if the body is named by it, as a washing machine of 598 mm is sold as 600 mm; else null. */
function nominalGap(have: number | null, body: number): number | null {
  const nominal = nominalWidth(body);
  return nominal !== null && nominal === have && nominal > body ? nominal : null;
}

/**
 * Whether an appliance fits a space, by the formulas of experience §6 F1. Only measured sides are checked. A larger
 * space never gives a freestanding appliance a worse verdict.
 */
export function fitOf(space: Space, facts: FitFacts): Fit {
  const [width, height] = [leastOf(space.widths), leastOf(space.heights)];
  const { air, body } = facts;
  const housed = facts.niche !== null || facts.cutOut !== null;
  const checks = housed
    ? checkHousing({ width, height, depth: space.depth }, facts)
    : [
        checkSpan('width', width, body.width, roomBeside(space, facts)),
        checkSpan('height', height, body.height, roomAbove(space, facts)),
        checkDepth(facts, space.depth),
      ].filter((check) => check !== null);
  const walkway = checkWalkway(space, facts);
  const hinge = checkHinge(space, facts, width);
  if (walkway.check) checks.push(walkway.check);
  const verdicts = [
    ...checks.map(({ verdict }) => verdict),
    ...(hinge.kind === 'limited' ? ['DOOR' as const] : []),
  ];
  const standsOut = (depth: number | null) =>
    housed || depth === null || space.depth === null ? 0 : Math.max(0, air.behind + depth - space.depth);
  return {
    verdict: worst(verdicts),
    hole: facts.cutOut ? 'cut-out' : facts.niche ? 'housing' : null,
    checks,
    nominal: housed || body.width === null ? null : nominalGap(width, body.width),
    hinge,
    proud: { door: standsOut(facts.depthDoor ?? body.depth), body: standsOut(body.depth) },
    flushBroken: space.flush && standsOut(facts.depthDoor ?? body.depth) > 0,
    front: walkway.front,
    doorsOpen: facts.doorsOpen,
    unchecked: [
      ...(width === null ? (['width'] as const) : []),
      ...(height === null ? ([facts.cutOut ? 'below' : 'height'] as const) : []),
      ...(space.depth === null ? (['depth'] as const) : []),
    ],
    missing: checks.filter(({ verdict }) => verdict === 'UNKNOWN').map(({ aspect }) => aspect),
    assumed: facts.assumed,
    roomy: !housed && width !== null && body.width !== null && width > 2 * body.width,
  };
}
