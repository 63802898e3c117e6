import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { longDay } from '@/lib/dates/rules';
import { orderById } from '../../../../sandbox/commerce/orders/read.ts';
import { statusId } from '../../../../sandbox/commerce/orders/statuses.ts';
import { insertOrder } from '../../../../sandbox/commerce/orders/write.ts';
import { first, run } from '../../../../sandbox/store/rows.ts';
import { draft } from '../../../sandbox/order-drafts';
import { jar } from '../../../support/jar';
import { type LossyLine, startLossyLine } from '../../../support/lossy-line';
import { outboxIn } from '../../../support/outbox';
import { ask } from '../../../support/shopper';
import { startUpstream, type Upstream } from '../../../support/upstream';

vi.mock('next/cache', () => ({
  cacheLife: () => undefined,
  cacheTag: () => undefined,
}));
vi.mock('next/headers', async () => import('../../../support/jar'));

const MINUTE = 60_000;
const TERMS = {
  name: 'Hobwright',
  legalName: 'Hobwright Ltd',
  addressLines: ['1 Mill Lane'],
  postcode: 'LS1 4AP',
  telephone: '',
  hours: '',
  email: 'help@hobwright.example',
};

let upstream: Upstream;
let line: LossyLine;
let number = 1_600_000_000;
const AGREED = 'Two-person delivery, Monday 7 December 2026';

beforeAll(async () => {
  upstream = await startUpstream(60);
  line = await startLossyLine(upstream.url);
  vi.stubEnv('BIGCOMMERCE_API_URL', `${line.url}/stores/hobwright`);
}, 60_000);
afterAll(async () => {
  await line[Symbol.asyncDispose]();
  await upstream[Symbol.asyncDispose]();
});
beforeEach(() => {
  jar().clear();
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  line.fate = () => 'well';
  const shared: Map<string, unknown> | undefined = Reflect.get(globalThis, 'hobwrightShared');
  for (const name of ['rate-limit', 'breaker.management']) shared?.delete(name);
});

/** A guest's order of a washer that comes on a Monday, or was sent today, and that this browser has opened. */
async function place(status: 'Awaiting Fulfillment' | 'Shipped' = 'Awaiting Fulfillment'): Promise<number> {
  number += 1;
  const base = draft({ number, customerId: 0, status: statusId(status) });
  const shippedAt = Date.now();
  const consignments = base.consignments.map(({ lines, shipments, ...each }) => ({
    ...each,
    lines: lines.map((one) => ({ ...one, parent: null })),
    shipments:
      status === 'Shipped'
        ? shipments.map((one) => ({ ...one, shippedAt, items: [{ line: 0, quantity: 1 }] }))
        : [],
  }));
  insertOrder(upstream.store, { ...base, consignments });
  const sql = 'UPDATE order_consignment SET method = ?, shipping_cost = 0 WHERE order_id = ?';
  run(upstream.store, sql, AGREED, number);
  const { POST } = await import('@/app/api/track-order/route');
  await ask(POST, { body: { order: String(number), proof: 'pat@example.org' } });
  return number;
}

async function aDay(id: number): Promise<string> {
  const { readOrder } = await import('@/lib/orders/record/queries');
  const { readDaysToMoveTo } = await import('@/lib/orders/changes/day-queries');
  const found = await readOrder(id);
  const days = found.ok && found.value ? await readDaysToMoveTo(found.value.order, new Date()) : [];
  return days.find((day) => !AGREED.includes(longDay(day))) ?? '';
}

async function move(id: number, day: string): Promise<number> {
  const { POST } = await import('@/app/api/order-day/route');
  const body = { order: String(id), day, turn: '2026-11-20T09:00:00.000Z' };
  return (await ask(POST, { body })).status;
}

/** Asks to send the washer back. */
async function sendBack(id: number): Promise<number> {
  const { POST } = await import('@/app/api/return-order/route');
  const washer = orderById(upstream.store, id)?.consignments[0]?.lines[0]?.id;
  const body = { order: String(id), turn: '0', [`take-${washer}`]: '1', [`why-${washer}`]: 'fit' };
  return (await ask(POST, { body })).status;
}
const returnsOf = (id: number) =>
  first<{ n: number }>(
    upstream.store,
    `SELECT count(*) AS n FROM metafield WHERE owner = 'order' AND owner_id = ?`,
    String(id),
  )?.n;

