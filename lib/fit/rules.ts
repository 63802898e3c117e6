import { checkHinge, checkWalkway } from './door';
import { checkHousing } from './housing';
import type { Aspect, Check, Fit, FitFacts, Space, Verdict } from './types';

/** What may be wrong with a measurement. */
const TOLERANCE_MM = 3;
/** From here on it fits without care. */
const EASY_MM = 5;

/** From best to worst; the worst of all answers is the verdict, and without an answer there is none. */
const ORDER: readonly Verdict[] = ['FITS', 'TIGHT', 'PROUD', 'DOOR', 'UNKNOWN', 'NO'];

const worst = (verdicts: readonly Verdict[]): Verdict =>
  ORDER[Math.max(...verdicts.map((verdict) => ORDER.indexOf(verdict)))] ?? 'UNKNOWN';

const least = (values: readonly number[]): number | null => (values.length > 0 ? Math.min(...values) : null);

/** `FITS` with 5 mm and more to spare, `NO` when more is missing than a measurement may be wrong by. */
function bySpare(spare: number): Verdict {
  if (spare < -TOLERANCE_MM) return 'NO';
  return spare < EASY_MM ? 'TIGHT' : 'FITS';
}

function checkSpan(aspect: Aspect, have: number | null, body: number | null, air: number): Check | null {
  if (have === null) return null;
  if (body === null) return { aspect, verdict: 'UNKNOWN', need: null, have, spare: null };
  const spare = have - body - air;
  return { aspect, verdict: bySpare(spare), need: body + air, have, spare, air };
}

/** Too little depth never forbids a freestanding appliance: it stands out. */
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
    air: air.behind,
  };
}

/**
 * Whether an appliance goes into a space, by the formulas of experience §6 F1. Only measures that were given are
 * checked. A larger space never makes the verdict of a freestanding appliance worse.
 */
export function fitOf(space: Space, facts: FitFacts): Fit {
  const [width, height] = [least(space.widths), least(space.heights)];
  const { air, body } = facts;
  const sides = (space.left === 'open' ? 0 : air.left) + (space.right === 'open' ? 0 : air.right);
  const housed = facts.niche !== null || facts.cutOut !== null;
  const checks = housed
    ? checkHousing({ width, height, depth: space.depth }, facts)
    : [
        checkSpan('width', width, body.width, sides),
        checkSpan('height', height, body.height, space.top === 'covered' ? air.top : 0),
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
