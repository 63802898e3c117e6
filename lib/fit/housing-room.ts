import type { Block, Measured, Shape } from '@/lib/catalogue/models/place';
import { inFront } from './front-lines';
import { bothSides, checkOf, type HoleRoom, lacking, sideLines, wrongOf } from './hole-room';
import { leastOf } from './space';
import type { Fit, FitFacts, Space } from './types';

/**
 * Thickness of a unit's board, height of its plinth, thickness of a worktop, length of the run drawn beside and above,
 * and thickness of a wall, in millimetres.
 */
const [BOARD, PLINTH, WORKTOP, BESIDE, WALL] = [18, 100, 38, 260, 60];
/**
 * Heights in millimetres: a housing below `LOW` sits somewhere in a unit, one above `TALL` makes a tall unit, and one
 * in between stands below a worktop.
 */
const [LOW, TALL] = [780, 900];
/** Depth of floor drawn where none was measured, in millimetres. */
const FLOOR = 500;
/** Distance of the lines in front of the housing in millimetres, and beside it as a share of its longest side. */
const [OFF, OUT] = [14, 0.12];
/** How many times farther away the maker's figure stands, so that both figures have room. */
const FAR = 1.7;

type Niche = NonNullable<FitFacts['niche']>;
type Sides = { width: number; height: number; depth: number };

/** Sides of a housing as measured; a side that was not measured has the minimum that the maker requires. */
const sidesOf = ({ widths, heights, depth }: Space, niche: Niche, shape: Shape): Sides => ({
  width: leastOf(widths) ?? niche.width?.min ?? shape.width,
  height: leastOf(heights) ?? niche.height?.min ?? shape.height,
  depth: depth ?? niche.depth?.min ?? shape.depth,
});

/**
 * Returns the kitchen unit round a built-in appliance, open in front. The front edge of the unit is where the face of
 * the appliance begins, or behind that by the missing depth.
 */
export function housingRoom(space: Space, niche: Niche, shape: Shape, fit: Fit): HoleRoom {
  const sides = sidesOf(space, niche, shape);
  const [wide, high, deep] = [checkOf(fit, 'width'), checkOf(fit, 'height'), checkOf(fit, 'depth')];
  const face = shape.wider(niche.width?.max ?? shape.width)?.back ?? shape.depth;
  const front = face - lacking(deep);
  const span = [front - sides.depth, front] as const;
  const edge = sides.width / 2;
  const over = Math.max(front, shape.depth) + 2;
  const top = Math.max(sides.height, shape.height);
  const out = Math.max(top, sides.width) * OUT;
  const tooHigh = wrongOf(high);
  const across = (y: number) => (long: number) =>
    [[-long / 2, y, over + OFF] as const, [long / 2, y, over + OFF] as const] as const;
  const upright = (x: number) => (long: number) =>
    [[x, 0, over + OFF] as const, [x, long, over + OFF] as const] as const;
  const floor = space.freeFloor === null ? [] : floorLines(space, edge, front, fit);
  return {
    blocks: [
      ...unitBlocks(sides, span, space.freeFloor),
      ...bothSides(wrongOf(wide), (near, far) => ({
        from: [near, 0, span[0]],
        to: [far, sides.height, over],
      })),
      ...(tooHigh
        ? [{ from: [-edge, tooHigh[0], span[0]], to: [edge, tooHigh[1], over], tone: 'warn' } satisfies Block]
        : []),
    ],
    lines: [
      ...sideLines(wide, { measured: across(top + out), asked: across(-out * 0.7) }),
      ...sideLines(high, { measured: upright(-edge - out), asked: upright(edge + out * FAR) }),
      ...(lacking(deep) > 0
        ? inFront(space, front, { proud: lacking(deep), front: null, aside: [edge + 40, 0] })
        : []),
      ...floor,
    ],
    frame: [
      [-edge - out - BESIDE / 2, -out, span[0]],
      [edge + out * FAR + BESIDE / 2, top + out * 1.6, floor.length > 0 ? over + 420 : over + 60],
    ],
  };
}

/** Lines for the open door and the way past it, on the side that faces the viewer. */
const floorLines = (space: Space, edge: number, front: number, fit: Fit): Measured[] =>
  inFront(space, front, { proud: 0, front: fit.front, aside: [0, edge + 60] });

function unitBlocks(
  { width, height }: Sides,
  [back, front]: readonly [number, number],
  freeFloor: number | null,
): Block[] {
  const [low, tall] = [height < LOW, height > TALL];
  const edge = width / 2;
  const run = edge + BOARD + BESIDE;
  const foot = low ? -BESIDE : tall ? -BOARD - PLINTH : 0;
  const head = height + (low ? BESIDE : tall ? BOARD : 0);
  const end = front + (freeFloor ?? FLOOR);
  const sides = ([-1, 1] as const).map(
    (side): Block => ({
      from: [side * edge, foot, back],
      to: [side * (edge + BOARD), head, front],
      tone: 'unit',
    }),
  );
  const around: Block[] =
    low || tall
      ? [
          { from: [-edge, foot, back], to: [edge, 0, tall ? front - 40 : front], tone: 'unit' },
          { from: [-edge, height, back], to: [edge, head, front], tone: 'unit' },
        ]
      : [{ from: [-run, height, back], to: [run, height + WORKTOP, front + 20], tone: 'worktop' }];
  const floor: Block[] = low
    ? []
    : [{ from: [-run, foot - WALL, back - WALL], to: [run, foot - 1, end], tone: 'floor' }];
  return [
    ...sides,
    ...around,
    ...floor,
    { from: [-run, foot, back - WALL], to: [run, head + BESIDE, back], tone: 'wall' },
  ];
}
