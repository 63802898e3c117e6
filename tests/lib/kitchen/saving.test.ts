import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Kind } from '@/lib/catalogue/kinds/table';
import { pieceOf } from '@/lib/kitchen/pieces';
import { setSaving } from '@/lib/kitchen/saving';
import type { Piece } from '@/lib/kitchen/types';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { setDiscount } from '../../../sandbox/commerce/pricing/set-discount.ts';
import { SET_DISCOUNT } from '../../../sandbox/demo/seed/data/reductions.ts';
import { aCard } from '../../support/shop';
import { runs } from '../../support/runs.ts';

const piece = (kind: Kind, price: number, over: Partial<Piece> = {}): Piece => ({
  ...pieceOf(aCard({ sku: `${kind}-${price}`, price: { now: price }, attributes: { Type: kind } }), 1),
  ...over,
});

const KINDS: readonly Kind[] = [
  'Single oven',
  'Induction hob',
  'Cooker hood',
  'Fridge freezer',
  'Dishwasher',
  'Washing machine',
];
const set = (count: number, price = 40_000) => KINDS.slice(0, count).map((kind) => piece(kind, price));

describe('saving of a set by its number of kinds', () => {
  test.each([
    [1, 0, 0],
    [2, 0, 0],
    [3, 50, 6_000],
    [4, 75, 12_000],
    [5, 100, 20_000],
    [6, 100, 24_000],
  ])('is for %i kinds %i per mille', (count, perMille, total) => {
    expect(setSaving(set(count), BUILT_IN.sets)).toMatchObject({ kinds: count, perMille, total });
  });

  test.each([
    [1, { kinds: 3, perMille: 50, more: 2_000 }],
    [3, { kinds: 4, perMille: 75, more: 3_000 }],
    [4, { kinds: 5, perMille: 100, more: 4_000 }],
    [5, null],
  ])('has after %i kinds the next tier %j', (count, next) =>
    expect(setSaving(set(count), BUILT_IN.sets).next).toEqual(next),
  );

  it('counts two products of a kind once and takes something off both', () => {
    const twins = [...set(3), piece('Single oven', 10_000), piece('Gas hob', 10_000, { quantity: 2 })];
    expect(setSaving(twins, BUILT_IN.sets)).toMatchObject({
      kinds: 3,
      total: 7_500,
      lines: [2_000, 2_000, 2_000, 500, 1_000],
    });
  });

  test.each<[string, Partial<Piece>]>([
    ['sold out', { stock: { state: 'out' } }],
    ['on clearance', { clearance: true }],
    ['without a price', { price: null }],
    ['no large appliance', { setKind: null }],
  ])('leaves out a product that is %s', (_, over) => {
    const saving = setSaving([...set(3), piece('Dishwasher', 40_000, over)], BUILT_IN.sets);
    expect(saving).toMatchObject({ kinds: 3, total: 6_000 });
    expect(saving.lines[3]).toBe(0);
  });

  it('follows the given terms', () => {
    const terms = { tiers: [{ kinds: 2, perMille: 200 }], mostSaved: 90_00 };
    expect(setSaving(set(1), terms)).toMatchObject({
      total: 0,
      next: { kinds: 2, perMille: 200, more: 8_000 },
    });
    expect(setSaving(set(2), terms)).toMatchObject({ total: 9_000, next: null });
    expect(setSaving(set(5), { tiers: [], mostSaved: 0 })).toMatchObject({ total: 0, next: null });
  });

  it('is at most £600, shared out by price', () => {
    const saving = setSaving(set(5, 200_000), BUILT_IN.sets);
    expect(saving.total).toBe(60_000);
    expect(saving.lines).toEqual([12_000, 12_000, 12_000, 12_000, 12_000]);
  });
});

test('lines always add up to the total saving, and no line saves more than it costs', () => {
  const pieces = fc.array(
    fc
      .tuple(fc.constantFrom(...KINDS), fc.integer({ min: 1, max: 400_000 }), fc.integer({ min: 1, max: 5 }))
      .map(([kind, price, quantity]) => piece(kind, price, { quantity })),
    { minLength: 1, maxLength: 12 },
  );
  fc.assert(
    fc.property(pieces, (each) => {
      const { lines, total } = setSaving(each, BUILT_IN.sets);
      expect(lines.reduce((sum, line) => sum + line, 0)).toBe(total);
      expect(total).toBeLessThanOrEqual(60_000);
      lines.forEach((line, index) => {
        const worth = (each[index]?.price ?? 0) * (each[index]?.quantity ?? 0);
        expect(line).toBeGreaterThanOrEqual(0);
        expect(line).toBeLessThanOrEqual(worth);
      });
    }),
    runs(1_000),
  );
});

test('the saving of the list equals the discount of the platform in the cart', () => {
  const types: readonly Kind[] = [
    'Washing machine',
    'Washer dryer',
    'Tumble dryer',
    'Fridge freezer',
    'American fridge freezer',
    'Fridge',
    'Freezer',
    'Wine cooler',
  ];
  const kinds = fc.constantFrom(
    ...types.map((type, at) => ({ type, kind: SET_DISCOUNT.rule.kinds[at] ?? '' })),
  );
  const lines = fc.array(
    fc.record({
      of: kinds,
      price: fc.integer({ min: 1, max: 400_000 }),
      quantity: fc.integer({ min: 1, max: 4 }),
    }),
    { minLength: 1, maxLength: 10 },
  );
  fc.assert(
    fc.property(lines, (each) => {
      const items = each.map(({ of, price, quantity }, at) => ({
        id: String(at),
        kind: of.kind,
        price,
        quantity,
        categories: [],
        clearance: false,
      }));
      const pieces = each.map(({ of, price, quantity }) => piece(of.type, price, { quantity }));
      const theirs = setDiscount({ id: 1, priority: 1, ...SET_DISCOUNT }, items);
      const ours = setSaving(pieces, BUILT_IN.sets);
      expect(ours.total).toBe(theirs?.amount ?? 0);
      ours.lines.forEach((line, at) => expect(line).toBe(theirs?.allocation[String(at)] ?? 0));
    }),
  );
});
