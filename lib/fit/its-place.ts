import { traitsOf } from '@/lib/catalogue/kinds/rules';
import { nominalWidth } from '@/lib/catalogue/nominal';
import type { Range } from '@/lib/catalogue/facts/types';
import type { Classified } from '@/lib/catalogue/types';
import { fitFacts } from './facts';
import { needOf } from './need';

/** Tolerance between the cut-outs of two hobs. */
const CUT_OUT_MM = 3;

const overlap = (one: Range | null, other: Range | null): boolean =>
  one === null || (other !== null && one.min <= other.max && other.min <= one.max);

const near = (one: number | null, other: number | null): boolean =>
  one === null || (other !== null && Math.abs(one - other) <= CUT_OUT_MM);

const noLarger = (had: number | null, has: number | null): boolean =>
  had === null || (has !== null && has <= had);

/** Width of the gap that an appliance goes into: 597 mm and 600 mm both go into a gap of 600 mm. */
const gapFor = (width: number | null): number | null =>
  width === null ? null : (nominalWidth(width) ?? width);

/**
 * Whether a product fits the place of another one: the same housing or cut-out, else a gap that need not be wider or
 * higher, with the required air. A cooker hood always does.
 */
export function fitsInPlaceOf(had: Classified, has: Classified): boolean {
  const [was, is] = [fitFacts(had), fitFacts(has)];
  if (was.cutOut)
    return (
      near(was.cutOut.width, is.cutOut?.width ?? null) && near(was.cutOut.depth, is.cutOut?.depth ?? null)
    );
  if (was.niche)
    return (
      overlap(was.niche.width, is.niche?.width ?? null) && overlap(was.niche.height, is.niche?.height ?? null)
    );
  if (traitsOf(had.kind).piece === 'hood') return true;
  const [room, need] = [needOf(was), needOf(is)];
  return (
    is.niche === null &&
    noLarger(gapFor(room.width), gapFor(need.width)) &&
    noLarger(room.height, need.height)
  );
}
