import type { ProductCard } from '@/lib/catalogue/types';
import type { Place } from './place';

const SIDE = String.raw`(\d{2,4}(?:[.,]\d)?)`;
const UNIT = String.raw`\s*(?:mm|cm)?`;
const BY = String.raw`\s*[x×*]\s*`;
const THREE = new RegExp([SIDE, SIDE, SIDE].join(UNIT + BY), 'i');
/** `60 W x 85 H x 55 D`: the letter behind its figure. */
const BEHIND = String.raw`${SIDE}${UNIT}\s*\(?([whd])\)?`;
const THREE_BEHIND = new RegExp([BEHIND, BEHIND, BEHIND].join(BY), 'i');
/** Not what the rating plate says after the watts: `2100 W 50 Hz`. */
const named = (words: string) =>
  new RegExp(String.raw`\b(?:${words})\b\D{0,4}${SIDE}(?!\d|[.,\s]*\d*\s*(?:hz|v|a)\b)`, 'i');
const NAMED = {
  width: named('w|width'),
  height: named('h|height'),
  depth: named('d|depth'),
};

/** No appliance is 250 mm or less on its longest side, nor longer than that in centimetres. */
const CM_UNDER = 250;

const figureOf = (text: string): number => Number(text.replace(',', '.'));

/** Figures of one label, which are all of one unit. */
function inMm(figures: readonly number[]): number[] {
  const scale = Math.max(...figures) < CM_UNDER ? 10 : 1;
  return figures.map((figure) => Math.round(figure * scale));
}

type Three = readonly [number, number, number];

/** In which order width, height and depth may stand, what is usual first. */
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

/** By how much a body is off the nearest of some goods, millimetres; where there are none, by how little it is high. */
function offBy({ width, height, depth }: ReturnType<typeof bodyIn>, goods: readonly ProductCard[]): number {
  const off = goods.flatMap(({ facts: { widthMm, heightMm, depthMm } }) =>
    widthMm && heightMm && depthMm
      ? [Math.abs(widthMm - width) + Math.abs(heightMm - height) + Math.abs(depthMm - depth)]
      : [],
  );
  return off.length > 0 ? Math.min(...off) : -height;
}

/** Three sides without names: as goods of the list are nearest to them, else with the largest as the height. */
function oriented(sides: readonly number[], goods: readonly ProductCard[]): Place {
  const bodies = ORDERS.map((order) => bodyIn(sides, order));
  const [best] = bodies.map((body) => ({ body, off: offBy(body, goods) })).toSorted((a, b) => a.off - b.off);
  return best?.body ?? bodyIn(sides, ORDERS[0] ?? [0, 1, 2]);
}

function lettered(text: string): Place | null {
  const found = THREE_BEHIND.exec(text)?.slice(1) ?? [];
  const letters = [1, 3, 5].map((at) => found[at]?.toLowerCase());
  const sides = inMm([0, 2, 4].map((at) => figureOf(found[at] ?? '')));
  const [width, height, depth] = ['w', 'h', 'd'].map((letter) => sides[letters.indexOf(letter)]);
  return width && height && depth ? { width, height, depth } : null;
}

/**
 * Reads how large a machine is as labels, sheets and shops have it: `H 845 W 598 D 545 mm`, `60W x 85H x 55D`,
 * `60 x 85 x 60 cm`. Null where no three sides, or no width and height, are named.
 * @param goods that it may be alike, to tell sides without names apart
 */
export function readLabel(text: string, goods: readonly ProductCard[] = []): Place | null {
  const behind = lettered(text);
  if (behind) return behind;
  const [w, h, d] = [NAMED.width, NAMED.height, NAMED.depth].map((side) => side.exec(text)?.[1]);
  if (w && h) {
    const [width = 0, height = 0, depth = null] = inMm([w, h, ...(d ? [d] : [])].map(figureOf));
    return { width, height, depth };
  }
  const [, ...sides] = THREE.exec(text) ?? [];
  return sides.length < 3 ? null : oriented(inMm(sides.map(figureOf)), goods);
}
