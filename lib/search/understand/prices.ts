import type { Pence } from '@/lib/money/types';
import { comparatorAt, type Limit } from './comparators';
import { isSide } from './lengths';
import { NUMBER_WORDS } from '../data/units';
import { type Amount, POUNDS, spokenAt } from './spoken';
import { numberOf, span, type Word } from './words';

/** Limits of a price, in pence, and the position of the words for them. */
export type PriceWish = { min: Pence | null; max: Pence | null; isAbout?: true; at: number; length: number };

const AND = /^(?:and|to|-|or)$/;

/** Lowest number that is read as a price without a pound sign, in pounds. */
const LEAST = 40;
/** Tolerance of an approximate price, as a share of it. */
const ABOUT = 0.15;
/** Numbers below this may count hundreds or thousands. */
const MOST_COUNTED = 20;

/** Returns the first price in a query that consists of free words; null if there is none. */
export function priceIn(words: readonly Word[], isFree: (at: number) => boolean): PriceWish | null {
  for (let at = 0; at < words.length; at++) {
    if (!isFree(at)) continue;
    const found = [between, limited, bare].flatMap((read) => read(words, at) ?? []);
    // In `£300 or £20 a month`, the monthly payment is not an end of the range.
    const free = found.find((one) => span(one).every(isFree));
    if (free) return free;
  }
  return null;
}

/** Returns the sum at a position: `£1,200`, `300 pounds`, `1.5k`. A number alone is returned with `isPrice` false. */
export function amountAt(words: readonly Word[], at: number): Amount | null {
  const hasSign = words[at]?.text === '£';
  const start = hasSign ? at + 1 : at;
  const spoken = spokenAt(words, at);
  if (spoken) return spoken;
  const number = numberOf(words[start]);
  if (number === null) return null;
  const isThousand = words[start + 1]?.text === 'k' || words[start + 1]?.text === 'grand';
  const isAbout = words[start + 1]?.text === 'ish';
  const end = start + (isThousand || isAbout ? 2 : 1);
  const isSaid =
    POUNDS.test(words[end]?.text ?? '') && !(words[end]?.text === '£' && numberOf(words[end + 1]) !== null);
  return {
    pounds: isThousand ? number * 1_000 : number,
    length: end - at + (isSaid ? 1 : 0),
    isPrice: hasSign || isSaid || isThousand || isAbout,
    ...(isThousand && { unit: 1_000 }),
  };
}

/** Whether a sum may be a price. A number alone is one if it is large enough and no unit follows. */
const maybe = (words: readonly Word[], at: number, { pounds, length, isPrice }: Amount): boolean =>
  isPrice || (pounds >= LEAST && !NOT_AFTER.test(words[at + length]?.text ?? ''));

const NOT_AFTER =
  /^(?:kg|kgs|kilos?|g|l|lt|ltrs?|litres?|mm|cms?|m|in|ins|inch(?:es)?|rpm|k?w|watts?|btus?|db|decibels?|mins?|minutes?|months?|weeks?|hz|bar|m2|m3|sqm|cups?|pints?|years?|bottles?|places?|slices?|zones?|spin|wide|deep|high|tall|width|split|ft|foot|feet|plus|x|by|amps?|metres?)$/;

/** A spelt-out number that counts the unit of the next one: `three to four hundred`. */
function countAt(words: readonly Word[], at: number): Amount | null {
  const pounds = NUMBER_WORDS.get(words[at]?.text ?? '');
  return pounds === undefined ? null : { pounds, length: 1, isPrice: false };
}

