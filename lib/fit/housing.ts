import type { Range } from '@/lib/catalogue/facts/types';
import type { GapKind } from '@/lib/catalogue/kinds/types';
import type { Aspect, Check, FitFacts } from './types';

/**
 * Kinds of gap for built-in appliances: a housing or cut-out that is too large does not hold them, and neighbours do
 * not matter.
 */
export const HOUSED: ReadonlySet<GapKind> = new Set(['oven', 'hob']);

/** Unit in which a small bare number for a side is read: millimetres for the room below a worktop, else centimetres. */
export const bareUnit = (side: 'width' | 'height' | 'depth', isCutOut: boolean): 'cm' | 'mm' =>
  isCutOut && side === 'height' ? 'mm' : 'cm';

/** Tolerance of a cut-out sawn to the drawing; as much as that of a measurement. */
const CUT_OUT_TOLERANCE_MM = 3;

/** Checks a side against the maker's range. A housing that is too wide does not hold the appliance. */
function within(aspect: Aspect, have: number | null, range: Range | null): Check | null {
  if (have === null || range === null) return null;
  const spare = have - range.min;
  const fits = spare >= 0 && have <= range.max;
  const atMost = Number.isFinite(range.max) ? { atMost: range.max } : {};
  return { aspect, verdict: fits ? 'FITS' : 'NO', need: range.min, have, spare, ...atMost };
}

const around = (size: number | null): Range | null =>
  size === null ? null : { min: size - CUT_OUT_TOLERANCE_MM, max: size + CUT_OUT_TOLERANCE_MM };

/**
 * The hole that a built-in appliance needs, with the view that shows it best: a housing from the front, a cut-out from
 * above; null for other appliances.
 */
export function wantedHole({
  niche,
  cutOut,
}: FitFacts): { seen: 'front' | 'above'; across: Range; along: Range } | null {
  const [width, depth] = [around(cutOut?.width ?? null), around(cutOut?.depth ?? null)];
  if (width && depth) return { seen: 'above', across: width, along: depth };
  return niche?.width && niche.height ? { seen: 'front', across: niche.width, along: niche.height } : null;
}

type Hole = Record<'width' | 'height' | 'depth', number | null>;

const atLeast = (min: number | null | undefined): Range | null =>
  min == null ? null : { min, max: Number.POSITIVE_INFINITY };

/**
 * Checks a built-in appliance against the figures of its housing or cut-out. A housing may be deeper than required. The
 * height of a cut-out is the free room below the worktop, of which there may be more than required.
 */
export function checkHousing(hole: Hole, { niche, cutOut, below }: FitFacts): Check[] {
  const deep = atLeast(niche?.depth?.min);
  const checks = cutOut
    ? [
        within('width', hole.width, around(cutOut.width)),
        within('below', hole.height, atLeast(below)),
        within('depth', hole.depth, around(cutOut.depth)),
      ]
    : [
        within('width', hole.width, niche?.width ?? null),
        within('height', hole.height, niche?.height ?? null),
        within('depth', hole.depth, deep),
      ];
  return checks.filter((check) => check !== null);
}
