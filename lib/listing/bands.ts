import { commonAmounts } from '@/lib/catalogue/amount';
import { BAND_EDGES } from './data/band-edges';

/** A range of a measured fact, both ends included. In a URL: `..470`, `471..550`, `551..`. */
export type Band = { min: number | null; max: number | null };

/** Number of different values above which they are grouped into bands. */
const MOST_SINGLE_VALUES = 8;
const EVEN_BANDS = 5;
const ROUND = [1, 2, 5] as const;

export function bandToken({ min, max }: Band): string {
  return `${min ?? ''}..${max ?? ''}`;
}

export function parseBand(token: string): Band | null {
  const found = /^(\d{1,7}(?:\.\d{1,3})?)?\.\.(\d{1,7}(?:\.\d{1,3})?)?$/.exec(token);
  if (!found || (!found[1] && !found[2])) return null;
  return { min: found[1] ? Number(found[1]) : null, max: found[2] ? Number(found[2]) : null };
}

export function inBand(number: number, { min, max }: Band): boolean {
  return (min === null || number >= min) && (max === null || number <= max);
}

/** Whether a measured value, the upper end of a band, is within a span: `560–568 mm` contains `..564`. */
export function spanHolds(from: number, to: number, { max }: Band): boolean {
  return max !== null && from <= max && max <= to;
}

/** Units in which a difference of one decides a product's class. */
const EXACT_UNITS: ReadonlySet<string> = new Set(['dB']);

/**
 * Returns `"Up to 470 mm"`, `"470 to 550 mm"`, `"Over 600 mm"`; for values that are counted or have classes `"73 to 76
 * dB"`.
 */
export function bandLabel({ min: from, max }: Band, unit: string): string {
  const tail = unit ? ` ${unit}` : '';
  const isRound = from !== null && Number.isInteger(from) && (from - 1) % 10 === 0 && max !== null;
  const min = isRound && !EXACT_UNITS.has(unit) ? from - 1 : from;
  if (min === null) return `Up to ${max}${tail}`;
  if (max === null) return Number.isInteger(min) ? `Over ${min - 1}${tail}` : `From ${min}${tail}`;
  return min === max ? `${min}${tail}` : `${min} to ${max}${tail}`;
}

/**
 * Returns the bands for a fact's values; null if there are few values, or if they are not amounts in one unit. The
 * edges are those of the trade (housings, noise classes), or else follow from the values, so that every band contains
 * about as many.
 */
export function bandsFor(name: string, values: readonly string[]): Band[] | null {
  const trade = BAND_EDGES.get(name);
  const amounts = values.length >= (trade?.from ?? MOST_SINGLE_VALUES + 1) ? commonAmounts(values) : null;
  if (!amounts) return null;
  const numbers = [...new Set(amounts.numbers.values())].toSorted((a, b) => a - b);
  if ((numbers[0] ?? 0) < 0) return null;
  const best = (trade?.sets ?? [])
    .map((edges) => usedBands(edges, numbers))
    .toSorted((a, b) => b.length - a.length)
    .at(0);
  if (best && (best.length >= 3 || numbers.length <= MOST_SINGLE_VALUES || name === 'Width')) return best;
  const even = usedBands(evenEdges(numbers), numbers);
  return even.length >= 2 ? even : null;
}

/** Bands between upper edges. Empty bands are merged with a neighbour. */
function usedBands(edges: readonly number[], numbers: readonly number[]): Band[] {
  const decimals = Math.max(...[...numbers, ...edges].map((n) => (String(n).split('.')[1] ?? '').length));
  const used = [...edges, Infinity].filter((edge, at, all) => {
    const from = at === 0 ? -Infinity : (all[at - 1] ?? -Infinity);
    return numbers.some((n) => n > from && n <= edge);
  });
  const above = (edge: number) => Number((edge + 10 ** -decimals).toFixed(decimals));
  const [only] = used;
  if (used.length === 1 && only !== undefined)
    return [only === Infinity ? { min: above(edges.at(-1) ?? 0), max: null } : { min: null, max: only }];
  return used.map((edge, at) => {
    const from = used[at - 1];
    return { min: from === undefined ? null : above(from), max: at === used.length - 1 ? null : edge };
  });
}

function evenEdges(numbers: readonly number[]): number[] {
  const edges: number[] = [];
  for (let at = 1; at < EVEN_BANDS; at++) {
    const edge = numbers[Math.floor((numbers.length * at) / EVEN_BANDS) - 1];
    if (edge === undefined) continue;
    const round = roundUp(edge, (numbers.at(-1) ?? 0) - (numbers[0] ?? 0));
    if (round !== edges.at(-1) && round < (numbers.at(-1) ?? 0)) edges.push(round);
  }
  return edges;
}

/** Rounds `n` up to a multiple of 1, 2 or 5, or of tens or hundreds of these. Never returns −0. */
function roundUp(n: number, span: number): number {
  const least = Math.max(span, 1) / (2 * EVEN_BANDS);
  const power = 10 ** Math.max(Math.floor(Math.log10(least)), -1);
  const step = power * (ROUND.find((round) => round * power >= least) ?? 10);
  return Math.round(Math.ceil(n / step - 1e-9) * step * 10) / 10 + 0;
}
