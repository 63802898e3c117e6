import type { Check, Fit, FitFacts, HingeAnswer, Space } from './types';

/** A comfortable way past an open door (experience §6 F1). */
export const WALKWAY_MM = 700;

/** What the open door takes of the floor in front, and whether somebody still gets past. */
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

/** Whether a wall at the side of a hinge keeps a door from opening fully; as long as a width is unknown nothing does. */
export function checkHinge(space: Space, facts: FitFacts, width: number | null): HingeAnswer {
  const { hinge, hingeWallGap: wanted, reversible } = facts;
  const sides = hinge === 'both' ? (['left', 'right'] as const) : hinge === 'none' ? [] : [hinge];
  const walled = sides.filter((side) => space[side] === 'wall');
  const bodyWidth = facts.body.width;
  if (walled.length === 0 || !wanted || width === null || bodyWidth === null) return { kind: 'free' };
  const gap = gapBesideWalls(space, facts, width - bodyWidth, walled);
  if (gap >= wanted) return { kind: 'free' };
  const other = hinge === 'left' ? 'right' : 'left';
  if (reversible && hinge !== 'both' && space[other] !== 'wall') return { kind: 'swap' };
  const { depthDoor, body } = facts;
  const thickness = depthDoor !== null && body.depth !== null ? depthDoor - body.depth : 0;
  return { kind: 'limited', degrees: gap >= thickness ? 90 : 'less than 90', gap, wanted };
}

/**
 * The widest gap that each hinge can have to its wall: pushed to the other side, or between two walls in the middle, as
 * what one door gets the other one lacks.
 * @param inside what the space is wider than the appliance, millimetres
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
