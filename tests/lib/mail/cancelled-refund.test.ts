import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { orderById } from '../../../sandbox/commerce/orders/read.ts';
import { statusId, type OrderStatusName } from '../../../sandbox/commerce/orders/statuses.ts';
import { insertOrder } from '../../../sandbox/commerce/orders/write.ts';
import { seedContent } from '../../../sandbox/demo/content/seed-content.ts';
import { run } from '../../../sandbox/store/rows.ts';
import { transaction } from '../../../sandbox/store/store.ts';
import { formatTotal } from '@/lib/money/rules';
import type { Mail } from '@/lib/platform/upstreams/mail';
import { draft } from '../../sandbox/order-drafts';
import { jar } from '../../support/jar';
import { outboxIn } from '../../support/outbox';
import { ask } from '../../support/shopper';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../support/jar'));

/** What has gone out, and whether the money goes back only by hand. */
const post = vi.hoisted(() => ({ sent: [] as Mail[], isByHand: false }));
vi.mock('@/lib/platform/upstreams/mail', () => ({
  sendMail: async (mail: Mail) => {
    post.sent.push(mail);
    return 'done';
  },
}));
vi.mock('@/lib/platform/upstreams/pictures', () => ({ readJpeg: async () => null }));
vi.mock('@/lib/platform/upstreams/management', async (importOriginal) => {
  const actual = await importOriginal<typeof import('@/lib/platform/upstreams/management')>();
  const managementRequest: typeof actual.managementRequest = async (request, schema) => {
    const answer = await actual.managementRequest(request, schema);
    if (!post.isByHand || !answer.ok || !request.path.endsWith('/refund_quotes')) return answer;
    const byHand = JSON.stringify(answer.value).replaceAll('"offline":false', '"offline":true');
    return { ok: true, value: schema.parse(JSON.parse(byHand)) };
  };
  return { ...actual, managementRequest };
});

const MINUTE = 60_000;
/** Longer than any letter is held back. */
const AFTERWARDS = 20 * MINUTE;

let upstream: Upstream;
let number = 1_420_000_000;

beforeAll(async () => {
  upstream = await startUpstream(60);
  transaction(upstream.store, () => seedContent(upstream.store));
  await work();
}, 60_000);
afterAll(() => upstream[Symbol.asyncDispose]());
beforeEach(() => {
  jar().clear();
  post.sent = [];
  post.isByHand = false;
});

/** A guest's paid order of which nothing has left, opened by this browser. */
async function place(): Promise<number> {
  number += 1;
  const base = draft({
    number,
    customerId: 0,
    status: statusId('Awaiting Fulfillment'),
    createdAt: Date.now() - MINUTE,
  });
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

async function cancel(id: number): Promise<void> {
  const { POST } = await import('@/app/api/cancel-order/route');
  expect((await ask(POST, { body: { order: String(id) } })).status).toBe(200);
}

/** The worker's rounds until nothing is due, so many milliseconds from now. @returns the subjects that went out. */
async function work(later = 0): Promise<string[]> {
  const { deliverDue } = await import('@/lib/platform/durable/outbox/worker');
  const { deliverCancel } = await import('@/lib/orders/changes/cancel-commands');
  const { deliverRefund } = await import('@/lib/orders/changes/refund-commands');
  const { deliverOrderNews } = await import('@/lib/mail/news-commands');
  const { deliverLetter } = await import('@/lib/mail/commands');
  const { config } = await import('@/lib/platform/config');
  const { store, close } = outboxIn(join(config().dataFolder, 'outbox.sqlite'));
  const before = post.sent.length;
  await deliverDue({
    store,
    deliver: {
      cancel: deliverCancel,
      refund: deliverRefund,
      'order-news': deliverOrderNews,
      letter: deliverLetter,
    },
    clock: () => Date.now() + later,
    onTry: () => undefined,
    unsettled: [],
  });
  await close();
  return post.sent.slice(before).map(({ subject }) => subject.replace(/ \d+$/, ''));
}

async function hear(id: number, scope: string): Promise<void> {
  const { noteOrderEvent } = await import('@/lib/mail/news-commands');
  expect(await noteOrderEvent({ scope: `store/order/${scope}`, data: { type: 'order', id } })).toBe(true);
}

const setStatus = (id: number, status: OrderStatusName) =>
  run(upstream.store, 'UPDATE orders SET status = ? WHERE id = ?', statusId(status), id);
const total = (id: number) => formatTotal(orderById(upstream.store, id)?.total ?? 0);
const words = (subject: string) =>
  post.sent.find((mail) => mail.subject.startsWith(subject))?.text.replace(/\s+/g, ' ');
/** Somebody at the shop pays the money back, and records it with the order. */
const refundByHand = (id: number) => {
  run(upstream.store, 'UPDATE orders SET refunded = total WHERE id = ?', id);
  const sql = `INSERT INTO order_refund (order_id, amount, reason, items, created_at) SELECT id, total, '', '[]', ? FROM orders WHERE id = ?`;
  run(upstream.store, sql, Date.now(), id);
};

test.each(['Cancelled', 'Refunded'] as const)(
  'one e-mail reports the cancellation and the refund, even if the platform then has the order as %s',
  async (status) => {
    const id = await place();
    await cancel(id);
    await hear(id, 'statusUpdated');
    const sent = await work();
    setStatus(id, status);
    await hear(id, 'refund/created');
    sent.push(...(await work(AFTERWARDS)));
    expect(sent).toEqual(['Cancelled: order']);
    expect(words('Cancelled')).toContain(`${total(id)} has been refunded the way you paid.`);
    expect(words('Cancelled')).not.toContain('write again');
  },
);

test('a refund webhook ahead of the cancellation webhook causes no second e-mail', async () => {
  const id = await place();
  setStatus(id, 'Cancelled');
  refundByHand(id);
  await hear(id, 'refund/created');
  await hear(id, 'statusUpdated');
  expect(await work(AFTERWARDS)).toEqual(['Cancelled: order']);
});

test('a later refund by hand is announced in the cancellation e-mail and confirmed in one more', async () => {
  const id = await place();
  post.isByHand = true;
  await cancel(id);
  await hear(id, 'statusUpdated');
  expect(await work()).toEqual(expect.arrayContaining(['Cancelled: order', 'Refund to pay by hand: order']));
  expect(words('Cancelled')).toContain(`${total(id)} goes back the way you paid`);
  expect(words('Cancelled')).toContain('We will write again as soon as it has been sent.');
  refundByHand(id);
  await hear(id, 'refund/created');
  expect(await work(AFTERWARDS)).toEqual(['Refunded: order']);
  expect(words('Refunded')).toContain(`${total(id)} for your order ${id}, which was cancelled,`);
  await hear(id, 'updated');
  expect(await work(AFTERWARDS)).toEqual([]);
});

test('a cancellation by the merchant is e-mailed after a delay, and its refund once it is made', async () => {
  const id = await place();
  setStatus(id, 'Cancelled');
  await hear(id, 'statusUpdated');
  expect(await work()).toEqual([]);
  expect(await work(AFTERWARDS)).toEqual(['Cancelled: order']);
  refundByHand(id);
  await hear(id, 'refund/created');
  expect(await work(AFTERWARDS)).toEqual(['Refunded: order']);
});
