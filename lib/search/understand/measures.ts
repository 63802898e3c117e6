import { NUMBER_WORDS, UNITS, type Unit } from '../data/units';
import { inchesBehind, isPlace, isSide, lengthSpan, lengthUnit, sideOf } from './lengths';
import { comparatorAt, type Limit } from './comparators';
import type { Span } from './types';
import { numberOf, type Word } from './words';

/** A measure in a query: `length` words from position `at`. */
export type MeasureWish = {
  names: readonly string[];
  want: Span;
  isNot: boolean;
  at: number;
  length: number;
  isTurned?: true;
};

const ABOUT = 0.1;
/** Minimum number of place settings of a dishwasher, so that `in one place` is not read as one. */
const LEAST_PLACES = 6;

/** Returns the measure that begins at a word, including the words that limit it; null if there is none. */
export function measureAt(words: readonly Word[], at: number): MeasureWish | null {
  const spun = spinAt(words, at);
  if (spun) return spun;
  const opened = words[at]?.text === 'between' ? 1 : 0;
  const comparator = comparatorAt(words, at);
  const named = at + (comparator?.length ?? opened);
  const start = isSide(words[named]) && numberOf(words[named + 1]) !== null ? named + 1 : named;
  const number = quantityAt(words, start);
  if (number === null) return null;
  const reading = { start, number, sense: comparator?.sense ?? null, at };
  const found =
    lengthsAt(words, start) ??
    cordAt(words, reading) ??
    lengthAt(words, reading) ??
    spanned(words, start, number) ??
    amountAt(words, reading);
  if (!found) return null;
  const want: Span =
    comparator?.isOpen && found.want.near === undefined ? { ...found.want, isOpen: true } : found.want;
  return { names: found.names, want, isNot: false, at, length: found.end - at };
}

/** Lowest spin speed, in rpm. */
const LEAST_SPIN = 400;

/** A spin speed: `spin 1600`, `spin speed of 1400`. */
function spinAt(words: readonly Word[], at: number): MeasureWish | null {
  if (words[at]?.text !== 'spin') return null;
  let start = at + 1;
  while (/^(?:speed|of|at)$/.test(words[start]?.text ?? '')) start += 1;
  const number = numberOf(words[start]);
  if (number === null || number < LEAST_SPIN) return null;
  const length = start + (words[start + 1]?.text === 'rpm' ? 2 : 1) - at;
  return {
    names: ['Spin speed'],
    want: { min: number, max: number, near: number },
    isNot: false,
    at,
    length,
  };
}

/** The length of a cord: `10 m cable`, `a lead of 8 metres`. */
function cordAt(words: readonly Word[], { start, number, at }: Reading): Read | null {
  if (lengthUnit(words[start + 1]) !== 1_000) return null;
  const after = /^(?:long|length|of)$/.test(words[start + 2]?.text ?? '') ? start + 3 : start + 2;
  const isBehind = CORD.test(words[after]?.text ?? '');
  const isBefore = [1, 2].some((back) => CORD.test(words[at - back]?.text ?? ''));
  if (!isBehind && !isBefore) return null;
  return {
    names: ['Reach of cord'],
    want: { min: number, max: null },
    end: isBehind ? after + 1 : start + 2,
  };
}

const CORD = /^(?:cable|cord|lead|flex|reach)$/;

/** `at`: position of the words that limit it. */
type Reading = { start: number; number: number; sense: Limit | null; at: number };
type Read = { names: readonly string[]; want: Span; end: number };

const quantityAt = (words: readonly Word[], at: number): number | null =>
  numberOf(words[at]) ?? NUMBER_WORDS.get(words[at]?.text ?? '') ?? null;

/** A range of lengths: `140 to 150 cm high`. */
function lengthsAt(words: readonly Word[], start: number): Read | null {
  const [first, second] = [numberOf(words[start]), numberOf(words[start + 2])];
  const times = lengthUnit(words[start + 3]);
  if (first === null || second === null || times === null) return null;
  if (!/^(?:-|to|and)$/.test(words[start + 1]?.text ?? '')) return null;
  const side = sideOf(words, start + 4, start, start);
  const [min, max] = [first, second].map((one) => Math.round(one * times)).toSorted((a, b) => a - b);
  return { names: [side.name], want: { min: min ?? null, max: max ?? null }, end: start + 4 + side.length };
}

