import { describe, expect, it } from 'vitest';
import { customerByPassword } from '../../../../sandbox/commerce/customers/customer.ts';
import { isOrderNumber } from '../../../../sandbox/commerce/orders/number.ts';
import { readOrders } from '../../../../sandbox/commerce/orders/read.ts';
import { orderTotals } from '../../../../sandbox/commerce/orders/totals.ts';
import type { Order } from '../../../../sandbox/commerce/orders/types.ts';
import { emptyVisits } from '../../../../sandbox/console/start-over.ts';
import { DAY, isoDay, londonMidnight } from '../../../../sandbox/calendar.ts';
import { dayAtEnd } from '../../../../sandbox/commerce/delivery/calendar.ts';
import { shippingOptions } from '../../../../sandbox/commerce/delivery/quote.ts';
import { statusId } from '../../../../sandbox/commerce/orders/statuses.ts';
import { DEMO_SEED } from '../../../../sandbox/demo/seed/catalogue.ts';
import { DEMO_PASSWORD, PEOPLE } from '../../../../sandbox/demo/seed/customers/data/people.ts';
import { writeCustomers } from '../../../../sandbox/demo/seed/customers/write.ts';
import type { Store } from '../../../../sandbox/store/store.ts';
import { openParts } from '../../fixture.ts';
import { MIDNIGHT, rows, seeded } from './seeded.ts';

const store = seeded({ products: 60 });
const ids = (of: Store, where = '1'): number[] =>
  rows<{ id: number }>(of, `SELECT id FROM orders WHERE ${where}`).map(({ id }) => id);
const orders = readOrders(store, ids(store, 'customer_id = 1'));
const consignments = orders.flatMap((order) => order.consignments);
const shipments = consignments.flatMap((each) => each.shipments);
const lines = consignments.flatMap((each) => each.lines);

const UNDER_WAY = (
  [
    'Pending',
    'Awaiting Payment',
    'Manual Verification Required',
    'Awaiting Fulfillment',
    'Awaiting Shipment',
    'Partially Shipped',
    'Shipped',
  ] as const
).map(statusId);

