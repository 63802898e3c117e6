import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { orderById } from '../../../sandbox/commerce/orders/read.ts';
import { readRefunds } from '../../../sandbox/commerce/orders/read-refunds.ts';
import { statusId, type OrderStatusName } from '../../../sandbox/commerce/orders/statuses.ts';
import { insertOrder } from '../../../sandbox/commerce/orders/write.ts';
import { run } from '../../../sandbox/store/rows.ts';
import { writeMail } from '@/lib/mail/write-mail';
import type { Letter } from '@/lib/mail/types';
import { formatTotal } from '@/lib/money/rules';
import { draft, PLACED } from '../../sandbox/order-drafts';
import { jar } from '../../support/jar';
import { type LossyLine, startLossyLine } from '../../support/lossy-line';
import { SHOP } from '../../support/mail';
import { ask } from '../../support/shopper';
import { outboxIn } from '../../support/outbox';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../support/jar'));
/** Whether the platform offers no way of sending money back but by hand. */
const ways = vi.hoisted(() => ({ areByHand: false, sent: [] as unknown[] }));
vi.mock('@/lib/platform/upstreams/management', async (importOriginal) => {
  const actual = await importOriginal<typeof import('@/lib/platform/upstreams/management')>();
  const managementRequest: typeof actual.managementRequest = async (request, schema) => {
    if (request.method === 'POST' && request.path.endsWith('/refunds')) ways.sent.push(request.body);
    const answer = await actual.managementRequest(request, schema);
    if (!ways.areByHand || !answer.ok || !request.path.endsWith('/refund_quotes')) return answer;
    return {
      ok: true,
      value: schema.parse(
        JSON.parse(JSON.stringify(answer.value).replaceAll('"offline":false', '"offline":true')),
      ),
    };
  };
  return { ...actual, managementRequest };
});

const DAY = 24 * 60 * 60_000;

let upstream: Upstream;
let line: LossyLine;
let number = 1_400_000_000;

beforeAll(async () => {
  upstream = await startUpstream(60);
  line = await startLossyLine(upstream.url);
  vi.stubEnv('BIGCOMMERCE_API_URL', `${line.url}/stores/hobwright`);
}, 60_000);
afterAll(async () => {
  await line[Symbol.asyncDispose]();
  await upstream[Symbol.asyncDispose]();
});
beforeEach(() => jar().clear());
afterEach(() => {
  line.fate = () => 'well';
  ways.areByHand = false;
  ways.sent = [];
  shared()?.delete('rate-limit');
});

const shared = (): Map<string, unknown> | undefined => Reflect.get(globalThis, 'hobwrightShared');
const isChange = (call: string) => call.startsWith('PUT ');

/** A guest's paid order of which nothing has left, opened by this browser. */
async function place(createdAt = PLACED): Promise<number> {
  number += 1;
  const base = draft({ number, customerId: 0, status: statusId('Awaiting Fulfillment'), createdAt });
  const consignments = base.consignments.map((each) => ({
    ...each,
    lines: each.lines.map((one) => ({ ...one, parent: null })),
    shipments: [],
  }));
  insertOrder(upstream.store, { ...base, consignments });
  const { POST } = await import('@/app/api/track-order/route');
  await ask(POST, { body: { order: String(number), proof: 'pat@example.org' } });
  return number;
}

async function cancel(id: number): Promise<number> {
  const { POST } = await import('@/app/api/cancel-order/route');
  return (await ask(POST, { body: { order: String(id) } })).status;
}

const MINUTE = 60_000;

/**
 * The worker's rounds until nothing is due, so many milliseconds from now. @returns the letters that go out about an
 * order.
 */
async function work(id: number, later = 0): Promise<string[]> {
  shared()?.delete('breaker.management');
  const { deliverDue } = await import('@/lib/platform/durable/outbox/worker');
  const { deliverCancel } = await import('@/lib/orders/changes/cancel-commands');
  const { deliverRefund } = await import('@/lib/orders/changes/refund-commands');
  const { deliverOrderNews } = await import('@/lib/mail/news-commands');
  const { store, close } = outboxIn(await outboxFile());
  const letters: string[] = [];
  await deliverDue({
    store,
    deliver: {
      cancel: deliverCancel,
      refund: deliverRefund,
      'order-news': deliverOrderNews,
      letter: async (payload) => {
        const { letter, orderId } = payload as { letter: string; orderId: number };
        if (orderId === id) letters.push(letter);
        return 'done';
      },
    },
    clock: () => Date.now() + later,
    onTry: () => undefined,
    unsettled: [],
  });
  await close();
  return letters;
}

