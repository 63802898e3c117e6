import type { Check, Fit, FitFacts, HingeAnswer, Space } from './types';

/** Width of a comfortable way past an open door (experience §6 F1). */
export const WALKWAY_MM = 700;

/** Floor that the open door takes up in front, and whether the rest is wide enough to walk past. */
export function checkWalkway(
  { depth, freeFloor }: Space,
  { depthOpen, air, niche, cutOut }: FitFacts,
): { check: Check | null; front: Fit['front'] } {
  if (depthOpen === null || depth === null) return { check: null, front: null };
  const standoff = niche || cutOut ? 0 : air.behind;
  const use = Math.max(0, standoff + depthOpen - depth);
  if (freeFloor === null) return { check: null, front: { use, walkway: null } };
  const walkway = Math.max(0, freeFloor - use);
  const verdict = walkway < WALKWAY_MM ? 'DOOR' : 'FITS';
  const check: Check = {
    aspect: 'walkway',
    verdict,
    need: use + WALKWAY_MM,
    have: freeFloor,
    spare: freeFloor - use - WALKWAY_MM,
  };
  return { check, front: { use, walkway } };
}

/** Whether a wall on the hinge side keeps the door from opening fully. */
export function checkHinge(space: Space, facts: FitFacts, width: number | null): HingeAnswer {
  const { hinge, hingeWallGap: wanted, reversible } = facts;
  const sides = hinge === 'both' ? (['left', 'right'] as const) : hinge === 'none' ? [] : [hinge];
  const walled = sides.filter((side) => space[side] === 'wall');
  const bodyWidth = facts.body.width;
  if (walled.length === 0 || !wanted) return { kind: 'free' };
  if (width === null || bodyWidth === null) return { kind: 'unknown', wanted };
  const gap = gapBesideWalls(space, facts, width - bodyWidth, walled);
  if (gap >= wanted) return { kind: 'free' };
  const other = hinge === 'left' ? 'right' : 'left';
  if (reversible && hinge !== 'both' && space[other] !== 'wall') return { kind: 'swap' };
  const { depthDoor, body } = facts;
  const thickness = depthDoor !== null && body.depth !== null ? depthDoor - body.depth : 0;
  return { kind: 'limited', degrees: gap >= thickness ? 90 : 'less than 90', gap, wanted };
}

/**
 * Returns the widest gap that every hinge can have to its wall. The appliance is pushed to the other side; between two
 * walls it stands in the middle, because a gap gained by one door is lost by the other.
 * @param inside width of the space less the width of the appliance, in millimetres
 */
function gapBesideWalls(
  { wallDistance, ...space }: Space,
  { air }: FitFacts,
  inside: number,
  walled: readonly ('left' | 'right')[],
): number {
  const pushed = walled.map((side) => {
    const other = side === 'left' ? 'right' : 'left';
    return inside - (space[other] === 'open' ? 0 : air[other]);
  });
  const middle = walled.length > 1 ? Math.floor(inside / 2) : inside;
  return Math.max(0, (wallDistance ?? 0) + Math.min(middle, ...pushed));
}
