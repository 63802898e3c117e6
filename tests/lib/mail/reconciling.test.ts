import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { statusId } from '../../../sandbox/commerce/orders/statuses.ts';
import { insertOrder } from '../../../sandbox/commerce/orders/write.ts';
import { run } from '../../../sandbox/store/rows.ts';
import { isUnreachable } from '@/lib/platform/result';
import { draft } from '../../sandbox/order-drafts';
import { type LossyLine, startLossyLine } from '../../support/lossy-line';
import { takeOutbox } from '../../support/outbox';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

const MINUTE = 60_000;

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

async function reconcile(since = Date.now() - MINUTE): Promise<string> {
  const { deliverReconciliation } = await import('@/lib/mail/reconcile-commands');
  return deliverReconciliation({ since });
}

/** Looks at the orders that are to be looked at. @returns the keys of what then waits. */
async function lookAtOrders(): Promise<string[]> {
  const { deliverOrderNews } = await import('@/lib/mail/news-commands');
  for (const { kind, payload } of await takeOutbox())
    if (kind === 'order-news') expect(await deliverOrderNews(payload)).toBe('done');
  return (await takeOutbox()).map(({ key }) => key);
}

test('an order that was paid while nobody heard of it is confirmed once, for one call', async () => {
  const [id, open] = [place('Awaiting Fulfillment'), place('Incomplete')];
  expect(await reconcile()).toBe('done');
  expect(calls.map((call) => call.split('?')[0])).toEqual(['GET /stores/hobwright/v2/orders']);
  const keys = await lookAtOrders();
  expect(keys).toContain(`letter:order:${id}:placed`);
  expect(keys.join()).not.toContain(String(open));
  expect(await reconcile()).toBe('done');
  expect(await takeOutbox(), 'known by now').toEqual([]);
});

test('the money of an order that its shopper had cancelled goes back though everything was lost but the wish', async () => {
  const id = place('Awaiting Fulfillment');
  const { enqueue } = await import('@/lib/platform/durable/outbox');
  await enqueue({ kind: 'cancel', key: `cancel:${id}`, payload: { orderId: id } });
  await takeOutbox();
  const sql = 'UPDATE orders SET status = ?, updated_at = ? WHERE id = ?';
  run(upstream.store, sql, statusId('Cancelled'), Date.now(), id);
  expect(await reconcile()).toBe('done');
  const keys = await lookAtOrders();
  expect(keys).toEqual(expect.arrayContaining([`refund:${id}`, `letter:order:${id}:cancelled`]));
});

test('a confirmation that waited until its order was cancelled is not sent any more', async () => {
  const id = place('Awaiting Fulfillment');
  run(upstream.store, 'UPDATE orders SET status = ? WHERE id = ?', statusId('Cancelled'), id);
  const { compose } = await import('@/lib/mail/compose-queries');
  const letter = { letter: 'orderPlaced', orderId: id } as const;
  const nothingOfIt = {} as Parameters<typeof compose>[1];
  expect(await compose(letter, nothingOfIt)).toBe('lapsed');
});

test('what did not change since is not read, and a platform that is away is asked again', async () => {
  place('Awaiting Fulfillment');
  expect(await reconcile(Date.now() + 60 * MINUTE)).toBe('done');
  expect(await takeOutbox()).toEqual([]);
  line.fate = () => 'cut';
  expect(isUnreachable(await reconcile().catch((error: unknown) => error))).toBe(true);
});

test('the next time is planned once, and a time that was missed covers all that was', async () => {
  const { planReconciliation } = await import('@/lib/mail/reconcile-commands');
  const start = Math.floor(Date.now() / (5 * MINUTE)) * 5 * MINUTE - 60 * MINUTE;
  for (const now of [start + 1, start + MINUTE, start + 40 * MINUTE])
    expect(await planReconciliation(now)).toBe(true);
  const planned = await takeOutbox();
  expect(planned).toMatchObject([
    { kind: 'reconciliation', payload: { since: start + 5 * MINUTE - 15 * MINUTE } },
  ]);
});