function lengthAt(words: readonly Word[], { start, number, sense, at }: Reading): Read | null {
  const isSpelled = numberOf(words[start]) === null;
  if (isSpelled && !/^(?:foot|feet|ft)$/.test(words[start + 1]?.text ?? '')) return null;
  // In `3 in 1`, the second word does not mean inches.
  if (words[start + 1]?.text === 'in' && numberOf(words[start + 2]) !== null) return null;
  const times = lengthUnit(words[start + 1]);
  // Beside the name of a side, a figure without a unit is a length: `not wider than 55`, `height 85`, `depth under 55`.
  const isCompared =
    times === null &&
    unitOf(words[start + 1]) === undefined &&
    (isSide(words[start - 1]) ||
      isSide(words[at - 1]) ||
      (words[start - 1]?.text === 'than' && isSide(words[start - 2])));
  if (isSide(words[start + 1]) || isPlace(words[start + 1]) || isCompared)
    return bareLength(words, { start, number, sense, at });
  if (times === null) return null;
  const inches = inchesBehind(words, start + 2);
  const after = start + 2 + inches.length;
  const { sense: limit, length } = behind(words, after);
  const side = sideOf(words, after + length, start, at);
  const mm = Math.round(number * times + inches.mm);
  return {
    names: side.name === 'Width' ? ['Width', 'Duct'] : [side.name],
    want: isRough(words, start)
      ? roughly(mm, side, sense ?? limit)
      : lengthSpan({ mm, isMetric: Number.isInteger(times) }, side, sense ?? limit),
    end: after + length + side.length,
  };
}

/** Whether a length in metres has one decimal, such as `1.4 m`, and so is not exact. */
const isRough = (words: readonly Word[], start: number): boolean =>
  /^\d\.\d$/.test(words[start]?.text ?? '') && /^(?:m|met(?:re|er)s?)$/.test(words[start + 1]?.text ?? '');

const ROUGH_MM = 50;

const roughly = (mm: number, side: ReturnType<typeof sideOf>, sense: Limit | null): Span =>
  sense === null && !side.isSpace
    ? { min: mm - ROUGH_MM, max: mm + ROUGH_MM, near: mm }
    : lengthSpan({ mm, isMetric: true }, side, sense);

/** `550 wide`, `a 450 gap`: in millimetres, or in centimetres if the figure is too small for that. */
function bareLength(words: readonly Word[], { start, number, sense, at }: Reading): Read | null {
  const mm = number >= 200 ? number : number * 10;
  if (mm < 200 || mm > 2_500) return null;
  const side = sideOf(words, start + 1, start, at);
  return {
    names: [side.name],
    want: lengthSpan({ mm, isMetric: true }, side, sense),
    end: start + 1 + side.length,
  };
}

/** A range of amounts: `8-9 kg`, `8 to 10 kg`. */
function spanned(words: readonly Word[], start: number, number: number): Read | null {
  const second = /^(?:-|to)$/.test(words[start + 1]?.text ?? '') ? numberOf(words[start + 2]) : null;
  const unit = second === null ? undefined : unitOf(words[start + 3]);
  if (!unit || second === null) return null;
  const [min, max] = [number, second].toSorted((a, b) => a - b);
  return { names: unit.names, want: { min: min ?? null, max: max ?? null }, end: start + 4 };
}

function amountAt(words: readonly Word[], { start, number, sense, at }: Reading): Read | null {
  // In `70+ litres`, the sign makes the figure a lower limit.
  const isMore = words[start + 1]?.text === 'plus' && unitOf(words[start + 2]) !== undefined;
  if (isMore) {
    const read = amountAt([...words.slice(0, start + 1), ...words.slice(start + 2)], {
      start,
      number,
      sense: 'min',
      at,
    });
    return read && { ...read, end: read.end + 1 };
  }
  const unit = unitOf(words[start + 1]);
  if (!unit) return timeAt(words, start, number);
  const isSpelled = numberOf(words[start]) === null;
  const isCount = number >= LEAST_PLACES && /^(?:place|setting)/.test(words[start + 1]?.text ?? '');
  if (isSpelled && !isCount && /^(?:bar|spin|place|setting|can)$/.test(words[start + 1]?.text ?? ''))
    return null;
  const { sense: said, length } = behind(words, start + 2);
  const limit = sense ?? said;
  const names = namesOf(unit, words, start + 2 + length);
  const tail = /^(?:setting|settings|load|drum|capacity|wash|dry|drying|bowl|jug|basket|tank|hopper)$/.test(
    words[start + 2 + length]?.text ?? '',
  )
    ? 1
    : 0;
  return {
    names,
    want: spanOf(number * (unit.times ?? 1), limit, unit.plain),
    end: start + 2 + length + tail,
  };
}