describe('the demo customers', () => {
  it('can all sign in with the same password', async () => {
    for (const { email, mustReset } of PEOPLE) {
      const customer = await customerByPassword(store, email, DEMO_PASSWORD);
      expect(customer).toMatchObject({ email, force_password_reset: Number(mustReset) });
    }
  });

  it('have unguessable order numbers, and totals that add up', () => {
    const all: Order[] = readOrders(store, ids(store));
    expect(all.length).toBeGreaterThan(20);
    for (const order of all) {
      expect(isOrderNumber(order.id)).toBe(true);
      const { total, tax } = orderTotals(order);
      expect([order.total, order.tax]).toEqual([total, tax]);
      expect(order.refunded).toBeLessThanOrEqual(order.total);
      expect(order.createdAt).toBeLessThan(MIDNIGHT);
      expect(order.updatedAt).toBeLessThanOrEqual(MIDNIGHT);
      expect(order.updatedAt).toBeGreaterThan(order.createdAt);
    }
  });

  it('have orders in every state and shape', () => {
    expect(new Set(orders.map(({ status }) => status)).size).toBe(15);
    const shapes = shipments.map(({ trackingNumber, trackingUrl }) => [
      trackingNumber !== null,
      trackingUrl !== null,
    ]);
    for (const shape of [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ]) {
      expect(shapes).toContainEqual(shape);
    }
    expect(orders.some(({ coupons }) => coupons.length > 0)).toBe(true);
    expect(orders.some(({ discount }) => discount > 0)).toBe(true);
    expect(orders.some((order) => order.consignments.length > 1)).toBe(true);
    expect(consignments.some(({ address }) => address === null)).toBe(true);
    expect(lines.some(({ wrapping }) => wrapping !== null)).toBe(true);
    expect(lines.some(({ parentId }) => parentId !== null)).toBe(true);
    expect(lines.some((line) => line.refundedQuantity === line.quantity)).toBe(true);
    expect(lines.some((line) => line.refundedQuantity > 0 && line.refundedQuantity < line.quantity)).toBe(
      true,
    );
  });

  it('have one order that has been partly sent', () => {
    const partly = orders.find(({ status }) => status === 3);
    const [consignment] = partly?.consignments ?? [];
    const sent = consignment?.shipments.flatMap(({ items }) => items) ?? [];
    expect(consignment?.lines.map(({ quantity }) => quantity)).toEqual([1, 2, 1]);
    expect(sent.map(({ quantity }) => quantity)).toEqual([1, 1]);
  });

  it('are charged for delivery, and receive their goods, as the shop says', () => {
    const UNTIL_FREE = { 'Parcel delivery': 40_00, 'Two-person delivery': 300_00 };
    for (const order of orders) {
      const sent = order.consignments.filter(({ address }) => address !== null);
      const goods = sent
        .flatMap((each) => each.lines)
        .reduce((sum, { salePrice, quantity }) => sum + salePrice * quantity, 0);
      for (const { method, shippingCost, shipments: parcels, lines: all } of sent) {
        const way = method.replace(/, .*/, '') as keyof typeof UNTIL_FREE;
        const isFree = goods >= UNTIL_FREE[way];
        expect([order.id, shippingCost === 0]).toEqual([order.id, isFree]);
        for (const { provider, items } of parcels)
          if (items.length === all.length)
            expect(provider === 'Hobwright').toBe(way === 'Two-person delivery');
      }
    }
  });

  it.each([0, 1, 2, 3, 4, 5, 6])(
    'have a delivery day offered by the checkout for each open order, on day %s of a week',
    (later) => {
      const midnight = londonMidnight(MIDNIGHT + later * DAY + DAY / 2);
      const { store: filled } = openParts();
      writeCustomers(filled, DEMO_SEED, midnight);
      const under = readOrders(filled, ids(filled, 'customer_id <> 0')).filter(({ status }) =>
        UNDER_WAY.includes(status),
      );
      expect(under.length).toBeGreaterThan(6);
      for (const { status, consignments: sent, createdAt } of under)
        for (const { method, shipments: parcels, address } of sent) {
          const day = dayAtEnd(method);
          const by = method.startsWith('Two-person') ? 'two-person' : 'parcel';
          const load = { by, due: null, undated: false, notTo: [] } as const;
          const offered = shippingOptions(load, address?.postcode ?? '', 0, createdAt);
          expect([status, offered.map((each) => each.day)]).toEqual([status, expect.arrayContaining([day])]);
          expect([status, day !== null && day > isoDay(midnight - 1)]).toEqual([status, true]);
          for (const { shippedAt } of parcels) expect(shippedAt).toBeLessThan(midnight);
        }
    },
  );

  it('have paid, except for orders that the platform does not count as paid', () => {
    const unpaid = (
      ['Incomplete', 'Pending', 'Declined', 'Awaiting Payment', 'Manual Verification Required'] as const
    ).map(statusId);
    for (const { status, payments } of orders)
      expect([status, payments.length === 0]).toEqual([status, unpaid.includes(status)]);
  });

  it('have had everything refunded, delivery included, for refunded and cancelled orders', () => {
    const refunded = orders.filter(({ status }) =>
      [statusId('Refunded'), statusId('Cancelled')].includes(status),
    );
    expect(refunded.length).toBeGreaterThan(1);
    expect(refunded.map((order) => order.refunded)).toEqual(refunded.map((order) => order.total));
  });

  it('are restored when visitors’ data is deleted, and never duplicated', () => {
    const { parts, store: other } = openParts();
    writeCustomers(other, DEMO_SEED, MIDNIGHT);
    const before = ids(other);
    writeCustomers(other, DEMO_SEED, MIDNIGHT);
    expect(ids(other)).toEqual(before);
    other.exec('DELETE FROM wishlist_item; UPDATE orders SET customer_id = 0');
    emptyVisits(parts);
    expect(ids(other, 'customer_id <> 0').length).toBe(before.length);
  });
});
