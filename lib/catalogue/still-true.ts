import { namesPastDay } from '@/lib/dates/past';
import { type Day, londonDate } from '@/lib/dates/rules';
import { isRunning } from './price';
import type { Price, ProductCard, Stock } from './types';

/** Without the day on which goods should have come in, once it is over: nobody knows then when they come. */
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

/** A card as it was written down some time ago, with nothing in it that has become untrue since. */
export const cardOn = (card: ProductCard, today: Day): ProductCard => ({
  ...card,
  price: card.price && priceOn(card.price, today),
  stock: stockOn(card.stock, today),
});
