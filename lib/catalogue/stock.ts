import { londonDate, shortDay } from '@/lib/dates/rules';
import type { Attributes, Stock } from './types';

/** What the platform says about a product's availability. */
export type PlatformStock = {
  availability: {
    status: 'Available' | 'Preorder' | 'Unavailable';
    description: string;
    message?: string | null;
    willBeReleasedAt?: { utc: string } | null;
  };
  inventory: { isInStock: boolean; aggregated: { availableToSell: number; warningLevel: number } | null };
};

/** Returns the stock state for shoppers; `low` only at or below the merchant's warning level (experience PDP-6). */
export function stockOf({ availability, inventory }: PlatformStock, attributes: Attributes = {}): Stock {
  if (attributes['Discontinued'] === 'Yes') {
    return { state: 'discontinued', successor: attributes['Replaced by'] ?? null };
  }
  if (availability.status === 'Preorder') {
    const on = availability.willBeReleasedAt?.utc ?? null;
    return { state: 'due', on, message: availability.message || availability.description || null };
  }
  const out: Stock = { state: 'out', ...(availability.description && { message: availability.description }) };
  if (availability.status === 'Unavailable' || !inventory.isInStock) return out;
  const level = inventory.aggregated;
  if (!level) return { state: 'in', available: null };
  if (level.availableToSell <= 0) return out;
  return level.availableToSell <= level.warningLevel
    ? { state: 'low', available: level.availableToSell }
    : { state: 'in', available: level.availableToSell };
}

/**
 * Whether a product can be put in the basket. A pre-order can as soon as its day is known, because without one it
 * cannot be delivered on any day.
 */
export const isBuyable = (stock: Stock): boolean =>
  stock.state === 'in' || stock.state === 'low' || (stock.state === 'due' && stock.on !== null);

/** Returns the words for a quantity above what is left, without a full stop; null where there is enough. */
export function shortageWords(stock: Stock, quantity: number): string | null {
  if (!('available' in stock) || stock.available === null || stock.available >= quantity) return null;
  const { available } = stock;
  return available === 1
    ? 'There is only 1 left. Choose 1'
    : `There are only ${available} left. Choose ${available} or fewer`;
}

/** Returns `In stock`, `Low stock: 3 left`, `Pre-order, due 4 Dec` or `Out of stock. Due back on 6 December`. */
export function stockWords(stock: Stock): string {
  switch (stock.state) {
    case 'in':
      return 'In stock';
    case 'low':
      return `Low stock: ${stock.available} left`;
    case 'due':
      return stock.on ? `Pre-order, due ${dayAndMonth(stock.on)}` : 'Due in, no date yet';
    case 'out':
      return stock.message ? `Out of stock. ${stock.message}` : 'Out of stock';
    case 'discontinued':
      return 'No longer made';
  }
}

const dayAndMonth = (instant: string): string => shortDay(londonDate(new Date(instant))).replace(/^\w+ /, '');
