import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DEMO_CUSTOMER, DEMO_PASSWORD, PEOPLE } from '../../../sandbox/demo/seed/customers/data/people.ts';
import type { Order, OrderSummary } from '@/lib/orders/types';
import type { Session } from '@/lib/platform/session/session';
import { sumRows } from '@/lib/orders/sum';
import { jar } from '../../support/jar';
import { ask } from '../../support/shopper';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../support/jar'));

let upstream: Upstream;
let queries: typeof import('@/lib/orders/queries');
let own: Session;
let other: Session;
let list: OrderSummary[];
let orders: Order[];

beforeAll(async () => {
  upstream = await startUpstream(400);
  queries = await import('@/lib/orders/queries');
  other = await signIn(PEOPLE.find(({ fullness }) => fullness === 'empty')!.email);
  own = await signIn(DEMO_CUSTOMER.email);
  ({ orders: list } = await queries.getOrders(own, '/account', { size: 50 }));
  orders = (await Promise.all(list.map(({ id }) => queries.getOrder(own, '/account', id)))).filter(
    (order) => order !== null,
  );
}, 60_000);
afterAll(() => upstream[Symbol.asyncDispose]());

async function signIn(email: string): Promise<Session> {
  jar().clear();
  const { POST } = await import('@/app/api/login/route');
  await ask(POST, { body: { email, password: DEMO_PASSWORD } });
  const { readSession } = await import('@/lib/platform/session/session');
  return (await readSession())!;
}

describe('a customer’s orders', () => {
  test('are all readable in full, the newest first', () => {
    expect(list.length).toBeGreaterThan(10);
    expect(orders).toHaveLength(list.length);
    const days = list.map(({ orderedAt }) => orderedAt);
    expect(days).toEqual(days.toSorted().toReversed());
  });
  test('add up to the penny', () => {
    for (const order of orders) {
      const sum = sumRows(order).reduce((total, { amount }) => total + amount, 0);
      expect(sum, `order ${order.id}`).toBe(order.total);
      expect(Number.isInteger(order.total)).toBe(true);
    }
  });
  test('include all forms of tracking, extras, coupons, wrapping, gift certificates and refunds', () => {
    const shipments = orders.flatMap(({ consignments }) =>
      consignments.flatMap(({ shipments }) => shipments),
    );
    const shapes = shipments.map(({ tracking: t }) => `${t?.number ? 'n' : ''}${t?.link ? 'u' : ''}`);
    expect(new Set(shapes)).toEqual(new Set(['n', 'u', 'nu', ...(shapes.includes('') ? [''] : [])]));
    const lines = orders.flatMap(({ consignments }) => consignments.flatMap(({ lines }) => lines));
    expect(lines.some(({ extras }) => extras.length > 0)).toBe(true);
    expect(lines.some(({ wrapping }) => wrapping)).toBe(true);
    expect(lines.some(({ refundedQuantity }) => refundedQuantity > 0)).toBe(true);
    expect(orders.some(({ coupons }) => coupons.length > 0)).toBe(true);
    expect(orders.some(({ giftCertificates }) => giftCertificates.length > 0)).toBe(true);
    expect(orders.some(({ consignments }) => consignments.length > 1)).toBe(true);
  });
  test('are paged, and can be searched by number', async () => {
    const second = await queries.getOrders(own, '/account', { page: 2, size: 5 });
    expect(second.orders.map(({ id }) => id)).toEqual(list.slice(5, 10).map(({ id }) => id));
    const byNumber = await queries.getOrders(own, '/account', { text: String(list[3]!.id) });
    expect(byNumber.orders.map(({ id }) => id)).toEqual([list[3]!.id]);
    const beyond = await queries.getOrders(own, '/account', { page: 999 });
    expect(beyond.page).toBe(beyond.pages);
  });
});

test('a refund of one line before the delivery leaves an order under way, in the list and on its page', async () => {
  const { isUnderWay } = await import('@/lib/orders/progress');
  const { managementRequest } = await import('@/lib/platform/upstreams/management');
  const today = new Date().toISOString().slice(0, 10);
  const due = await queries.getDueOf(list);
  const order = list.find(({ id }) => due.get(id)?.some((day) => day > today))!;
  const partly = { path: `/v2/orders/${order.id}`, method: 'PUT', body: { status_id: 14 } } as const;
  await managementRequest(partly, z.unknown());

  const listed = await queries.getOrders(own, '/account', { text: String(order.id) });
  const shown = await queries.getOrder(own, '/account', order.id);
  for (const each of [listed.orders[0]!, shown!]) {
    expect(each.status.value).toBe('PARTIALLY_REFUNDED');
    expect(isUnderWay(each)).toBe(true);
  }
  const delivered = list.find(({ status }) => status.value === 'PARTIALLY_REFUNDED')!;
  expect(isUnderWay(delivered)).toBe(false);
});

describe('another customer’s orders', () => {
  test('are answered like orders that do not exist', async () => {
    expect((await queries.getOrders(other, '/account')).total).toBe(0);
    for (const id of [list[0]!.id, 2_147_483_646]) {
      expect(await queries.getOrder(other, '/account', id)).toBeNull();
    }
  });
  test('cannot be read with an expired token', async () => {
    const ended = { ...own, token: 'f'.repeat(64) };
    await expect(queries.getOrders(ended, '/account')).rejects.toThrow('NEXT_REDIRECT');
  });
});
