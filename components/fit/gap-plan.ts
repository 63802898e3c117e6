import { gapBlocks, gapLines, gapOfSpace, turnsOf } from '@/lib/fit/gap-room';
import type { Fit, FitFacts, Space } from '@/lib/fit/types';
import type { Extent } from '@/lib/catalogue/models/place';
import { alone, type Plan } from '@/components/model/plan';

/** From which side one looks into a gap, so that a wall beside it does not stand in the way; radians. */
const ASIDE = 0.42;

/** A model in the gap that was measured; alone where that cannot be drawn. */
export function planIn(space: Space, facts: FitFacts, fit: Fit, extent: Extent): Plan {
  const gap = gapOfSpace(space, facts);
  if (!gap) return alone(extent);
  const wide = gap.width / 2 + 250;
  const side = space.right === 'wall' ? (space.left === 'wall' ? 0 : -1) : 1;
  return {
    frame: [
      [-wide, 0, -facts.air.behind],
      [wide, Math.max(gap.height, extent.height) + 130, Math.max(gap.depth, extent.depth) + 200],
    ],
    from: { round: side * ASIDE, up: 0.26 },
    lines: () => gapLines(space, facts, gap, extent, fit),
    room: gapBlocks(space, facts, gap, extent),
    turns: turnsOf(fit),
  };
}
