import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deliveryCost, dueLabel, toPay } from '@/lib/checkout/sum';
import { withDelivery, withPicked } from '@/lib/checkout/with-delivery';
import { aCheckout, aConsignment, anOption } from '../../support/checkout';
import { runs } from '../../support/runs.ts';

const option = (day: string, price: number) =>
  anOption({ id: day, day, price, words: `Two-person delivery, ${day}` });
const friday = option('2026-11-27', 0);
const saturday = option('2026-11-28', 15_00);
const parcel = anOption({ id: 'parcel', day: '2026-11-30', price: 3_95, words: 'Parcel delivery, Monday' });

const { sums } = aCheckout();
const open = { ...sums, delivery: null };
const bought = { products: 1, goods: 42_900, extras: 0, saving: 0 };

/** The line of the delivery and what is left to pay. */
function shown(given: Parameters<typeof withPicked>[0], picked: string[]) {
  const now = withPicked(given, picked);
  const cost = deliveryCost(now.consignments, now.sums);
  if (!cost) throw new Error('Nothing is known of the delivery.');
  const { rows, due } = toPay(bought, now.sums, cost);
  expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(due);
  return [cost.label, cost.price, due];
}

describe('a picked delivery day', () => {
  const one = { consignments: [aConsignment({ options: [friday, saturday], chosen: null })], sums: open };

  test.each([
    ['nothing', [''], ['Two-person delivery, cheapest day', 0, 429_00]],
    ['what can’t be had', ['2026-12-24'], ['Two-person delivery, cheapest day', 0, 429_00]],
    ['the free day', ['2026-11-27'], ['Delivery, Fri 27 Nov', 0, 429_00]],
    ['the dearer day', ['2026-11-28'], ['Delivery, Sat 28 Nov', 15_00, 444_00]],
  ])('counts in the total at once: %s', (_, picked, expected) =>
    expect(shown(one, picked)).toEqual(expected),
  );

  test('replaces the saved day in the total', () => {
    const saved = {
      consignments: [aConsignment({ options: [friday, saturday], chosen: saturday })],
      sums: { ...sums, delivery: 15_00, total: 444_00, due: 444_00 },
    };
    expect(shown(saved, ['2026-11-27'])).toEqual(['Delivery, Fri 27 Nov', 0, 429_00]);
    expect(shown(saved, [''])).toEqual(['Delivery, Sat 28 Nov', 15_00, 444_00]);
  });

  test('is added to the cheapest day of the other delivery', () => {
    const two = {
      consignments: [
        aConsignment({ options: [parcel], chosen: null }),
        aConsignment({ id: 'd', options: [friday, saturday], chosen: null }),
      ],
      sums: open,
    };
    expect(shown(two, ['parcel', ''])).toEqual(['Two-person delivery, cheapest day', 3_95, 432_95]);
    expect(shown(two, ['parcel', '2026-11-28'])).toEqual([
      '2 deliveries, by Mon 30 Nov and Sat 28 Nov',
      18_95,
      447_95,
    ]);
  });
});

test('a gift certificate pays for a dearer day, and a coupon takes off no more than its cost', () => {
  const paid = {
    ...sums,
    delivery: 15_00,
    deliveryOff: 10_00,
    deliveryCode: 'TENOFF',
    reductions: [{ name: '£10 off delivery', code: 'TENOFF', amount: 10_00 }],
    total: 434_00,
    certificates: [{ code: 'GIFT', used: 434_00, left: 10_00 }],
    due: 0,
  };
  expect(withDelivery(paid, 4_00)).toMatchObject({
    reductions: [{ amount: 4_00 }],
    total: 429_00,
    certificates: [{ used: 429_00, left: 15_00 }],
    due: 0,
  });
  expect(withDelivery(paid, 40_00)).toMatchObject({
    reductions: [{ amount: 10_00 }],
    total: 459_00,
    certificates: [{ used: 444_00, left: 0 }],
    due: 15_00,
  });
});

describe('a coupon that takes off the whole delivery charge', () => {
  const free = { name: 'Delivery free', code: 'DELIVERYFREE' };
  const given = (delivery: number | null, chosen: typeof friday | null) => ({
    consignments: [aConsignment({ options: [friday, saturday], chosen })],
    sums: {
      ...sums,
      delivery,
      deliveryOff: delivery ?? 0,
      deliveryCode: free.code,
      reductions: [{ ...free, amount: delivery ?? 0 }],
    },
  });

  test.each([
    ['a saved free day', 0, friday],
    ['no saved day', null, null],
  ])(
    'is assumed to cover a dearer day than %s, so that no more is shown than is charged',
    (_, delivery, chosen) => {
      const now = withPicked(given(delivery, chosen), [saturday.id]);
      expect(now).toMatchObject({
        isLeast: true,
        sums: { delivery: 15_00, reductions: [{ amount: 15_00 }], total: 429_00, due: 429_00 },
      });
      expect(shown(given(delivery, chosen), [saturday.id])).toEqual(['Delivery, Sat 28 Nov', 15_00, 429_00]);
    },
  );

  test.each([
    ['unknown, and not free', null, 15_00, 'Total, at least'],
    ['unknown, and free anyhow', null, 0, 'Total'],
    ['known', 15_00, 15_00, 'Total'],
  ])('makes the total “at least” only while the discount is %s', (_, delivery, price, label) => {
    const { sums: now } = given(delivery, null);
    const sum = toPay(bought, now, { label: 'Delivery', price });
    expect([dueLabel(sum), sum.due]).toEqual([label, now.due]);
    const without = { ...now, deliveryCode: null, deliveryOff: 0, reductions: [] };
    expect(dueLabel(toPay(bought, without, { label: 'Delivery', price }))).toBe('Total');
  });

  test('certainly covers a cheaper day', () =>
    expect(withPicked(given(15_00, saturday), [friday.id])).toMatchObject({
      isLeast: false,
      sums: { delivery: 0, reductions: [{ amount: 0 }], total: 429_00, due: 429_00 },
    }));
});

test('the total adds up at any delivery price, and switching back restores it', () => {
  const pence = fc.integer({ min: 0, max: 100_00 });
  fc.assert(
    fc.property(pence, pence, pence, (was, next, used) => {
      const total = sums.goods + was;
      const certificates = [{ code: 'GIFT', used, left: 0 }];
      const given = { ...sums, delivery: was, total, certificates, due: total - used };
      const there = withDelivery(given, next);
      expect(there.goods + next).toBe(there.total);
      expect(there.total - there.certificates[0]!.used).toBe(there.due);
      const { tax: _, ...back } = withDelivery(there, was);
      const { tax: __, ...before } = given;
      expect(back).toEqual(before);
    }),
    runs(200),
  );
});
