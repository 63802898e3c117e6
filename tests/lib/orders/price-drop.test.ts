import { expect, test } from 'vitest';
import { priceDropOf } from '@/lib/orders/price-drop';
import type { OrderLine } from '@/lib/orders/types';
import { aCard } from '../../support/shop';

const line: OrderLine = {
  id: 1,
  productId: 7,
  variantId: null,
  sku: 'TARN-TW914-WH',
  name: 'Tarnside TW-914',
  brand: 'Tarnside',
  path: '/tw-914',
  imageUrl: null,
  options: [],
  quantity: 2,
  refundedQuantity: 0,
  listTotal: 858_00,
  total: 858_00,
  wrapping: null,
  extras: [],
};
const orderOf = (over: Partial<OrderLine> = {}, status = 'SHIPPED') => ({
  status: { value: status, label: status },
  orderedAt: '2026-11-20T23:30:00Z',
  consignments: [{ lines: [{ ...line, ...over }] }] as never,
  coupons: [],
  otherDiscount: 0,
});
const costs = (pounds: number, over = {}) =>
  new Map([[7, aCard({ id: 7, sku: line.sku, price: { now: pounds * 100 }, ...over })]]);
const promise = { days: 14, today: '2026-12-01' };

test('a lower price is reported with the difference for the units kept, and the last day', () => {
  expect(priceDropOf(orderOf(), costs(399), promise)).toEqual({
    until: '2026-12-04',
    fallen: [{ productId: 7, sku: line.sku, name: line.name, now: 399_00, less: 60_00 }],
  });
  expect(priceDropOf(orderOf({ refundedQuantity: 1 }), costs(399), promise)?.fallen[0]?.less).toBe(30_00);
});

test('the discount of a coupon does not count as paid', () => {
  const order = { ...orderOf(), coupons: [{ code: 'KITCHEN10', amount: 42_90 }] };
  expect(priceDropOf(order, costs(399), promise)?.fallen[0]?.less).toBe(17_10);
  expect(priceDropOf(order, costs(409), promise)?.fallen).toEqual([]);
});

test('no penny of the payment is lost when a coupon’s discount is shared out', () => {
  const order = {
    ...orderOf({ quantity: 1, total: 107_04 }),
    coupons: [{ code: 'KITCHEN50', amount: 50_00 }],
  };
  expect(priceDropOf(order, costs(57), promise)?.fallen[0]?.less).toBe(4);
});

test.each([
  ['costs the same', orderOf(), costs(429)],
  ['costs more', orderOf(), costs(499)],
  ['was given back', orderOf({ refundedQuantity: 2 }), costs(399)],
  ['cannot be bought any more', orderOf(), costs(399, { stock: { state: 'out' } })],
  ['is another variant than the one whose price is known', orderOf({ sku: 'THOR-IH10-2m' }), costs(1)],
  ['is not in the catalogue', orderOf(), new Map()],
])('a product that %s is not reported', (_, order, cards) =>
  expect(priceDropOf(order, cards, promise)?.fallen).toEqual([]),
);

test.each([
  ['nothing is promised', orderOf(), { ...promise, days: null }],
  ['the days are over', orderOf(), { ...promise, today: '2026-12-05' }],
  ['the order was cancelled', orderOf({}, 'CANCELLED'), promise],
])('no price drop is reported where %s', (_, order, terms) =>
  expect(priceDropOf(order, costs(399), terms)).toBeNull(),
);
