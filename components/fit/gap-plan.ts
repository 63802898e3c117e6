import { alone, type Plan } from '@/components/model/plan';
import { cutOutRoom } from '@/lib/fit/cut-out-room';
import { gapBlocks, gapLines, gapOfSpace, turnsOf } from '@/lib/fit/gap-room';
import type { HoleRoom } from '@/lib/fit/hole-room';
import { housingRoom } from '@/lib/fit/housing-room';
import type { Fit, FitFacts, Space } from '@/lib/fit/types';
import type { Angle, Shape } from '@/lib/catalogue/models/place';

/** Angle from which a gap is viewed, so that a wall beside it does not hide it, in radians. */
const ASIDE = 0.42;
/** Margin around the outermost lines, and most of the floor in front that is shown for them, in millimetres. */
const [ROUND, FLOOR] = [60, 620];
/** Views into a housing and down on a worktop. */
const [HOUSING, WORKTOP]: readonly [Angle, Angle] = [
  { round: ASIDE, up: 0.2 },
  { round: ASIDE, up: 0.6 },
];

/** Returns the plan of a model in the measured gap, housing or cut-out, or alone where that cannot be drawn. */
export function planIn(space: Space, facts: FitFacts, fit: Fit, shape: Shape): Plan {
  const { niche, cutOut } = facts;
  if (cutOut) return holed(cutOutRoom({ ...facts, cutOut }, shape, fit), shape, WORKTOP, fit);
  if (niche) return { ...holed(housingRoom(space, niche, shape, fit), shape, HOUSING, fit), stands: true };
  const gap = gapOfSpace(space, facts);
  if (!gap) return alone(shape);
  const lines = gapLines(space, facts, gap, shape, fit);
  const farthest = (axis: 1 | 2) => Math.max(...lines.flatMap(({ from, to }) => [from[axis], to[axis]]), 0);
  const front = Math.max(gap.depth, shape.depth);
  const wide = gap.width / 2 + 250;
  const side = space.right === 'wall' ? (space.left === 'wall' ? 0 : -1) : 1;
  return {
    extent: shape,
    frame: [
      [-wide, 0, -facts.air.behind],
      [
        wide,
        Math.max(gap.height, shape.height, farthest(1)) + ROUND,
        Math.max(front + 200, Math.min(farthest(2), front + FLOOR)),
      ],
    ],
    from: { round: side * ASIDE, up: 0.26 },
    lines: () => lines,
    room: gapBlocks(space, facts, gap, shape),
    stands: true,
    places: [],
    turns: turnsOf(fit),
  };
}

const holed = ({ blocks, lines, frame }: HoleRoom, extent: Shape, from: Angle, fit: Fit): Plan => ({
  extent,
  frame,
  from,
  lines: () => lines,
  room: blocks,
  stands: false,
  places: [],
  turns: turnsOf(fit),
});
