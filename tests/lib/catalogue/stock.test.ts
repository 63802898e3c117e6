import { expect, test } from 'vitest';
import { isBuyable, type PlatformStock, stockOf, stockWords } from '@/lib/catalogue/stock';

const platform = (over: {
  status?: PlatformStock['availability']['status'];
  description?: string;
  willBeReleasedAt?: string;
  isInStock?: boolean;
  level?: readonly [available: number, warning: number] | null;
}): PlatformStock => ({
  availability: {
    status: over.status ?? 'Available',
    description: over.description ?? '',
    willBeReleasedAt: over.willBeReleasedAt ? { utc: over.willBeReleasedAt } : null,
  },
  inventory: {
    isInStock: over.isInStock ?? true,
    aggregated: over.level ? { availableToSell: over.level[0], warningLevel: over.level[1] } : null,
  },
});

test.each([
  [{ level: [40, 3] }, 'In stock', true],
  [{ level: null }, 'In stock', true],
  [{ level: [4, 3] }, 'In stock', true],
  [{ level: [3, 3] }, 'Low stock: 3 left', true],
  [{ level: [1, 3] }, 'Low stock: 1 left', true],
  [{ level: [0, 3] }, 'Out of stock', false],
  [{ isInStock: false }, 'Out of stock', false],
  [
    { isInStock: false, description: 'Due back on 6 December' },
    'Out of stock. Due back on 6 December',
    false,
  ],
  [{ status: 'Unavailable', level: [9, 3] }, 'Out of stock', false],
  [{ status: 'Preorder', willBeReleasedAt: '2026-12-04T00:00:00Z' }, 'Pre-order, due 4 Dec', true],
  [{ status: 'Preorder' }, 'Due in, no date yet', false],
] as const)('stock %j reads: %s', (over, words, buyable) => {
  const stock = stockOf(platform(over));
  expect(stockWords(stock)).toBe(words);
  expect(isBuyable(stock)).toBe(buyable);
});

test('a discontinued product names its successor', () => {
  const facts = { Discontinued: 'Yes', 'Replaced by': 'TW-915' };
  expect(stockOf(platform({ level: [2, 3] }), facts)).toEqual({ state: 'discontinued', successor: 'TW-915' });
});
