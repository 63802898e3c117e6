import { lengthSpan } from './lengths';
import type { MeasureWish } from './measures';
import { freeIn, type Scan } from './scan';
import type { Said } from './things';
import type { Span } from './types';
import { numberOf, type Word } from './words';

type Meant = { of: RegExp; numbers: ReadonlySet<number>; name: string; wantOf: (number: number) => Span };

const centimetres = (number: number): Span => millimetres(number * 10);
const millimetres = (mm: number): Span =>
  lengthSpan({ mm, isMetric: true }, { name: 'Width', isSpace: false }, null);

const SPIN: Meant = {
  of: /wash(?:ing|er)(?! ?up)/i,
  numbers: new Set([1_000, 1_200, 1_400, 1_600]),
  name: 'Spin speed',
  wantOf: (number) => ({ min: number, max: number, near: number }),
};

/** What a number without a unit means for the appliances that are known by such numbers. */
const NUMBERS: readonly Meant[] = [
  {
    of: /dishwasher|cooker|hob|hood|oven|sink|fridge|freezer/i,
    numbers: new Set([30, 45, 50, 55, 60, 70, 75, 80, 90, 100, 110, 120]),
    name: 'Width',
    wantOf: centimetres,
  },
  {
    of: /hob|hood|sink/i,
    numbers: new Set([300, 450, 500, 550, 600, 700, 750, 800, 900, 1_000, 1_100, 1_200]),
    name: 'Width',
    wantOf: millimetres,
  },
  {
    of: /range cooker/i,
    numbers: new Set([900, 1_000, 1_100, 1_200]),
    name: 'Width',
    wantOf: millimetres,
  },
  {
    of: /^Sink$/,
    numbers: new Set([1.5]),
    name: 'Bowls',
    wantOf: (number) => ({ min: number, max: number, near: number }),
  },
  SPIN,
];

/** A capacity in kilograms, if a spin speed or drying capacity stands beside it. */
const KILOGRAMS: Meant = {
  of: /washing machine|washer dryer|tumble dryer/i,
  numbers: new Set([4, 5, 6, 7, 8, 9, 10, 11, 12, 13]),
  name: 'Capacity',
  wantOf: (number) => ({ min: number, max: number, near: number }),
};

/** Whether a word is a common spin speed of washing machines, in rpm. */
export const isSpinSpeed = (word: Word): boolean => SPIN.numbers.has(numberOf(word) ?? 0);

/**
 * Reads numbers without units beside an appliance that is known by them, either all or none: `dishwasher 45`, `600
 * hood`, `washing machine 9 1400`, `washer dryer 9/6`.
 */
export function withNumber(words: readonly Word[], found: Scan): Scan {
  const kindsOf = (isOf: (said: Said) => boolean) =>
    found.said.flatMap((one) => ('kinds' in one.meaning && !one.isNot && isOf(one) ? one.meaning.kinds : []));
  const named = kindsOf(
    ({ meaning }) => meaning.what === 'purpose' || (meaning.what === 'kind' && !meaning.isPart),
  );
  // In `chimney 90 stainless`, a fact implies the kind.
  const kinds = named.length > 0 ? named : kindsOf(({ meaning }) => meaning.what === 'fact');
  const isFree = freeIn(found);
  const numbers = words.flatMap((word, at) => (isFree(at) && numberOf(word) !== null ? [at] : []));
  const known = numbers.length > 1 ? [...NUMBERS, KILOGRAMS] : NUMBERS;
  const measures = numbers.flatMap((at): MeasureWish[] => {
    const number = numberOf(words[at]) ?? 0;
    const meant = known.find((one) => one.numbers.has(number) && kinds.some((kind) => one.of.test(kind)));
    if (!meant || found.measures.some(({ names }) => names.includes(meant.name))) return [];
    return [{ names: [meant.name], want: meant.wantOf(number), isNot: false, at, length: 1 }];
  });
  return measures.length < numbers.length ? found : { ...found, measures: [...found.measures, ...measures] };
}
