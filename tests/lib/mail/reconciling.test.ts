import { z } from 'zod';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { statusId } from '../../../sandbox/commerce/orders/statuses.ts';
import { insertOrder } from '../../../sandbox/commerce/orders/write.ts';
import { run } from '../../../sandbox/store/rows.ts';
import { isUnreachable } from '@/lib/platform/result';
import { outboxOf } from '@/lib/platform/durable/outbox/store';
import { deliverKey } from '@/lib/platform/durable/outbox/worker';
import { OUTBOX } from '@/lib/platform/durable/store/schemas';
import { openStores } from '@/lib/platform/durable/stores';
import { draft } from '../../sandbox/order-drafts';
import { type LossyLine, startLossyLine } from '../../support/lossy-line';
import { takeOutbox } from '../../support/outbox';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

let upstream: Upstream;
let line: LossyLine;
let calls: string[] = [];
let number = 1_500_000_000;

beforeAll(async () => {
  upstream = await startUpstream(60);
  line = await startLossyLine(upstream.url);
  vi.stubEnv('BIGCOMMERCE_API_URL', `${line.url}/stores/hobwright`);
}, 60_000);
afterAll(async () => {
  await line[Symbol.asyncDispose]();
  await upstream[Symbol.asyncDispose]();
});
beforeEach(async () => {
  calls = [];
  line.fate = (call) => {
    calls.push(call);
    return 'well';
  };
  await takeOutbox();
});
afterEach(() => {
  Reflect.get(globalThis, 'hobwrightShared')?.delete('breaker.management');
});

/** A guest's paid order of just now, whose event the shop never heard. */
function place(status: 'Incomplete' | 'Awaiting Fulfillment'): number {
  number += 1;
  const now = Date.now();
  insertOrder(upstream.store, {
    ...draft({ number, customerId: 0, status: statusId(status), createdAt: now, updatedAt: now }),
  });
  return number;
}

async function reconcile(since = Date.now() - MINUTE) {
  const { deliverReconciliation } = await import('@/lib/mail/reconcile-commands');
  return deliverReconciliation({ since });
}

/**
 * Expects the next run to read from a quarter of an hour before this one and to wait for the next five minutes, though
 * at least until `earliest`.
 */
function expectNext(found: unknown, began: number, earliest = 0): void {
  const { payload, at } = found as { payload: { since: number }; at: number };
  expect(payload.since).toBeGreaterThanOrEqual(began - 15 * MINUTE);
  expect(payload.since).toBeLessThanOrEqual(Date.now() - 15 * MINUTE);
  expect(at).toBeGreaterThan(began);
  expect(at).toBeLessThanOrEqual(Date.now() + 5 * MINUTE);
  if (at !== earliest) expect(at % (5 * MINUTE)).toBe(0);
}

/** Looks at the orders that are to be looked at. @returns the keys of what then waits. */
async function lookAtOrders(): Promise<string[]> {
  const { deliverOrderNews } = await import('@/lib/mail/news-commands');
  for (const { kind, payload } of await takeOutbox())
    if (kind === 'order-news') expect(await deliverOrderNews(payload)).toBe('done');
  return (await takeOutbox(10 * MINUTE)).map(({ key }) => key);
}

test('a paid order without a webhook is confirmed once, at the cost of one call', async () => {
  const [id, open] = [place('Awaiting Fulfillment'), place('Incomplete')];
  const began = Date.now();
  expectNext(await reconcile(), began);
  expect(calls.map((call) => call.split('?')[0])).toEqual(['GET /stores/hobwright/v2/orders']);
  const keys = await lookAtOrders();
  expect(keys).toContain(`letter:order:${id}:placed`);
  expect(keys.join()).not.toContain(String(open));
  await reconcile();
  expect(await takeOutbox(), 'known by now').toEqual([]);
});

test('a cancelled order is refunded even if every webhook about it was lost', async () => {
  const id = place('Awaiting Fulfillment');
  const { enqueue } = await import('@/lib/platform/durable/outbox');
  await enqueue({ kind: 'cancel', key: `cancel:${id}`, payload: { orderId: id } });
  await takeOutbox();
  const sql = 'UPDATE orders SET status = ?, updated_at = ? WHERE id = ?';
  run(upstream.store, sql, statusId('Cancelled'), Date.now(), id);
  await reconcile();
  const keys = await lookAtOrders();
  expect(keys).toEqual(expect.arrayContaining([`refund:${id}`, `letter:order:${id}:cancelled`]));
});

