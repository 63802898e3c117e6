import type { Block, Extent, Measured, Place, Shape } from '@/lib/catalogue/models/place';
import { fitFacts } from '@/lib/fit/facts';
import { mm } from '@/lib/i18n/length';
import { type Elevation, type Placed, WORKTOP_MM } from './elevation';
import { DEEPER_MM, hasDeepWorktop, runBlocks } from './run-blocks';
import { risesBehind } from './pieces';
import type { Finding } from './types';

/** Distance from the wall to the front of the units, and to the middle of a hob, in millimetres. */
export const FRONT_MM = 580;
const HOB_MIDDLE = 310;
/** Distance of the dimension lines in front of the units. */
const OUT = 110;

/** A set as it is drawn in three dimensions, in millimetres from the foot of the wall at its middle. */
export type Run = {
  extent: Extent;
  /** Positions of the pieces with a model, in the order of `placed`. */
  places: Place[];
  blocks: Block[];
  lines: Measured[];
};

/**
 * Returns the position of a model: built-in appliances have their face at the front of the units, a hob has its glass
 * on the worktop.
 */
function placeOf(
  { kind, piece, x, width, base, height }: Placed,
  shape: Shape,
  middle: number,
  isDeep: boolean,
): Place {
  const across = x + width / 2 - middle;
  if (!piece || kind === 'hood') return [across, base + height - shape.height, 0];
  const { niche, cutOut, air } = fitFacts(piece);
  if (kind === 'hob') {
    const lies = shape.wider(cutOut?.width ?? shape.width)?.foot ?? shape.height;
    const hobMiddle = HOB_MIDDLE + (isDeep ? DEEPER_MM : 0);
    return [across, WORKTOP_MM - lies, hobMiddle - shape.depth / 2];
  }
  if (!niche) return [across, base, air.behind];
  const face = shape.wider(niche.width?.max ?? shape.width)?.back ?? shape.depth;
  return [across, base, FRONT_MM - face];
}

/**
 * Returns the drawn set as a run of units with models in it; appliances without a model are blocks.
 * @param shapes models of pieces in `placed`, by their keys
 */
export function runOf(
  elevation: Elevation,
  shapes: ReadonlyMap<string, Shape>,
  findings: readonly Finding[],
): Run {
  const { placed, width, height } = elevation;
  const middle = width / 2;
  const isDeep = hasDeepWorktop(placed);
  const modelled = placed.flatMap((each) => {
    const shape = shapes.get(each.key);
    return shape ? [{ shape, place: placeOf(each, shape, middle, isDeep) }] : [];
  });
  return {
    extent: {
      width,
      height,
      depth: Math.max(FRONT_MM, ...modelled.map(({ shape, place }) => place[2] + shape.depth)),
    },
    places: modelled.map(({ place }) => place),
    blocks: runBlocks(elevation, new Set(shapes.keys()), findings),
    lines: [...widths(placed, middle), ...hoodLine(placed, middle, findings)],
  };
}

/** Returns the width of the lowest appliance in each column, as numbers without a unit, as in the flat drawing. */
function widths(placed: readonly Placed[], middle: number): Measured[] {
  const lowest = new Map<number, Placed>();
  for (const each of placed) {
    const centre = Math.round(each.x + each.width / 2);
    const other = lowest.get(centre);
    if (!other || each.base < other.base) lowest.set(centre, each);
  }
  return [...lowest.values()].map(({ x, width }) => ({
    from: [x - middle, 0, FRONT_MM + OUT],
    to: [x + width - middle, 0, FRONT_MM + OUT],
    text: `${width}`,
    leads: true,
  }));
}

/** Returns the distance from the cooking surface to the hood, marked if the rule on its height found a clash. */
function hoodLine(placed: readonly Placed[], middle: number, findings: readonly Finding[]): Measured[] {
  const hood = placed.find(({ kind, piece }) => kind === 'hood' && piece);
  if (!hood || risesBehind(hood.piece)) return [];
  const below = placed.filter(({ kind }) => kind === 'hob' || kind === 'cooker');
  const top = Math.max(...below.map(({ base, height }) => base + height));
  if (!Number.isFinite(top)) return [];
  const x = hood.x + hood.width / 2 - middle;
  const clashes = findings.some(({ rule, result }) => rule === 'hood height' && result === 'CLASH');
  return [
    {
      from: [x, top, HOB_MIDDLE],
      to: [x, hood.base, HOB_MIDDLE],
      text: mm(hood.base - top),
      tone: clashes ? 'warn' : 'air',
      leads: true,
    },
  ];
}

/** Returns the problems that are visible in the picture, worst first. */
export const seenFindings = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ rule, result }) => SEEN.has(rule) && (result === 'CLASH' || result === 'CHECK'));

const SEEN: ReadonlySet<Finding['rule']> = new Set(['hood width', 'hood height', 'tall housing', 'doors']);
