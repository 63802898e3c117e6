import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pricesOf } from '../../../../sandbox/commerce/pricing/prices.ts';
import { split, sumOf } from '../../../../sandbox/commerce/pricing/split.ts';
import type { Coupon, Item } from '../../../../sandbox/commerce/pricing/types.ts';
import { SET_DISCOUNT } from '../../../../sandbox/demo/seed/data/reductions.ts';

const item = (kind: string, price: number, over: Partial<Item> = {}): Item => ({
  id: kind,
  price,
  quantity: 1,
  kind,
  categories: [1],
  clearance: false,
  ...over,
});
const coupon = (over: Partial<Coupon> = {}): Coupon => ({
  id: 1,
  code: 'CODE',
  name: 'Code',
  kind: 'percent',
  value: 10,
  categories: [],
  minSpend: 0,
  maxUses: null,
  uses: 0,
  endsAt: null,
  ...over,
});
const price = (items: Item[], given: Coupon | null = null, shipping = 0) =>
  pricesOf({
    items,
    promotions: [{ id: 7, priority: 1, ...SET_DISCOUNT }],
    coupon: given,
    spareUses: 0,
    certificates: [],
    shipping: shipping > 0 ? [{ id: 'van', pence: shipping }] : [],
    now: 1000,
  });

const three = [item('washing-machine', 40_001), item('hob', 30_000), item('hood', 29_999)];

describe('the set discount', () => {
  test.each([
    [2, 0],
    [3, 5],
    [4, 7.5],
    [5, 10],
    [6, 10],
  ])('for %i kinds is %f per cent', (kinds, percent) => {
    const names = ['washing-machine', 'hob', 'hood', 'dishwasher', 'fridge', 'freezer'];
    const items = names.slice(0, kinds).map((kind) => item(kind, 50_000));
    expect(price(items).automatic).toBe((kinds * 50_000 * percent) / 100);
  });

  test('is split to the penny, with the remainder on the dearest line', () => {
    const [found] = price(three).promotions;
    expect(found).toMatchObject({ name: 'Set discount', amount: 5000 });
    // Five per cent rounded down are 2000, 1500 and 1499; the penny that is left goes on the washing machine.
    expect(found?.allocation).toEqual({ 'washing-machine': 2001, hob: 1500, hood: 1499 });
  });

  test('counts each kind once and goods only, ignores clearance, and is at most £600', () => {
    const twice = [item('hob', 10_000), item('hob', 10_000, { id: 'other' }), item('hood', 10_000)];
    expect(price(twice).automatic).toBe(0);
    expect(price([...three.slice(0, 2), item('service', 9000)]).automatic).toBe(0);
    expect(price([...three.slice(0, 2), item('hood', 9000, { clearance: true })]).automatic).toBe(0);
    expect(price(three.map((each) => ({ ...each, price: 900_000 }))).automatic).toBe(60_000);
  });

  test('suggests one more kind if that would raise it', () => {
    expect(price(three.slice(0, 2)).upsells).toEqual([
      { promotionId: 7, text: 'Add one more kind of large appliance for 5% off the set.' },
    ]);
    expect(price([item('kettle', 5000)]).upsells).toEqual([]);
  });
});

describe('a coupon', () => {
  test('for goods replaces the set discount if it saves as much, and otherwise does not apply', () => {
    expect(price(three, coupon())).toMatchObject({ automatic: 0, couponOnGoods: 10_000, promotions: [] });
    expect(price(three, coupon({ value: 4 }))).toMatchObject({
      automatic: 5000,
      couponOnGoods: 0,
      coupon: { applies: false, amount: 0 },
    });
  });

  test('for delivery combines with the set discount, and takes off no more than delivery costs', () => {
    const free = coupon({ kind: 'delivery', value: 2500 });
    expect(price(three, free, 4000)).toMatchObject({ automatic: 5000, shipping: 1500, total: 96_500 });
    expect(price(three, free, 500)).toMatchObject({ shipping: 0, coupon: { amount: 500 } });
  });

  test.each([
    ['has ended', coupon({ endsAt: 1000 })],
    ['is used up', coupon({ maxUses: 3, uses: 3 })],
    ['is for other goods', coupon({ categories: [2] })],
    ['needs more goods', coupon({ minSpend: 200_000 })],
  ])('that %s takes nothing off', (_, given) => {
    expect(price(three, given)).toMatchObject({ couponOnGoods: 0, coupon: { applies: false } });
  });

  test('for a category counts and lowers its goods alone', () => {
    const items = [item('kettle', 5000), item('coffee', 20_000, { categories: [1, 2] })];
    const { coupon: found } = price(items, coupon({ kind: 'amount', value: 90_000, categories: [2] }));
    expect(found?.goods).toEqual({ coffee: 20_000 });
  });
});

test('the parts of a split amount add up, and no line gets more than it costs', () => {
  const shares = fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(shares, fc.integer({ min: 0, max: 20_000_000 }), (pence, amount) => {
      const lines = pence.map((each, index) => ({ id: String(index), pence: each }));
      const parts = split(amount, lines);
      expect(sumOf(parts)).toBe(
        Math.min(
          amount,
          pence.reduce((sum, each) => sum + each, 0),
        ),
      );
      for (const { id, pence: cost } of lines) expect(parts[id] ?? 0).toBeLessThanOrEqual(cost);
    }),
  );
});
