import { SUM_RULES } from '../data/sums';
import { amountAt } from './prices';
import { numberOf, textOf, type Word } from './words';

/**
 * Words for an age, or for a sum that is not the price of a product. `isOffer`: it is a discount. `isRunning`: it is a
 * running cost.
 */
type Aside = { at: number; length: number; isOffer: boolean; isRunning: boolean };

/** Words before a sum that make it a limit. */
const UNDER =
  /(?:^| )(?:(?:no|not|never) more than|(?:less|cheaper) than|under|below|sub|within|beneath|max|maximum|at most|<)$/;
const OVER = /(?:^| )(?:over|above|from|at least|more than|minimum|min)$/;
const ABOUT = /(?:^| )(?:up to|upto|between|around|about|as much as|extra|another)$/;

/** Number of words after a sum that may explain it. */
const MOST_BEHIND = 6;

/**
 * Returns ages, and sums that are not the price of a product: discounts, monthly payments, deposits, charges for
 * services. Sales and ways to pay have their own pages, and no listing is filtered by either.
 */
export function asidesIn(words: readonly Word[]): Aside[] {
  const found: Aside[] = [];
  for (let at = 0, from = 0; at < words.length; at++) {
    const aside = at < from ? null : (ageAt(words, at) ?? asideAt(words, at, from));
    if (!aside) continue;
    found.push(aside);
    from = aside.at + aside.length;
  }
  return found;
}

const AGES = /^(?:years?|yrs?|months?)$/;

/** An age, which must not be read as a size: `for a 70 year old`. */
function ageAt(words: readonly Word[], at: number): Aside | null {
  const isAge =
    numberOf(words[at]) !== null && AGES.test(words[at + 1]?.text ?? '') && words[at + 2]?.text === 'old';
  return isAge ? { at, length: 3, isOffer: false, isRunning: false } : null;
}

/** @param from position of the first word that may explain the sum */
function asideAt(words: readonly Word[], at: number, from: number): Aside | null {
  const sum = words[at - 1]?.text === '£' ? null : amountAt(words, at);
  if (!sum) return null;
  const said = textOf(words.slice(from, at));
  const next = at + sum.length;
  const isLinked = (/(?:^| )between$/.test(said) ? /^(?:and|to|-)$/ : /^(?:to|-)$/).test(
    words[next]?.text ?? '',
  );
  const second = isLinked ? amountAt(words, next + 1) : null;
  // `reduced from £500 to £400` is sold for £400.
  const other = second && second.pounds > sum.pounds ? second : null;
  const end = other ? next + 1 + other.length : next;
  const behind = textOf(words.slice(end, end + MOST_BEHIND));
  const isPrice = sum.isPrice || (other?.isPrice ?? false);
  const [limit = ''] = [UNDER, OVER, ABOUT].flatMap((one) => one.exec(said) ?? []);
  const isUnder = UNDER.test(limit);
  for (const rule of SUM_RULES) {
    const isMeant =
      (isPrice || rule.isOfAny === true) &&
      (!isUnder || rule.isUnder === true) &&
      (rule.isOver !== true || OVER.test(limit)) &&
      sum.pounds <= (rule.most ?? Infinity);
    if (!isMeant) continue;
    const before = said.slice(0, said.length - limit.length);
    const opened = rule.before?.exec(before)?.[0].concat(limit) ?? rule.before?.exec(said)?.[0];
    const closed = rule.behind?.exec(behind)?.[0];
    const isSaid =
      (rule.before === undefined || opened !== undefined) && (!rule.behind || closed !== undefined);
    if (!isSaid) continue;
    const first = at - countOf(opened ?? limit);
    return {
      at: first,
      length: end + countOf(closed) - first,
      isOffer: rule.isOffer === true,
      isRunning: rule.isRunning === true,
    };
  }
  return null;
}

const countOf = (text = ''): number => text.split(' ').filter(Boolean).length;