function between(words: readonly Word[], at: number): PriceWish | null {
  const opened = /^(?:between|from)$/.test(words[at]?.text ?? '') ? 1 : 0;
  const first = amountAt(words, at + opened) ?? countAt(words, at + opened);
  const link = at + opened + (first?.length ?? 0);
  if (!first || !AND.test(words[link]?.text ?? '')) return null;
  const second = amountAt(words, link + 1);
  if (!second || !(first.isPrice || second.isPrice || maybe(words, link + 1, second))) return null;
  if (!second.isPrice && !maybe(words, link + 1, second)) return null;
  if (!first.isPrice && !second.isPrice && !opened && words[link]?.text === 'or') return null;
  const counted = hundredsOf(first, second, words[link]?.text);
  const isSmall = !first.isPrice && first.pounds < LEAST && !isNear(first, second);
  if (second.unit === undefined && isSmall && counted === null) return null;
  // In `three to four hundred`, both numbers count hundreds.
  const isShared = second.unit !== undefined && first.unit === undefined && first.pounds < MOST_COUNTED;
  const from = counted ?? (isShared ? first.pounds * (second.unit ?? 1) : first.pounds);
  const [low, high] = [from, second.pounds].toSorted((a, b) => a - b);
  return {
    min: pence(low ?? 0),
    max: pence(high ?? 0),
    at,
    length: link + 1 + second.length - at,
  };
}

/** Whether the first of two numbers is close enough to the second to be a price too: `20-30 quid`. */
const isNear = (first: Amount, second: Amount): boolean => second.isPrice && first.pounds * 3 > second.pounds;

/** The first number of `3-500` in hundreds. */
const hundredsOf = (first: Amount, second: Amount, link: string | undefined): number | null =>
  (link === '-' || link === 'to') &&
  first.pounds < 10 &&
  second.pounds % 50 === 0 &&
  second.pounds < 1_000 &&
  first.pounds * 100 < second.pounds
    ? first.pounds * 100
    : null;

/** Comparatives of size, after which a number is not a price: `not wider than 55`. */
const OF_SIZE =
  /^(?:larger|bigger|smaller|wider|narrower|slimmer|taller|shorter|deeper|shallower|louder|noisier|quieter|heavier|lighter)$/;

/** A price after its limit: `no more than 500`, `less than £300`, `over 1000`, `max 400`, `around £500`. */
function limited(words: readonly Word[], at: number): PriceWish | null {
  const comparator = comparatorAt(words, at);
  if (!comparator) return null;
  const amount = amountAt(words, at + comparator.length);
  if (!amount || !maybe(words, at + comparator.length, amount)) return null;
  const said = words.slice(at, at + comparator.length);
  if (!amount.isPrice && (said.some(({ text }) => OF_SIZE.test(text)) || isSide(words[at - 1]))) return null;
  const length = comparator.length + amount.length;
  return { ...limits(comparator.sense, amount.pounds), at, length };
}

/** A price alone or before its limit: `£300`, `500 or less`, `£400 max`. */
function bare(words: readonly Word[], at: number): PriceWish | null {
  const amount = amountAt(words, at);
  if (!amount) return null;
  const after = at + amount.length;
  const [first = '', second = ''] = [words[after]?.text, words[after + 1]?.text];
  if (first === 'or' && /^(?:less|under|below|cheaper)$/.test(second) && maybe(words, at, amount))
    return { ...limits('max', amount.pounds), at, length: amount.length + 2 };
  if (first === 'or' && /^(?:more|over|above)$/.test(second) && maybe(words, at, amount))
    return { ...limits('min', amount.pounds), at, length: amount.length + 2 };
  if (first === 'to' && /^(?:spend|pay)$/.test(second) && maybe(words, at, amount))
    return { ...limits('max', amount.pounds), at, length: amount.length + 2 };
  const isMore = first === 'plus' || (first === 'and' && /^(?:up|upwards|over|above|more)$/.test(second));
  if (isMore && maybe(words, at, amount))
    return { ...limits('min', amount.pounds), at, length: amount.length + (first === 'and' ? 2 : 1) };
  if (/^(?:max|maximum|tops|budget)$/.test(first) && maybe(words, at, amount))
    return { ...limits('max', amount.pounds), at, length: amount.length + 1 };
  return amount.isPrice ? { ...limits('near', amount.pounds), at, length: amount.length } : null;
}

function limits(sense: Limit, pounds: number): Pick<PriceWish, 'min' | 'max' | 'isAbout'> {
  if (sense === 'max') return { min: null, max: pence(pounds) };
  if (sense === 'min') return { min: pence(pounds), max: null };
  return { min: pence(pounds * (1 - ABOUT)), max: pence(pounds * (1 + ABOUT)), isAbout: true };
}

const pence = (pounds: number): Pence => Math.min(Math.round(pounds * 100), 999_999_900);
