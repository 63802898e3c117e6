import { lengthUnit } from './lengths';
import type { MeasureWish } from './measures';
import type { Span } from './types';
import { numberOf, type Word } from './words';

const BY = /^(?:x|by|×)$/;
const CUT_OUT = /^(?:cut|cutout|aperture)$/;

/** A figure below this and without a unit is in centimetres. */
const LEAST_MM = 200;
/** A side from this length on is the height of a freestanding appliance. */
const LEAST_HEIGHT_MM = 800;
/** Maximum length of a side: the second figure of `1.8 m x 60` is not in metres. */
const MOST_MM = 3_000;
const SLACK_MM = 5;

/** A figure, and the millimetres of its unit if it has one. `length` counts the words of both. */
type Side = { number: number; times: number | null; length: number };

/** Returns each side of `560 x 490 cut-out` or `85 x 60 x 55 cm` as a separate measure. All cover the same words. */
export function dimensionsAt(words: readonly Word[], at: number): MeasureWish[] {
  const said: Side[] = [];
  let end = at;
  for (let next = at; ; next = end + 1) {
    const side = sideAt(words, next);
    if (!side) break;
    said.push(side);
    end = next + side.length;
    if (!BY.test(words[end]?.text ?? '')) break;
  }
  if (said.length < 2 || said.length > 3) return [];
  const unit = said.findLast(({ times }) => times !== null)?.times ?? null;
  const sides = said.map((side) => millimetresOf(side, unit));
  const around = [at - 1, at - 2, at - 3, end, end + 1].map((place) => words[place]?.text ?? '');
  const isCutOut = sides.length === 2 && around.some((text) => CUT_OUT.test(text));
  const read = isCutOut ? cutOut(sides) : standing(sides);
  while (CUT_OUT.test(words[end]?.text ?? '') || words[end]?.text === 'out') end += 1;
  return read.map(([name, want]) => ({ names: [name], want, isNot: false, at, length: end - at }));
}

function sideAt(words: readonly Word[], at: number): Side | null {
  const number = numberOf(words[at]);
  if (number === null || number === 0) return null;
  const times = lengthUnit(words[at + 1]);
  return { number, times, length: times === null ? 1 : 2 };
}

/**
 * A side in millimetres. A figure without a unit has the unit of the last side that has one; without any, the unit is
 * guessed from its size.
 */
function millimetresOf({ number, times }: Side, unit: number | null): number {
  if (times !== null) return Math.round(number * times);
  const mm = unit === null ? null : Math.round(number * unit);
  if (mm !== null && mm <= MOST_MM) return mm;
  return number >= LEAST_MM ? number : number * 10;
}

const about = (mm: number): Span => ({ min: mm - SLACK_MM, max: mm + SLACK_MM, near: mm });

const cutOut = ([width = 0, depth = 0]: readonly number[]): [string, Span][] => [
  ['Cut-out width', about(width)],
  ['Cut-out depth', about(depth)],
];

/** Measures of a gap: the side that can only be the height, then width and depth in the order given. */
function standing(sides: readonly number[]): [string, Span][] {
  const highest = Math.max(...sides);
  const high = highest >= LEAST_HEIGHT_MM ? sides.indexOf(highest) : -1;
  const others = sides.filter((_, at) => at !== high);
  const names = [
    ...(high < 0 ? [] : [['Height', highest] as const]),
    ...others.map((mm, at) => [at === 0 ? 'Width' : 'Depth', mm] as const),
  ];
  return names.slice(0, 3).map(([name, mm]) => [name, { min: null, max: mm, isGap: true }]);
}
