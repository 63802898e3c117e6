import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFairShare, lawfulWas, parseReference, priceOf } from '@/lib/catalogue/price';
import { addDays } from '@/lib/dates/rules';
import { runs } from '../../support/runs';

const was = { pence: 47_900, from: '2026-09-14', to: '2026-11-01' };
const shown = { price: was.pence, from: was.from, to: was.to };
const reference = { ...was, sold: { was: 41, now: 12 } };

describe('a "was" price (experience §6 F6)', () => {
  it('is shown while the promotion is no longer than the price was charged', () => {
    expect(lawfulWas(42_900, reference, '2026-11-20')).toEqual(shown);
    expect(lawfulWas(42_900, reference, '2026-12-20')).toEqual(shown);
    expect(lawfulWas(42_900, reference, '2026-12-21')).toBeNull();
  });

  it.each([
    ['charged for 27 days', { ...reference, from: '2026-10-06' }],
    ['without its days', { ...reference, from: null }],
    ['charged in the future', { ...reference, to: '2026-11-21' }],
    ['without what was sold', { ...reference, sold: null }],
    ['sold too rarely at it', { ...reference, sold: { was: 12, now: 29 } }],
    ['sold to nobody at it', { ...reference, sold: { was: 0, now: 0 } }],
    ['saving £4.99', { ...reference, pence: 43_399 }],
    ['saving 2.9 %', { ...reference, pence: 44_180 }],
  ])('is not shown when %s', (_, each) => expect(lawfulWas(42_900, each, '2026-11-20')).toBeNull());

  it('is not shown without a sale price', () => {
    const prices = { price: { value: 429 }, basePrice: { value: 429 }, salePrice: null, retailPrice: null };
    expect(priceOf(prices, reference, '2026-11-20')).toEqual({ now: 42_900 });
  });

  it.each([
    [3, 7, true],
    [3, 8, false],
    [29, 71, false],
    [30, 70, true],
    [1, 0, true],
    [0, 0, false],
  ])('needs three in ten sold at it: %i then, %i since, %s', (before, now, fair) =>
    expect(isFairShare({ was: before, now })).toBe(fair),
  );

  it('has its sales figures read, and none when they are not counts', () => {
    const read = (sold: unknown) => parseReference(JSON.stringify({ ...was, sold }))?.sold;
    expect(read({ was: 41, now: 12 })).toEqual({ was: 41, now: 12 });
    for (const broken of [null, 'many', { was: 4 }, { was: -1, now: 2 }, { was: 1.5, now: 2 }])
      expect(read(broken)).toBeNull();
  });

  it.each([undefined, '', 'null', '{}', '{"pence":"47900"}', '{"pence":1.5}', '{"pence":-1}', '{'])(
    'is missing when the reference is %j',
    (json) => expect(parseReference(json)).toBeNull(),
  );
});

it('a “was” price is shown exactly when none of its rules is broken', () => {
  const pence = fc.integer({ min: 100, max: 200_000 });
  const days = fc.integer({ min: 1, max: 120 });
  const units = fc.integer({ min: 0, max: 60 });
  const today = '2026-11-20';
  fc.assert(
    fc.property(pence, pence, days, days, units, units, (now, before, charged, promoted, then, since) => {
      const to = addDays(today, -promoted);
      const from = addDays(to, 1 - charged);
      const shown = lawfulWas(now, { pence: before, from, to, sold: { was: then, now: since } }, today);
      const isLawful =
        charged >= 28 &&
        promoted <= charged &&
        before - now >= 500 &&
        (before - now) * 100 >= before * 3 &&
        then > 0 &&
        then / (then + since) >= 0.3;
      expect(shown !== null).toBe(isLawful);
    }),
    runs(1_000),
  );
});

describe('current price', () => {
  it('is null and never £0 when the platform has none', () => {
    const none = { price: { value: 0 }, basePrice: null, salePrice: null, retailPrice: null };
    expect(priceOf(null, null, '2026-11-20')).toBeNull();
    expect(priceOf(none, null, '2026-11-20')).toBeNull();
  });
});