const unitOf = (word: Word | undefined): Unit | undefined =>
  word && UNITS.find(({ words }) => words.test(word.text));

/** In `6 kg dry`, the figure is the drying capacity of a washer dryer. */
function namesOf({ names }: Unit, words: readonly Word[], after: number): readonly string[] {
  const isDrying = names[0] === 'Capacity' && /^(?:dry|drying)$/.test(words[after]?.text ?? '');
  return isDrying ? ['Drying capacity', ...names] : names;
}

/** A time: `5 year guarantee`, `60 minutes run time`, `15 minute wash`. */
function timeAt(words: readonly Word[], start: number, number: number): Read | null {
  const [unit = '', what = ''] = [words[start + 1]?.text, words[start + 2]?.text];
  if (/^(?:year|years|yr|yrs)$/.test(unit) && /^(?:guarantee|warranty)$/.test(what))
    return { names: ['Guarantee'], want: { min: number, max: null }, end: start + 3 };
  if (!/^(?:min|mins|minute|minutes)$/.test(unit)) return null;
  const isQuick = /^(?:quick|fast|short|rapid)$/.test(what) ? 1 : 0;
  if (/^(?:wash|programme|program|cycle)$/.test(words[start + 2 + isQuick]?.text ?? ''))
    return { names: ['Quick wash'], want: { min: null, max: number }, end: start + 3 + isQuick };
  const tail = /^(?:run|running|battery|runtime)$/.test(what)
    ? words[start + 3]?.text === 'time'
      ? 2
      : 1
    : 0;
  return { names: ['Run time'], want: { min: number, max: null }, end: start + 2 + tail };
}

/** Reads `or more`, `or less`, `max` or `plus` after a figure. */
function behind(words: readonly Word[], at: number): { sense: Limit | null; length: number } {
  const [first = '', second = ''] = [words[at]?.text, words[at + 1]?.text];
  // In `55 cm wide and under 180 tall`, the limit belongs to the next figure.
  const isOfNext = numberOf(words[at + 2]) !== null;
  if (/^(?:or|and)$/.test(first) && !isOfNext) {
    if (/^(?:more|over|above|bigger|larger|up|higher|wider)$/.test(second))
      return { sense: 'min', length: 2 };
    if (/^(?:less|under|below|smaller|narrower|quieter|lower)$/.test(second))
      return { sense: 'max', length: 2 };
  }
  if (/^(?:plus|min|minimum)$/.test(first)) return { sense: 'min', length: 1 };
  if (/^(?:max|maximum)$/.test(first)) return { sense: 'max', length: 1 };
  return { sense: null, length: 0 };
}

function spanOf(number: number, sense: Limit | null, plain: Unit['plain']): Span {
  if (sense === 'max' || (sense === null && plain === 'most')) return { min: null, max: number };
  if (sense === 'min' || (sense === null && plain === 'least')) return { min: number, max: null };
  const slack = sense === 'near' || plain === 'about' ? number * ABOUT : 0;
  const round = (value: number) => Math.round(value * 1_000) / 1_000;
  return { min: round(number - slack), max: round(number + slack), near: number };
}

/** Kinds whose power is stated in kilowatts. */
const IN_KILOWATTS = /conditioner|hob|cooker/i;

/** Converts kilowatts to watts, except for appliances that cool or cook: a kettle of 3 kW. */
export const inWatts = (measures: readonly MeasureWish[], kinds: readonly string[]): MeasureWish[] =>
  measures.map((one) => {
    if (one.names[0] !== 'Cooling power' || kinds.some((kind) => IN_KILOWATTS.test(kind))) return one;
    const { min, max, near } = one.want;
    const watts = (kilowatts: number | null) => (kilowatts === null ? null : Math.round(kilowatts * 1_000));
    const want = { min: watts(min), max: watts(max), ...(near !== undefined && { near: near * 1_000 }) };
    return { ...one, names: ['Rated power'], want };
  });

/** Reads the smaller of two capacities of a washer dryer as its drying capacity: `9kg/6kg`. */
export function bothCapacities(measures: readonly MeasureWish[], kinds: readonly string[]): MeasureWish[] {
  const said = measures.filter(({ names }) => names[0] === 'Capacity');
  const [least] = said.toSorted((a, b) => (a.want.max ?? 0) - (b.want.max ?? 0));
  const isBoth = said.length === 2 && kinds.some((kind) => /washer dryer/i.test(kind));
  return measures.map((one) => (isBoth && one === least ? { ...one, names: ['Drying capacity'] } : one));
}
