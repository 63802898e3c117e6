import type { Block, Extent, Measured } from '@/lib/catalogue/models/place';
import { mm } from '@/lib/i18n/length';
import { inFront } from './front-lines';
import { leastOf } from './space';
import type { Fit, FitFacts, Space } from './types';

/**
 * Drawn width of a neighbour, thickness of a wall and of a worktop, and depth of floor where none was measured, in
 * millimetres.
 */
const [BESIDE, WALL, WORKTOP, FLOOR] = [320, 60, 38, 900];
/** Gap height in millimetres above which a unit, not a worktop, is drawn over the gap. */
const TALL = 1_200;
/** Distance of the lines from the front of the units, and of the width line above them, in millimetres. */
const [OFF, OVER] = [12, 110];

/** Size of a gap in millimetres: as measured, or as large as the appliance needs where it was not. */
export type Gap = { width: number; height: number; depth: number };

/** Returns the gap for an appliance; null for built-in appliances, and where the maker does not state the size. */
export function gapOfSpace(space: Space, { body, depthDoor, air, niche, cutOut }: FitFacts): Gap | null {
  const { width, height, depth } = body;
  if (niche || cutOut || width === null || height === null || depth === null) return null;
  return {
    width: leastOf(space.widths) ?? width + air.left + air.right,
    height: leastOf(space.heights) ?? height + air.top,
    depth: space.depth ?? air.behind + (depthDoor ?? depth),
  };
}

/**
 * The blocks of the room round a gap. The model stands in the middle, at its required distance from the wall behind.
 */
export function gapBlocks(space: Space, { air }: FitFacts, gap: Gap, { width, height }: Extent): Block[] {
  const [edge, back] = [gap.width / 2, -air.behind];
  const front = gap.depth - air.behind;
  const end = front + (space.freeFloor ?? FLOOR);
  const [outer, ceiling] = [edge + BESIDE, Math.max(gap.height, height) + 220];
  const beside = (side: -1 | 1): Block[] => {
    const neighbour = side < 0 ? space.left : space.right;
    if (neighbour === 'open') return [];
    if (neighbour === 'unit')
      return [{ from: [side * edge, 0, back], to: [side * outer, gap.height, front], tone: 'unit' }];
    const wall = edge + (space.wallDistance ?? 0);
    return [{ from: [side * wall, 0, back], to: [side * (wall + WALL), ceiling, end], tone: 'wall' }];
  };
  const overlap = (width - gap.width) / 2;
  const above = gap.height > TALL ? 'unit' : 'worktop';
  const thick = above === 'unit' ? 300 : WORKTOP;
  return [
    { from: [-outer, -WALL, back - WALL], to: [outer, -1, end], tone: 'floor' },
    { from: [-outer, 0, back - WALL], to: [outer, ceiling, back], tone: 'wall' },
    ...beside(-1),
    ...beside(1),
    ...(space.top === 'covered'
      ? [
          {
            from: [-outer, gap.height, back],
            to: [outer, gap.height + thick, front],
            tone: above,
          } satisfies Block,
        ]
      : []),
    ...(overlap > 0
      ? ([-1, 1] as const).map(
          (side): Block => ({
            from: [side * edge, 0, 0],
            to: [side * (edge + overlap), Math.min(height, gap.height), front + 2],
            tone: 'warn',
          }),
        )
      : []),
    ...(height > gap.height && space.top === 'covered'
      ? [
          {
            from: [-width / 2, gap.height, 0],
            to: [width / 2, height, front + 2],
            tone: 'warn',
          } satisfies Block,
        ]
      : []),
  ];
}

/** The lines of a gap: its measured size, the air that is left or the excess, and what is in front of it. */
export function gapLines(
  space: Space,
  { air }: FitFacts,
  gap: Gap,
  { width, height }: Extent,
  fit: Fit,
): Measured[] {
  const [edge, front] = [gap.width / 2, gap.depth - air.behind];
  const at = front + OFF;
  const covered = space.top === 'covered';
  const beside = Math.round(gap.width - width) / 2;
  const over = gap.height - height;
  const level = Math.min(height, gap.height) * 0.62;
  const top = covered ? gap.height + (gap.height > TALL ? 300 : WORKTOP) : gap.height;
  const lines: Measured[] = [];
  if (leastOf(space.widths) !== null) {
    lines.push({
      from: [-edge, top + OVER, at],
      to: [edge, top + OVER, at],
      text: mm(gap.width),
      tone: 'space',
    });
    for (const side of [-1, 1] as const)
      if (beside < 0 || (side < 0 ? space.left : space.right) !== 'open')
        lines.push({
          from: [side * edge, level, at],
          to: [(side * width) / 2, level, at],
          text: mm(Math.abs(beside)),
          tone: beside < 0 ? 'warn' : 'air',
          leads: true,
        });
  }
  if (leastOf(space.heights) !== null) {
    const outer = -edge - BESIDE * 0.45;
    lines.push({ from: [outer, 0, at], to: [outer, gap.height, at], text: mm(gap.height), tone: 'space' });
    if (covered)
      lines.push({
        from: [0, Math.min(height, gap.height), at],
        to: [0, Math.max(height, gap.height), at],
        text: mm(Math.abs(over)),
        tone: over < 0 ? 'warn' : 'air',
        leads: true,
      });
  }
  return [
    ...lines,
    ...inFront(space, front, { proud: fit.proud.door, front: fit.front, aside: [edge + 40, -edge - 40] }),
  ];
}

/** Angle to which the door can be opened there, in degrees; null: as far as it goes. */
export function turnsOf({ hinge }: Fit): number | null {
  if (hinge.kind === 'free' || hinge.kind === 'unknown') return null;
  return hinge.kind === 'limited' && hinge.degrees !== 90 ? 60 : 90;
}