test('the date of a refund is read only for an old order, and only until its e-mail is queued', async () => {
  const { deliverOrderNews } = await import('@/lib/mail/news-commands');
  const asked = async (createdAt: number) => {
    number += 1;
    const base = draft({ number, customerId: 0, status: statusId('Refunded'), createdAt });
    const consignments = base.consignments.map((each) => ({ ...each, shipments: [] }));
    insertOrder(upstream.store, { ...base, consignments, refunded: 100 });
    const refund =
      "INSERT INTO order_refund (order_id, amount, reason, items, created_at) VALUES (?, 100, '', '[]', ?)";
    run(upstream.store, refund, number, Date.now());
    calls = [];
    await deliverOrderNews({ orderId: number });
    expect((await takeOutbox()).map(({ key }) => key)).toContain(`letter:order:${number}:refunded:100`);
    await deliverOrderNews({ orderId: number });
    return calls.filter((call) => call.includes('/refunds')).length;
  };
  expect(await asked(Date.now())).toBe(0);
  expect(await asked(Date.UTC(2024, 10, 20))).toBe(1);
});

test('a queued confirmation lapses when its order has been cancelled', async () => {
  const id = place('Awaiting Fulfillment');
  run(upstream.store, 'UPDATE orders SET status = ? WHERE id = ?', statusId('Cancelled'), id);
  const { compose } = await import('@/lib/mail/compose-queries');
  const letter = { letter: 'orderPlaced', orderId: id } as const;
  const nothingOfIt = {} as Parameters<typeof compose>[1];
  expect(await compose(letter, nothingOfIt)).toBe('lapsed');
});

test('reconciliation reads no unchanged order, and is retried while the platform is down', async () => {
  place('Awaiting Fulfillment');
  await reconcile(Date.now() + 60 * MINUTE);
  expect(await takeOutbox()).toEqual([]);
  line.fate = () => 'cut';
  expect(isUnreachable(await reconcile().catch((error: unknown) => error))).toBe(true);
});

/** Has the outbox deliver it as if it were then. @returns what then waits. */
async function deliverAt(now: number): Promise<{ since: number; at: number } | null> {
  const { config } = await import('@/lib/platform/config');
  const { deliverReconciliation } = await import('@/lib/mail/reconcile-commands');
  const stores = openStores(config());
  const opened = await stores.open(OUTBOX);
  const parts = { store: outboxOf(opened), clock: () => now, onTry: () => undefined, unsettled: [] };
  await deliverKey({ ...parts, deliver: { reconciliation: deliverReconciliation } }, 'reconciliation');
  const [item] = await opened.rows<{ payload: string; due_at: number }>(
    "SELECT payload, due_at FROM item WHERE key = 'reconciliation' AND state = 'waiting'",
  );
  await stores.close();
  return item
    ? { since: z.object({ since: z.number() }).parse(JSON.parse(item.payload)).since, at: item.due_at }
    : null;
}

const askedSince = () =>
  calls.map((call) => new URL(call.split(' ')[1] ?? '', 'http://shop').searchParams.get('min_date_modified'));

test('the next reconciliation starts where the last ended, after an outage of any length', async () => {
  const { planReconciliation } = await import('@/lib/mail/reconcile-commands');
  const began = Date.now();
  expect(await planReconciliation(began - 60 * MINUTE)).toBe(true);
  const next = await deliverAt(began);
  expectNext({ payload: next, at: next?.at }, began, began + SECOND);
  expect(await planReconciliation(began + 180 * MINUTE), 'three hours later').toBe(true);
  calls = [];
  await deliverAt(began + 180 * MINUTE);
  expect(askedSince()).toEqual([new Date(next?.since ?? 0).toISOString()]);
});

test('a reconciliation that was given up starts again with its whole period', async () => {
  const { planReconciliation } = await import('@/lib/mail/reconcile-commands');
  const began = Date.now();
  await planReconciliation(began);
  const next = await deliverAt(began);
  const { fate } = line;
  line.fate = () => 'cut';
  expect(await deliverAt(began + 8 * 24 * 60 * MINUTE), 'given up').toBeNull();
  line.fate = fate;
  Reflect.get(globalThis, 'hobwrightShared')?.delete('breaker.management');
  expect(await planReconciliation(began + 8 * 24 * 60 * MINUTE)).toBe(true);
  calls = [];
  await deliverAt(began + 8 * 24 * 60 * MINUTE);
  expect(askedSince()).toEqual([new Date(next?.since ?? 0).toISOString()]);
});

test('more changed orders than fit one run are read in several runs', async () => {
  vi.resetModules();
  const pages: number[] = [];
  vi.doMock('@/lib/orders/record/queries', () => ({
    CHANGED_A_PAGE: 1,
    readChanged: async (_: number, page: number) => {
      pages.push(page);
      const other = { id: page, channel_id: 99, status_id: 1, items_shipped: 0, refunded_amount: 0 };
      return { ok: true, value: page < 23 ? [other] : [] };
    },
  }));
  const { deliverReconciliation } = await import('@/lib/mail/reconcile-commands');
  const began = Date.now();
  const rest = await deliverReconciliation({ since: 1 });
  expect(rest).toMatchObject({ payload: { since: 1, page: 21 } });
  expectNext(await deliverReconciliation((rest as { payload: unknown }).payload), began);
  expect(pages).toEqual(Array.from({ length: 23 }, (_, at) => at + 1));
  vi.doUnmock('@/lib/orders/record/queries');
});