const methodOf = (id: number) => orderById(upstream.store, id)?.consignments[0]?.method;

/** Delivers the letters that are due about an order: written, or without anything to say. */
async function letters(id: number): Promise<string[]> {
  const { compose } = await import('@/lib/mail/compose-queries');
  const { letterRequest } = await import('@/lib/post/requests');
  const { readPolicy } = await import('@/lib/policy/entry-queries');
  const { deliverDue } = await import('@/lib/platform/durable/outbox/worker');
  const { config } = await import('@/lib/platform/config');
  const { store, close } = outboxIn(join(config().dataFolder, 'outbox.sqlite'));
  const shop = { settings: TERMS as never, policy: await readPolicy(), origin: 'https://shop.example' };
  const found: string[] = [];
  const letter = async (payload: unknown) => {
    const request = letterRequest.parse(payload);
    const composed = await compose(request, shop);
    if ('orderId' in request && request.orderId === id)
      found.push(composed === 'lapsed' ? 'lapsed' : composed ? 'written' : 'nothing');
    return 'done' as const;
  };
  await deliverDue({ store, deliver: { letter }, clock: Date.now, onTry: () => undefined, unsettled: [] });
  await close();
  return found;
}

test('a moved day whose answer was lost is confirmed after a minute', async () => {
  const id = await place();
  const [before, day] = [methodOf(id), await aDay(id)];
  line.fate = (call) => (call.startsWith('PUT ') ? 'answer lost' : 'well');
  expect(await move(id, day)).toBe(503);
  expect(methodOf(id)).not.toBe(before);
  expect(await letters(id)).toEqual([]);
  vi.setSystemTime(Date.now() + MINUTE + 1);
  expect(await letters(id)).toEqual(['written']);
});

test('a day that was not moved is confirmed to nobody, and once when a later attempt moves it', async () => {
  const id = await place();
  const [before, day] = [methodOf(id), await aDay(id)];
  line.fate = (call) => (call.startsWith('PUT ') ? 'cut' : 'well');
  expect(await move(id, day)).toBe(503);
  expect(methodOf(id)).toBe(before);
  vi.setSystemTime(Date.now() + MINUTE - 1);
  line.fate = () => 'well';
  expect(await move(id, day)).toBe(200);
  expect(await letters(id)).toEqual(['written']);
  vi.setSystemTime(Date.now() + 2 * MINUTE);
  expect(await letters(id)).toEqual([]);
});

test('a confirmation that lapsed is sent when a later attempt moves the day', async () => {
  const id = await place();
  const day = await aDay(id);
  line.fate = (call) => (call.startsWith('PUT ') ? 'cut' : 'well');
  expect(await move(id, day)).toBe(503);
  vi.setSystemTime(Date.now() + MINUTE + 1);
  expect(await letters(id)).toEqual(['lapsed']);
  line.fate = () => 'well';
  for (const click of [1, 2]) expect(await move(id, day), `click ${click}`).toBe(200);
  expect(await letters(id)).toEqual(['written']);
});

test('a return whose answer was lost is confirmed to shopper and shop, and once for two clicks', async () => {
  const id = await place('Shipped');
  line.fate = (call) => (call.startsWith('POST ') && call.includes('/metafields') ? 'answer lost' : 'well');
  expect(await sendBack(id)).toBe(503);
  expect(returnsOf(id)).toBe(1);
  expect(await letters(id)).toEqual([]);
  vi.setSystemTime(Date.now() + MINUTE + 1);
  expect(await letters(id)).toEqual(['written', 'written']);
  line.fate = () => 'well';
  expect(await sendBack(id)).toBe(200);
  expect(returnsOf(id)).toBe(1);
  expect(await letters(id)).toEqual([]);
});

test('a return that was not recorded is confirmed once a later attempt records it', async () => {
  const id = await place('Shipped');
  line.fate = (call) => (call.startsWith('POST ') && call.includes('/metafields') ? 'cut' : 'well');
  expect(await sendBack(id)).toBe(503);
  expect(returnsOf(id)).toBe(0);
  vi.setSystemTime(Date.now() + MINUTE + 1);
  expect(await letters(id)).toEqual(['lapsed', 'lapsed']);
  line.fate = () => 'well';
  for (const click of [1, 2]) expect(await sendBack(id), `click ${click}`).toBe(200);
  expect(await letters(id)).toEqual(['written', 'written']);
});
