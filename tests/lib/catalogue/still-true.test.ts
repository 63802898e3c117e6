import { expect, test } from 'vitest';
import { cardOn, namesPastDay, stockOn } from '@/lib/catalogue/still-true';
import { isBuyable } from '@/lib/catalogue/stock';
import type { ProductCard } from '@/lib/catalogue/types';

const DUE = { state: 'due', on: '2026-12-04T00:00:00Z', message: 'First delivery on 4 December' } as const;

test('a due date applies until its day is over, and then there is none', () => {
  expect(stockOn(DUE, '2026-12-04')).toEqual(DUE);
  const over = stockOn(DUE, '2026-12-05');
  expect(over).toEqual({ state: 'due', on: null, message: null });
  expect(isBuyable(over)).toBe(false);
});

test('a product out of stock is not due back on a day that is over', () => {
  const out = { state: 'out', message: 'Due back on 6 December' } as const;
  expect(stockOn(out, '2026-12-06')).toEqual(out);
  expect(stockOn(out, '2026-12-07')).toEqual({ state: 'out' });
  expect(stockOn({ state: 'out' }, '2026-12-07')).toEqual({ state: 'out' });
});

test('a cached card is no longer reduced once its promotion has run its time', () => {
  const was = { price: 50_000, from: '2026-09-01', to: '2026-09-30' };
  const written = { price: { now: 40_000, was, rrp: 60_000 }, stock: DUE } as ProductCard;
  expect(cardOn(written, '2026-10-30').price).toEqual({ now: 40_000, was, rrp: 60_000 });
  expect(cardOn(written, '2026-10-31').price).toEqual({ now: 40_000, rrp: 60_000 });
});

test.each([
  ['Due back on 6 December', '2026-11-23', false],
  ['Due back on 6 December', '2026-12-06', false],
  ['Due back on 6 December', '2026-12-07', true],
  ['Due back on 6 December', '2027-01-20', true],
  ['First delivery on 3 January', '2026-12-20', false],
  ['In again from the 2nd Jan', '2027-01-03', true],
  ['Expected 1 March 2027', '2026-06-01', false],
  ['Expected 1 March 2026', '2027-06-01', true],
  ['The maker has not given a date yet', '2026-11-23', false],
  ['With 12 markings', '2026-04-01', false],
  ['For 2 decks', '2026-12-20', false],
  ['The 12 markings are back on 6 December', '2026-12-07', true],
  ['Due on 3 Sept', '2026-09-04', true],
  ['Due on 3 Oct.', '2026-10-04', true],
])('“%s” read on %s names a past day: %s', (words, today, isPast) =>
  expect(namesPastDay(words, today)).toBe(isPast),
);
