import type { Block, Shape } from '@/lib/catalogue/models/place';
import { bothSides, checkOf, type HoleRoom, sideLines, wrongOf } from './hole-room';
import type { Fit, FitFacts } from './types';

/**
 * Worktop thickness, depth and overhang over the units, and the width of worktop drawn beside the hole, in millimetres.
 */
const [SLAB, DEEP, OVERHANG, BESIDE] = [38, 640, 30, 230];
/** Drawn height of the wall behind, drawn height of the units, and wall thickness, in millimetres. */
const [SPLASHBACK, UNITS, WALL] = [200, 330, 20];
/** How far the inside of a unit extends beyond each side of the hole above it, in millimetres. */
const ASIDE = 30;
/** How far beside the hob the lines are drawn, in millimetres. */
const OUT = 60;

type CutOut = NonNullable<FitFacts['cutOut']>;
type Span = readonly [from: number, to: number];

/**
 * Returns the worktop round a hob with its measured hole, and the unit below it down to the measured free depth. A size
 * that was not measured is drawn as the maker requires it.
 */
export function cutOutRoom(
  { cutOut, below }: Pick<FitFacts, 'below'> & { cutOut: CutOut },
  shape: Shape,
  fit: Fit,
): HoleRoom {
  const [wide, deep, free] = [checkOf(fit, 'width'), checkOf(fit, 'depth'), checkOf(fit, 'below')];
  const width = wide?.have ?? cutOut.width ?? shape.width;
  const depth = deep?.have ?? cutOut.depth ?? shape.depth;
  const room = free?.have ?? below ?? 0;
  const top = shape.wider(cutOut.width ?? shape.width)?.foot ?? shape.height;
  const under = top - SLAB;
  const middle = shape.depth / 2;
  const edge = width / 2;
  const outer = Math.max(width, shape.width) / 2 + BESIDE;
  const [back, front] = [middle - DEEP / 2, middle + DEEP / 2];
  const hole: Span = [middle - depth / 2, middle + depth / 2];
  const over = shape.height + 3;
  const tight = wrongOf(free);
  const lengthwise = (z: number) => (long: number) =>
    [[-long / 2, over, z] as const, [long / 2, over, z] as const] as const;
  const inwards = (x: number) => (long: number) =>
    [[x, over, middle - long / 2] as const, [x, over, middle + long / 2] as const] as const;
  const down = (x: number) => (long: number) =>
    [[x, under, front - OVERHANG] as const, [x, under - long, front - OVERHANG] as const] as const;
  const beside = Math.max(shape.width / 2, edge) + OUT;
  return {
    blocks: [
      ...worktop([under, top], [edge, outer], hole, [back, front]),
      ...units([under - UNITS, under], [edge + ASIDE, outer], room, [back, front - OVERHANG]),
      { from: [-outer, under - UNITS, back - WALL], to: [outer, top + SPLASHBACK, back], tone: 'wall' },
      ...bothSides(wrongOf(wide), (near, far) => ({
        from: [near, under, hole[0]],
        to: [far, over, hole[1]],
      })),
      ...bothSides(wrongOf(deep), (near, far) => ({
        from: [-edge, under, middle + near],
        to: [edge, over, middle + far],
      })),
      ...(tight
        ? [
            {
              from: [-edge, under - tight[1], hole[0]],
              to: [edge, under - tight[0], front - OVERHANG + 2],
              tone: 'warn',
            } satisfies Block,
          ]
        : []),
    ],
    lines: [
      ...sideLines(wide, { measured: lengthwise(back + 12), asked: lengthwise(front + 24) }),
      ...sideLines(deep, { measured: inwards(beside), asked: inwards(-beside) }),
      ...sideLines(free, { measured: down(edge + ASIDE), asked: down(-edge - ASIDE) }),
    ],
    frame: [
      [-outer, under - UNITS * 0.5, back],
      [outer, top + SPLASHBACK * 0.6, front],
    ],
  };
}

/** Four slabs that surround the hole. */
function worktop(
  [under, top]: Span,
  [edge, outer]: Span,
  [holeBack, holeFront]: Span,
  [back, front]: Span,
): Block[] {
  const slab = ([left, right]: Span, [from, to]: Span): Block => ({
    from: [left, under, from],
    to: [right, top, to],
    tone: 'worktop',
  });
  return [
    slab([-outer, -edge], [back, front]),
    slab([edge, outer], [back, front]),
    slab([-edge, edge], [back, holeBack]),
    slab([-edge, edge], [holeFront, front]),
  ];
}

/** The units at both sides, and whatever is in the unit below the hob beneath the free depth. */
function units([foot, head]: Span, [edge, outer]: Span, room: number, [back, front]: Span): Block[] {
  const unit = ([left, right]: Span, top: number): Block => ({
    from: [left, foot, back],
    to: [right, top, front],
    tone: 'unit',
  });
  return [
    unit([-outer, -edge], head),
    unit([edge, outer], head),
    ...(room < head - foot ? [unit([-edge, edge], head - room)] : []),
  ];
}
