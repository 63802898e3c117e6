import type { Range } from '@/lib/catalogue/facts/types';
import { nominalWidth } from '@/lib/catalogue/nominal';
import type { Classified } from '@/lib/catalogue/types';
import { fitFacts } from '@/lib/fit/facts';
import { needOf } from '@/lib/fit/need';
import type { Machine } from './types';

/** The sides of a place, millimetres. */
export type Place = { width: number; height: number; depth: number | null };

/** A body so near to the usual place is made for it. */
const NEAR_MM = 15;

/** The usual side of a hole where its maker allows that, else the nearest that is allowed. */
const within = ({ min, max }: Range, usual: number = min): number => Math.min(max, Math.max(min, usual));

const atLeast = (mm: number): Range => ({ min: mm, max: Number.POSITIVE_INFINITY });

/** The housing or the cut-out that goods were built into: smaller than they are seen. Null for what stands free. */
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

/** The gap in which goods stood, with the air that they must have. */
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

/** As wide as what a body is named by, and under a worktop as high as usual, whatever stood there. */
const asWideAndHigh = ({ width, height }: Omit<Place, 'depth'>, usual: Machine['size']) => ({
  width: Math.max(width, nominalWidth(width) ?? 0),
  height: usual && Math.abs(usual.height - height) <= NEAR_MM ? Math.max(usual.height, height) : height,
});

/** The place that goods were made for; null where their maker does not state how wide or how high they are. */
export const placeOf = (goods: Classified, usual: Machine['size']): Place | null =>
  holeOf(goods, usual) ?? spaceOf(goods, usual);

/** So near are the sides of two bodies of one size. */
const ALIKE_MM = 20;

/** Goods as large as a body: by what is seen of them, as the depth behind a front is told in many ways. */
function likest({ width, height }: Place, goods: readonly Classified[]): Classified | undefined {
  const off = ({ facts: { widthMm = 0, heightMm = 0 } }: Classified) =>
    Math.max(Math.abs(widthMm - width), Math.abs(heightMm - height));
  return goods.filter((each) => off(each) <= ALIKE_MM).toSorted((one, other) => off(one) - off(other))[0];
}

/**
 * The place of a body of which only the sides are known: of what is built in, that of goods as large as it; else the gap
 * that such goods stand in, with the hoses and the air behind them. Of air beside them nobody knows, and none is added.
 * @param goods of the kind that it is among
 */
export function placeOfBody(body: Place, goods: readonly Classified[], usual: Machine['size']): Place {
  const alike = likest(body, goods);
  const hole = alike && holeOf(alike, usual);
  if (hole) return hole;
  const behind = goods[0] ? fitFacts({ ...goods[0], facts: {} }).air.behind : 0;
  return {
    ...asWideAndHigh(body, usual),
    depth: body.depth === null ? null : body.depth + behind,
  };
}
