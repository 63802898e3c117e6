import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lawfulWas, parseReference, priceOf } from '@/lib/catalogue/price';
import { addDays } from '@/lib/dates/rules';

const reference = { pence: 47_900, from: '2026-09-14', to: '2026-11-01' };

describe('a "was" price (experience §6 F6)', () => {
  it('stands while the promotion is no longer than the price was charged', () => {
    expect(lawfulWas(42_900, reference, '2026-11-20')).toEqual(reference);
    expect(lawfulWas(42_900, reference, '2026-12-20')).toEqual(reference);
    expect(lawfulWas(42_900, reference, '2026-12-21')).toBeNull();
  });

  it.each([
    ['charged for 27 days', { ...reference, from: '2026-10-06' }],
    ['without its days', { ...reference, from: null }],
    ['charged in the future', { ...reference, to: '2026-11-21' }],
    ['saving £4.99', { ...reference, pence: 43_399 }],
    ['saving 2.9 %', { ...reference, pence: 44_180 }],
  ])('is not shown when %s', (_, each) => expect(lawfulWas(42_900, each, '2026-11-20')).toBeNull());

  it('is not shown without a sale price', () => {
    const prices = { price: { value: 429 }, basePrice: { value: 429 }, salePrice: null, retailPrice: null };
    expect(priceOf(prices, reference, '2026-11-20')).toEqual({ now: 42_900 });
  });

  it.each([undefined, '', 'null', '{}', '{"pence":"47900"}', '{"pence":1.5}', '{"pence":-1}', '{'])(
    'reads %j as none',
    (json) => expect(parseReference(json)).toBeNull(),
  );
});

it('never stands when one of its rules is broken, whatever was charged and for how long', () => {
  const pence = fc.integer({ min: 100, max: 200_000 });
  const days = fc.integer({ min: 1, max: 120 });
  const today = '2026-11-20';
  fc.assert(
    fc.property(pence, pence, days, days, (now, before, charged, promoted) => {
      const to = addDays(today, -promoted);
      const was = lawfulWas(now, { pence: before, from: addDays(to, 1 - charged), to }, today);
      const isLawful =
        charged >= 28 && promoted <= charged && before - now >= 500 && (before - now) * 100 >= before * 3;
      expect(was !== null).toBe(isLawful);
    }),
    { numRuns: 10_000 },
  );
});

describe('the price asked', () => {
  it('is null, never £0, when the platform names none', () => {
    const none = { price: { value: 0 }, basePrice: null, salePrice: null, retailPrice: null };
    expect(priceOf(null, null, '2026-11-20')).toBeNull();
    expect(priceOf(none, null, '2026-11-20')).toBeNull();
  });
});