const outboxFile = async () =>
  join((await import('@/lib/platform/config')).config().dataFolder, 'outbox.sqlite');
const platformSays = (id: number) => orderById(upstream.store, id)?.status;
const setStatus = (id: number, status: OrderStatusName) =>
  run(upstream.store, 'UPDATE orders SET status = ? WHERE id = ?', statusId(status), id);
const totalOf = (id: number) => orderById(upstream.store, id)?.total;
const sentBack = (id: number) => readRefunds(upstream.store, id).map(({ amount }) => amount);
const shopSays = async (id: number) => {
  const { openOrder } = await import('@/lib/orders/tracking/open-queries');
  const found = await openOrder(id, null);
  return found.ok ? found.value?.order.status.value : found.error.kind;
};
async function hear(id: number, hash: string): Promise<void> {
  const { noteOrderEvent } = await import('@/lib/mail/news-commands');
  const event = { scope: 'store/order/statusUpdated', data: { type: 'order', id }, hash };
  expect(await noteOrderEvent(event)).toBe(true);
}

test('a cancellation whose answer is lost still cancels the order and refunds it once', async () => {
  const id = await place();
  line.fate = (call) => (isChange(call) ? 'answer lost' : 'well');
  expect(await cancel(id)).toBe(200);
  expect(await shopSays(id)).toBe('CANCELLED');
  expect(await work(id)).toContain('orderCancelled');
  expect(sentBack(id)).toEqual([totalOf(id)]);
});

test('an order shows as being cancelled while the platform is down, and then as cancelled', async () => {
  const id = await place();
  let isGone = false;
  line.fate = (call) => {
    isGone ||= isChange(call);
    return isGone ? 'cut' : 'well';
  };
  expect(await cancel(id)).toBe(200);
  line.fate = () => 'well';
  shared()?.delete('breaker.management');
  expect(platformSays(id)).toBe(statusId('Awaiting Fulfillment'));
  expect(await shopSays(id)).toBe('CANCELLING');
  expect(await work(id, DAY)).toContain('orderCancelled');
  expect(await shopSays(id)).toBe('CANCELLED');
  expect(sentBack(id)).toEqual([totalOf(id)]);
});

test('a cancellation whose process died before doing anything is completed by the next process', async () => {
  const id = await place();
  const { store, close } = outboxIn(await outboxFile());
  const now = Date.now();
  await store.add({ kind: 'cancel', key: `cancel:${id}`, payload: { orderId: id } }, now, 1_000);
  expect(await store.claimKey(`cancel:${id}`, now + 60_000)).not.toBeNull();
  await close();
  expect(await work(id, DAY)).toContain('orderCancelled');
  expect(platformSays(id)).toBe(statusId('Cancelled'));
  expect(sentBack(id)).toEqual([totalOf(id)]);
});

test('a cancellation that the outbox cannot store is refused and changes nothing', async () => {
  const id = await place();
  const db = new DatabaseSync(await outboxFile());
  db.exec(
    `CREATE TRIGGER full BEFORE INSERT ON item BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END`,
  );
  try {
    expect(await cancel(id)).toBe(503);
  } finally {
    db.exec('DROP TRIGGER full');
    db.close();
  }
  expect(platformSays(id)).toBe(statusId('Awaiting Fulfillment'));
  expect(await shopSays(id)).toBe('AWAITING_FULFILLMENT');
  expect(await cancel(id)).toBe(200);
  expect(platformSays(id)).toBe(statusId('Cancelled'));
});

test('an order that is cancelled repeatedly, with webhooks in between, is refunded once', async () => {
  const id = await place();
  for (let n = 0; n < 3; n += 1) {
    expect(await cancel(id)).toBe(200);
    await hear(id, `again-${n}`);
    await work(id);
  }
  expect(sentBack(id)).toEqual([totalOf(id)]);
});

test('an order that the merchant reinstates can be cancelled again', async () => {
  const id = await place();
  await cancel(id);
  setStatus(id, 'Awaiting Fulfillment');
  expect(await shopSays(id)).toBe('AWAITING_FULFILLMENT');
  expect(await cancel(id)).toBe(200);
  expect(platformSays(id)).toBe(statusId('Cancelled'));
});

