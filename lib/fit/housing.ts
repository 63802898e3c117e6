import type { Range } from '@/lib/catalogue/facts/types';
import type { GapKind } from '@/lib/catalogue/kinds/types';
import type { Aspect, Check, FitFacts } from './types';

/** What is built in: a housing or a cut-out that is too large holds nothing, and its sides do not matter. */
export const HOUSED: ReadonlySet<GapKind> = new Set(['oven', 'hob']);

/** In what small figures are told of a side: below a worktop it is a few millimetres, everything else is centimetres. */
export const bareUnit = (side: 'width' | 'height' | 'depth', isCutOut: boolean): 'cm' | 'mm' =>
  isCutOut && side === 'height' ? 'mm' : 'cm';

/** A cut-out sawn to the drawing may be off by as much as a measurement. */
const CUT_OUT_TOLERANCE_MM = 3;

/** Within the maker's figures or not: a housing that is too wide holds nothing. */
function within(aspect: Aspect, have: number | null, range: Range | null): Check | null {
  if (have === null || range === null) return null;
  const spare = have - range.min;
  const fits = spare >= 0 && have <= range.max;
  const atMost = Number.isFinite(range.max) ? { atMost: range.max } : {};
  return { aspect, verdict: fits ? 'FITS' : 'NO', need: range.min, have, spare, ...atMost };
}

const around = (size: number | null): Range | null =>
  size === null ? null : { min: size - CUT_OUT_TOLERANCE_MM, max: size + CUT_OUT_TOLERANCE_MM };

/** The hole that an appliance wants, as it is best seen: a housing from the front, a cut-out from above; else null. */
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
 * What is built in: the housing's or the cut-out's own figures decide; a housing may be deeper than asked, and there may
 * be more room below a worktop, which is what the height of a cut-out is.
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
