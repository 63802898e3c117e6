import type { Range } from '@/lib/catalogue/facts/types';
import { nominalWidth } from '@/lib/catalogue/nominal';
import type { Classified } from '@/lib/catalogue/types';
import { fitFacts } from '@/lib/fit/facts';
import { needOf } from '@/lib/fit/need';
import type { Machine } from './types';

/** The sides of a space, in millimetres. */
export type Place = { width: number; height: number; depth: number | null };

/** How far a body may differ from the usual space that it is made for. */
const NEAR_MM = 15;

/** The usual size of a hole, limited to the range that the maker allows. */
const within = ({ min, max }: Range, usual: number = min): number => Math.min(max, Math.max(min, usual));

const atLeast = (mm: number): Range => ({ min: mm, max: Number.POSITIVE_INFINITY });

/** The housing or cut-out that a product is built into; null for a freestanding one. */
function holeOf(goods: Classified, usual: Machine['size']): Place | null {
  const { niche, cutOut, below } = fitFacts(goods);
  if (cutOut?.width && cutOut.depth) {
    return {
      width: cutOut.width,
      height: within(atLeast(below ?? 0), usual?.height),
      depth: cutOut.depth,
    };
  }
  if (!niche?.width || !niche.height) return null;
  return {
    width: within(niche.width, usual?.width),
    height: within(niche.height, usual?.height),
    depth: niche.depth?.min ?? null,
  };
}

/** The gap that a product stands in, with the required air. */
function spaceOf(goods: Classified, usual: Machine['size']): Place | null {
  const facts = fitFacts(goods);
  const { width, height } = needOf(facts);
  if (!width || !height) return null;
  const { depth } = facts.body;
  return {
    ...asWideAndHigh({ width, height }, usual),
    depth: depth === null ? null : depth + facts.air.behind,
  };
}

/** The nominal width of a body; and the usual height if the body is nearly as high, as under a worktop. */
const asWideAndHigh = ({ width, height }: Omit<Place, 'depth'>, usual: Machine['size']) => ({
  width: Math.max(width, nominalWidth(width) ?? 0),
  height: usual && Math.abs(usual.height - height) <= NEAR_MM ? Math.max(usual.height, height) : height,
});

/** Returns the space that a product is made for; null where the maker does not state its width or height. */
export const placeOf = (goods: Classified, usual: Machine['size']): Place | null =>
  holeOf(goods, usual) ?? spaceOf(goods, usual);

/** How far the sides of two bodies of the same size may differ. */
const ALIKE_MM = 20;

/**
 * The product closest in size to a body, by width and height only, because the depth behind a front is stated in
 * various ways.
 */
function mostSimilar({ width, height }: Place, goods: readonly Classified[]): Classified | undefined {
  const off = ({ facts: { widthMm = 0, heightMm = 0 } }: Classified) =>
    Math.max(Math.abs(widthMm - width), Math.abs(heightMm - height));
  return goods.filter((each) => off(each) <= ALIKE_MM).toSorted((one, other) => off(one) - off(other))[0];
}

/**
 * Returns the space for a body of which only the sides are known: for a built-in appliance the hole of a product of the
 * same size, else the gap with the usual clearance behind for hoses and air. Air at the sides is not known and not
 * added.
 * @param goods products of the kind it may be one of
 */
export function placeOfBody(body: Place, goods: readonly Classified[], usual: Machine['size']): Place {
  const alike = mostSimilar(body, goods);
  const hole = alike && holeOf(alike, usual);
  if (hole) return hole;
  const behind = goods[0] ? fitFacts({ ...goods[0], facts: {} }).air.behind : 0;
  return {
    ...asWideAndHigh(body, usual),
    depth: body.depth === null ? null : body.depth + behind,
  };
}