test('an order that left before its queued cancellation goes ahead, and its shopper is told', async () => {
  const id = await place();
  let isGone = false;
  line.fate = (call) => {
    isGone ||= isChange(call);
    return isGone ? 'cut' : 'well';
  };
  await cancel(id);
  line.fate = () => 'well';
  setStatus(id, 'Shipped');
  expect(await work(id, DAY)).toEqual(['orderNotCancelled']);
  expect(platformSays(id)).toBe(statusId('Shipped'));
  expect(sentBack(id)).toEqual([]);
  expect(await shopSays(id)).toBe('SHIPPED');
});

test('a refund that the outbox gave up is made at the next webhook about the order', async () => {
  const id = await place();
  await cancel(id);
  const db = new DatabaseSync(await outboxFile());
  db.prepare(`UPDATE item SET state = 'dead', ended_at = 1 WHERE key = ?`).run(`refund:${id}`);
  db.close();
  await hear(id, 'later');
  await work(id);
  expect(sentBack(id)).toEqual([totalOf(id)]);
});

test('an order that the merchant cancelled is not refunded by the shop', async () => {
  const id = await place(Date.now());
  setStatus(id, 'Cancelled');
  await hear(id, 'by the merchant');
  expect(await work(id)).not.toContain('orderCancelled');
  expect(await work(id, 10 * MINUTE)).toContain('orderCancelled');
  expect(await cancel(id)).toBe(200);
  await work(id);
  expect(sentBack(id)).toEqual([]);
});

test('a refund whose answer is lost is retried late enough not to be made twice', async () => {
  const id = await place();
  const refunds: string[] = [];
  line.fate = (call) => {
    if (!call.includes('/payment_actions/')) return 'well';
    refunds.push(call.split('/').at(-1) ?? '');
    return call.endsWith('/refunds') ? 'answer lost' : 'well';
  };
  await cancel(id);
  await work(id);
  expect(refunds).toEqual(['refund_quotes', 'refunds']);
  await work(id, 9 * MINUTE);
  expect(refunds).toHaveLength(2);
  await work(id, DAY);
  expect(sentBack(id)).toEqual([totalOf(id)]);
  expect(refunds).toHaveLength(2);
});

test('a refund goes to the original payment method, not to the store credit offered first', async () => {
  const id = await place();
  await cancel(id);
  run(upstream.store, 'UPDATE orders SET customer_id = 41 WHERE id = ?', id);
  await work(id);
  const methodId = orderById(upstream.store, id)?.payments[0]?.methodId;
  expect(ways.sent).toMatchObject([{ payments: [{ provider_id: methodId }] }]);
  expect(methodId).not.toBe('storecredit');
  expect(sentBack(id)).toEqual([totalOf(id)]);
});

test('the call that refunds has as much time as a gateway takes', async () => {
  const id = await place();
  await cancel(id);
  await work(id);
  const { metrics } = await import('@/lib/platform/observe/metrics');
  expect(await metrics().registry.metrics()).toMatch(
    /^upstream_call_duration_seconds_count\{upstream="refund",outcome="ok"\} [1-9]/m,
  );
  const { POLICIES } = await import('@/lib/platform/upstreams/resilience/policy');
  expect(POLICIES.refund).toMatchObject({ perTry: 30_000, deadline: 30_000 });
});

test('a refund that no gateway can make is left to the shop, which is e-mailed once', async () => {
  const id = await place();
  ways.areByHand = true;
  await cancel(id);
  const letters = await work(id);
  await hear(id, 'news of it');
  letters.push(...(await work(id)));
  expect(letters.toSorted()).toEqual(['orderCancelled', 'refundByHand']);
  expect(sentBack(id)).toEqual([]);
  const { compose } = await import('@/lib/mail/compose-queries');
  const asked = await compose({ letter: 'refundByHand', orderId: id }, SHOP);
  expect(asked).toMatchObject({ to: SHOP.settings.email });
  const text = writeMail((asked as { letter: Letter }).letter, SHOP.settings.email, SHOP).text;
  expect(text).toContain(formatTotal(totalOf(id) ?? 0));
  expect(text).toContain('record the refund');
  run(upstream.store, 'UPDATE orders SET refunded = total WHERE id = ?', id);
  expect(await compose({ letter: 'refundByHand', orderId: id }, SHOP), 'paid by now').toBe('lapsed');
});
