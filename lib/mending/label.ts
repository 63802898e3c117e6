import type { ProductCard } from '@/lib/catalogue/types';
import { readFigure } from '@/lib/i18n/figure';
import type { Place } from './place';

/** `1,850`, `845`, `59.8`; and in metres, which only stand between crosses, `1.85`. */
const SIDE = String.raw`(\d{1,2},\d{3}(?!\d)|\d{2,4}(?:[.,]\d)?)`;
const SIDE_OF_THREE = String.raw`(?<![\d.,])(\d{1,2},\d{3}(?!\d)|\d[.,]\d{1,2}(?!\d)|\d{2,4}(?:[.,]\d)?)`;
const UNIT = String.raw`\s*(?:mm|cm|m)?`;
const BY = String.raw`\s*[x×*]\s*`;
const THREE = new RegExp([SIDE_OF_THREE, SIDE_OF_THREE, SIDE_OF_THREE].join(UNIT + BY), 'i');
/** `60 W x 85 H x 55 D`: the letter follows its number. */
const BEHIND = String.raw`${SIDE}${UNIT}\s*\(?([whd])\)?`;
const THREE_BEHIND = new RegExp([BEHIND, BEHIND, BEHIND].join(BY), 'i');
/** Must not match the watts of a rating plate: `2100 W 50 Hz`. */
const named = (words: string) =>
  new RegExp(String.raw`\b(?:${words})\b\D{0,4}${SIDE}(?!\d|[.,\s]*\d*\s*(?:hz|v|a)\b)`, 'i');
const NAMED = {
  width: named('w|width'),
  height: named('h|height'),
  depth: named('d|depth'),
};

/**
 * If the largest number is below this, the numbers are centimetres: every appliance is longer than 250 mm on one side,
 * and none is longer than 250 cm.
 */
const CM_UNDER = 250;
/** If it is below this, they are metres. */
const METRES_UNDER = 5;

/** Converts the numbers of a label, which share one unit, to millimetres. */
function inMm(figures: readonly number[]): number[] {
  const largest = Math.max(...figures);
  const scale = largest < METRES_UNDER ? 1000 : largest < CM_UNDER ? 10 : 1;
  return figures.map((figure) => Math.round(figure * scale));
}

type Three = readonly [number, number, number];

/** Possible orders of width, height and depth, the usual one first. */
const ORDERS: readonly Three[] = [
  [0, 1, 2],
  [1, 0, 2],
  [0, 2, 1],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

const bodyIn = (sides: readonly number[], [width, height, depth]: Three) => ({
  width: sides[width] ?? 0,
  height: sides[height] ?? 0,
  depth: sides[depth] ?? 0,
});

/**
 * Distance of a body from the most similar of some products, summed over its sides, in millimetres; without products,
 * the negative height.
 */
function offBy({ width, height, depth }: ReturnType<typeof bodyIn>, goods: readonly ProductCard[]): number {
  const off = goods.flatMap(({ facts: { widthMm, heightMm, depthMm } }) =>
    widthMm && heightMm && depthMm
      ? [Math.abs(widthMm - width) + Math.abs(heightMm - height) + Math.abs(depthMm - depth)]
      : [],
  );
  return off.length > 0 ? Math.min(...off) : -height;
}

/**
 * Assigns three unnamed sides so that they are closest to a product of the list; without products the largest is the
 * height.
 */
function oriented(sides: readonly number[], goods: readonly ProductCard[]): Place {
  const bodies = ORDERS.map((order) => bodyIn(sides, order));
  const [best] = bodies.map((body) => ({ body, off: offBy(body, goods) })).toSorted((a, b) => a.off - b.off);
  return best?.body ?? bodyIn(sides, ORDERS[0] ?? [0, 1, 2]);
}

function lettered(text: string): Place | null {
  const found = THREE_BEHIND.exec(text)?.slice(1) ?? [];
  const letters = [1, 3, 5].map((at) => found[at]?.toLowerCase());
  const sides = inMm([0, 2, 4].map((at) => readFigure(found[at] ?? '')));
  const [width, height, depth] = ['w', 'h', 'd'].map((letter) => sides[letters.indexOf(letter)]);
  return width && height && depth ? { width, height, depth } : null;
}

/**
 * Reads the size of an appliance as labels, data sheets and shops write it: `H 845 W 598 D 545 mm`, `60W x 85H x 55D`,
 * `60 x 85 x 60 cm`. Null where it names neither three sides nor a width and a height.
 * @param goods similar products, used to tell unnamed sides apart
 */
export function readLabel(text: string, goods: readonly ProductCard[] = []): Place | null {
  const behind = lettered(text);
  if (behind) return behind;
  const [w, h, d] = [NAMED.width, NAMED.height, NAMED.depth].map((side) => side.exec(text)?.[1]);
  if (w && h) {
    const [width = 0, height = 0, depth = null] = inMm([w, h, ...(d ? [d] : [])].map(readFigure));
    return { width, height, depth };
  }
  const [, ...sides] = THREE.exec(text) ?? [];
  return sides.length < 3 ? null : oriented(inMm(sides.map(readFigure)), goods);
}
