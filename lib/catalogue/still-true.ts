import { type Day, londonDate } from '@/lib/dates/rules';
import { isRunning } from './price';
import type { Price, ProductCard, Stock } from './types';

const DATE = /\b(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3,9})\b(?: (\d{4})\b)?/gi;
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const monthOf = (name: string): number => MONTHS.findIndex((month) => month.startsWith(name.toLowerCase()));

/**
 * Whether a text names a day in the past: `Due back on 6 December`. Without a year, the day nearest to today is meant.
 */
export function namesPastDay(words: string, today: Day): boolean {
  const [, date = '', month = '', year] =
    [...words.matchAll(DATE)].find(([, , name = '']) => monthOf(name) >= 0) ?? [];
  if (!date) return false;
  const at = Date.parse(today);
  const dayOf = (of: number) => Date.UTC(of, monthOf(month), Number(date));
  const thisYear = Number(today.slice(0, 4));
  const years = year ? [Number(year)] : [thisYear - 1, thisYear, thisYear + 1];
  const [nearest = at] = years.map(dayOf).toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at));
  return nearest < at;
}

/** Returns the stock without the day on which a product was due, once this is over: nobody knows then when it comes. */
export function stockOn(stock: Stock, today: Day): Stock {
  if (stock.state !== 'due' && stock.state !== 'out') return stock;
  const { message, ...rest } = stock;
  const says = message && !namesPastDay(message, today) ? message : null;
  if (rest.state === 'out') return { ...rest, ...(says && { message: says }) };
  const isOver = rest.on !== null && londonDate(new Date(rest.on)) < today;
  return { ...rest, on: isOver ? null : rest.on, message: says };
}

function priceOn(price: Price, today: Day): Price {
  const { was, ...rest } = price;
  return was?.from && was.to && isRunning(was.from, was.to, today) ? price : rest;
}

/** Returns an earlier card without what is no longer true. */
export const cardOn = (card: ProductCard, today: Day): ProductCard => ({
  ...card,
  price: card.price && priceOn(card.price, today),
  stock: stockOn(card.stock, today),
});
