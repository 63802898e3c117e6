import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { orderById } from '../../../sandbox/commerce/orders/read.ts';
import { statusId, type OrderStatusName } from '../../../sandbox/commerce/orders/statuses.ts';
import { insertOrder } from '../../../sandbox/commerce/orders/write.ts';
import { all, first, run } from '../../../sandbox/store/rows.ts';
import { addDays, londonDate, londonInstant, longDay } from '@/lib/dates/rules';
import { draft } from '../../sandbox/order-drafts';
import { jar } from '../../support/jar';
import { takeOutbox } from '../../support/outbox';
import { ask, submit } from '../../support/shopper';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({
  cacheLife: () => undefined,
  cacheTag: () => undefined,
}));
vi.mock('next/headers', async () => import('../../support/jar'));

type Handler = (request: Request) => Promise<Response>;

let upstream: Upstream;
let cancel: Handler;
let sendBack: Handler;
let track: Handler;
let note: Handler;
let move: Handler;
let refund: (payload: unknown) => Promise<string>;
let number = 1_200_000_000;

beforeAll(async () => {
  upstream = await startUpstream(60);
  ({ POST: cancel } = await import('@/app/api/cancel-order/route'));
  ({ POST: sendBack } = await import('@/app/api/return-order/route'));
  ({ POST: note } = await import('@/app/api/order-note/route'));
  ({ POST: move } = await import('@/app/api/order-day/route'));
  ({ deliverRefund: refund } = await import('@/lib/orders/changes/refund-commands'));
  ({ POST: track } = await import('@/app/api/track-order/route'));
}, 60_000);
afterAll(() => upstream[Symbol.asyncDispose]());
beforeEach(() => {
  jar().clear();
  Reflect.get(globalThis, 'hobwrightShared')?.delete('rate-limit');
});

/** A guest's order of a washer and two hoses, sent yesterday unless nothing has left. */
function place(status: OrderStatusName, sentDaysAgo: number | null): number {
  number += 1;
  const base = draft({ number });
  const [consignment] = base.consignments;
  // By London's days, whose clock may have changed since.
  const shippedAt = londonInstant(addDays(londonDate(new Date()), -(sentDaysAgo ?? 0)), 0).getTime();
  const items = [
    { line: 0, quantity: 1 },
    { line: 1, quantity: 2 },
  ];
  insertOrder(upstream.store, {
    ...base,
    customerId: 0,
    status: statusId(status),
    consignments: [
      {
        ...consignment!,
        lines: consignment!.lines.map((line) => ({ ...line, parent: null })),
        shipments:
          sentDaysAgo === null ? [] : consignment!.shipments.map((each) => ({ ...each, shippedAt, items })),
      },
    ],
  });
  return number;
}

const open = (id: number) => ask(track, { body: { order: String(id), proof: 'pat@example.org' } });
const statusNow = (id: number) => orderById(upstream.store, id)?.status;
const linesOf = (id: number) => orderById(upstream.store, id)!.consignments[0]!.lines.map((line) => line.id);
const keptOf = (id: number) =>
  first<{ n: number; value: string | null }>(
    upstream.store,
    `SELECT count(*) AS n, max(value) AS value FROM metafield WHERE owner = 'order' AND owner_id = ?`,
    String(id),
  )!;
/** What waits in the outbox about an order: letters by their names, other work by its kind. */
const waiting = async (id: number) =>
  (await takeOutbox(10 * 60_000)).flatMap(({ kind, payload }) =>
    payload['orderId'] === id ? [payload['letter'] ?? kind] : [],
  );
const setFault = (fault: string) =>
  fetch(`${upstream.url}/control/faults`, {
    method: 'PUT',
    headers: { authorization: 'Bearer dev', 'content-type': 'application/json' },
    body: JSON.stringify({ upstream: 'rest', fault }),
  });

describe('cancelling', () => {
  test('cancels an order that has not left us, once, and sends one e-mail', async () => {
    const id = place('Awaiting Fulfillment', null);
    await open(id);
    for (let n = 0; n < 2; n++) {
      const { status, answer } = await ask(cancel, { body: { order: String(id) } });
      expect(status).toBe(200);
      expect((answer as { redirect: string }).redirect).toContain(`/track-order?order=${id}&note=`);
    }
    expect(statusNow(id)).toBe(statusId('Cancelled'));
    expect(await waiting(id)).toEqual(['refund', 'orderCancelled']);
  });

  test('refunds the whole payment, once however often the refund is tried', async () => {
    const id = place('Awaiting Fulfillment', null);
    await open(id);
    expect(await refund({ orderId: id }), 'of an order that stands').toBe('never');
    await ask(cancel, { body: { order: String(id) } });
    const { total } = orderById(upstream.store, id)!;
    for (let n = 0; n < 2; n += 1) expect(await refund({ orderId: id })).toBe('done');
    const refunds = all<{ amount: number }>(
      upstream.store,
      'SELECT amount FROM order_refund WHERE order_id = ?',
      id,
    );
    expect(refunds).toEqual([{ amount: total }]);
    expect(statusNow(id)).toBe(statusId('Cancelled'));
  });

  test('retries the refund later when the platform is down', async () => {
    const id = place('Pending', null);
    await open(id);
    await ask(cancel, { body: { order: String(id) } });
    await setFault('down');
    await expect(refund({ orderId: id })).rejects.toThrow('management');
    await setFault('none');
    Reflect.get(globalThis, 'hobwrightShared')?.delete('breaker.management');
    expect(await refund({ orderId: id })).toBe('done');
  });

  test('works as a plain HTML form', async () => {
    const id = place('Pending', null);
    await open(id);
    const answer = await submit(cancel, { order: String(id) }, `/track-order/cancel?order=${id}`);
    expect(answer.headers.get('location')).toContain(`/track-order?order=${id}`);
    expect(statusNow(id)).toBe(statusId('Cancelled'));
  });

  test.each([
    ['Shipped', 1],
    ['Completed', 5],
    ['Refunded', 5],
    ['Partially Shipped', 1],
  ] as const)('refuses an order that is %s', async (status, days) => {
    const id = place(status, days);
    await open(id);
    expect((await ask(cancel, { body: { order: String(id) } })).status).toBe(409);
    expect(statusNow(id)).toBe(statusId(status));
  });

  test('changes and reveals nothing for an order that was not opened or does not exist', async () => {
    const id = place('Awaiting Fulfillment', null);
    const [other, none] = [
      await ask(cancel, { body: { order: String(id) } }),
      await ask(cancel, { body: { order: '1999999999' } }),
    ];
    expect([other.status, none.status]).toEqual([404, 404]);
    expect(other.answer).toEqual(none.answer);
    expect(statusNow(id)).toBe(statusId('Awaiting Fulfillment'));
  });
});

describe('requesting a return', () => {
  test('records the return and e-mails shopper and shop, once however often it is sent', async () => {
    const id = place('Shipped', 1);
    const [washer] = linesOf(id);
    await open(id);
    const body = { order: String(id), turn: '0', [`take-${washer}`]: '1', [`why-${washer}`]: 'fit' };
    const answers = [await ask(sendBack, { body }), await ask(sendBack, { body })];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(keptOf(id).n).toBe(1);
    expect(JSON.parse(keptOf(id).value ?? '')).toMatchObject({
      lines: [{ lineId: washer, name: 'Washer', quantity: 1, reason: 'fit' }],
    });
    expect(await waiting(id)).toEqual(['returnAsked', 'returnAsked']);
  });

  test('accepts no more than was sent and has not already been requested', async () => {
    const id = place('Shipped', 1);
    const [, hose] = linesOf(id);
    await open(id);
    const take = (quantity: string, turn: string) =>
      ask(sendBack, { body: { order: String(id), turn, [`take-${hose}`]: quantity } });
    expect((await take('3', '0')).status).toBe(409);
    expect((await take('1', '0')).status).toBe(200);
    expect((await take('2', '1')).status).toBe(409);
    expect((await take('2', '0')).status, 'from a page that is out of date').toBe(409);
    expect((await take('1', '1')).status).toBe(200);
    expect(keptOf(id).n).toBe(2);
    const { readSeen } = await import('@/lib/orders/tracking/seen-queries');
    const seen = await readSeen(id, null);
    expect(seen, 'the page tells both').toMatchObject({
      value: {
        kind: 'whole',
        order: { requested: [{ lines: [{ quantity: 1 }] }, { lines: [{ quantity: 1 }] }] },
      },
    });
  });

  test('puts an error on the first line when nothing was chosen', async () => {
    const id = place('Shipped', 1);
    const [washer] = linesOf(id);
    await open(id);
    const { status, answer } = await ask(sendBack, { body: { order: String(id), turn: '0' } });
    expect(status).toBe(422);
    expect(answer).toMatchObject({ fields: { [`take-${washer}`]: 'Choose what you want to return' } });
  });

  test.each([
    ['on the thirtieth day after the week in which it came', 37, 200],
    ['on the day after that', 38, 409],
  ])('%s', async (_, days, status) => {
    const id = place('Completed', days);
    const [washer] = linesOf(id);
    await open(id);
    const body = { order: String(id), turn: '0', [`take-${washer}`]: '1' };
    expect((await ask(sendBack, { body })).status).toBe(status);
  });

  test('does nothing for an order that was not opened, or with unknown fields or reasons', async () => {
    const id = place('Shipped', 1);
    const [washer] = linesOf(id);
    const body = { order: String(id), turn: '0', [`take-${washer}`]: '1' };
    expect((await ask(sendBack, { body })).status).toBe(404);
    await open(id);
    expect((await ask(sendBack, { body: { ...body, price: '0' } })).status).toBe(422);
    expect((await ask(sendBack, { body: { ...body, [`why-${washer}`]: 'because' } })).status).toBe(409);
    expect(keptOf(id).n).toBe(0);
  });
});

describe('a note for the crew', () => {
  const messageOf = (id: number) => orderById(upstream.store, id)?.message;
  const write = (id: number, words: string) => ask(note, { body: { order: String(id), note: words } });

  test('can be changed while nothing has left, is stored on one line, and can be cleared', async () => {
    const id = place('Awaiting Fulfillment', null);
    await open(id);
    expect((await write(id, ' Narrow stairs,\n second floor ')).status).toBe(200);
    expect(messageOf(id)).toBe('Narrow stairs, second floor');
    expect((await write(id, '')).status).toBe(200);
    expect(messageOf(id)).toBeNull();
  });

  test('leaves alone what the checkout recorded about the fit and the way in', async () => {
    const id = place('Awaiting Fulfillment', null);
    const measured =
      'Way in: Washing machine: It will fit through.\nFit: Washing machine: Too wide by 12 mm.';
    run(upstream.store, 'UPDATE orders SET message = ? WHERE id = ?', `Floor: First floor\n${measured}`, id);
    await open(id);
    expect((await write(id, 'Ring twice')).status).toBe(200);
    expect(messageOf(id)).toBe(`Ring twice\n${measured}`);
    expect((await write(id, '')).status).toBe(200);
    expect(messageOf(id)).toBe(measured);
  });

  test('is refused if the order has left, if it is too long, and if the order was not opened', async () => {
    const [sent, own] = [place('Shipped', 1), place('Pending', null)];
    await open(sent);
    expect((await write(sent, 'x')).status).toBe(409);
    expect((await write(own, 'x')).status).toBe(404);
    await open(own);
    expect((await write(own, 'x'.repeat(501))).status).toBe(422);
    expect([messageOf(sent), messageOf(own)]).toEqual([null, null]);
  });
});

test('an order that has left since its page was opened is not cancelled', async () => {
  const id = place('Awaiting Fulfillment', null);
  await open(id);
  run(upstream.store, 'UPDATE orders SET status = ? WHERE id = ?', statusId('Shipped'), id);
  expect((await ask(cancel, { body: { order: String(id) } })).status).toBe(409);
});

test.each([
  ['Cancelled', 'This order was cancelled.'],
  ['Refunded', 'We have refunded this order in full, the way you paid.'],
  ['Declined', 'The payment was declined, and nothing will be sent.'],
] as const)('an order that has since become %s is not said to have left us', async (status, message) => {
  const id = place('Awaiting Fulfillment', null);
  await open(id);
  run(upstream.store, 'UPDATE orders SET status = ? WHERE id = ?', statusId(status), id);
  const body = { order: String(id) };
  const said = [
    await ask(note, { body: { ...body, note: 'x' } }),
    await ask(move, { body: { ...body, day: '2026-12-08', turn: '2026-11-20T09:00:00.000Z' } }),
    ...(status === 'Cancelled' ? [] : [await ask(cancel, { body })]),
  ];
  for (const each of said) expect(each).toMatchObject({ status: 409, answer: { message } });
});

describe('another delivery day', () => {
  const AGREED = 'Two-person delivery, Monday 7 December 2026';
  const methodOf = (id: number) => orderById(upstream.store, id)?.consignments[0]?.method;
  const agree = (id: number, method = AGREED, cost = 0) => {
    const sql = 'UPDATE order_consignment SET method = ?, shipping_cost = ? WHERE order_id = ?';
    run(upstream.store, sql, method, cost, id);
  };
  const turn = '2026-11-20T09:00:00.000Z';
  const moveTo = (id: number, day: string, over: object = {}) =>
    ask(move, { body: { order: String(id), day, turn, ...over } });
  const aDay = async (id: number) => {
    const { readOrder } = await import('@/lib/orders/record/queries');
    const { readDaysToMoveTo } = await import('@/lib/orders/changes/day-queries');
    const found = await readOrder(id);
    const days = found.ok && found.value ? await readDaysToMoveTo(found.value.order, new Date()) : [];
    return days.find((day) => !AGREED.includes(longDay(day))) ?? '';
  };

  test('is set while nothing has left, and is confirmed once however often it is sent', async () => {
    const id = place('Awaiting Fulfillment', null);
    agree(id);
    await open(id);
    const day = await aDay(id);
    expect(day).not.toBe('');
    for (let n = 0; n < 2; n += 1) expect((await moveTo(id, day)).status).toBe(200);
    expect(methodOf(id)).toMatch(/^Two-person delivery, [A-Z][a-z]+day \d{1,2} [A-Z][a-z]+ \d{4}$/);
    expect(methodOf(id)).not.toBe(AGREED);
    expect(await waiting(id)).toEqual(['orderMoved']);
    await moveTo(id, day, { turn: '2026-11-20T10:00:00.000Z' });
    expect(await waiting(id), 'a later wish of its own').toEqual(['orderMoved']);
  });

  test('is refused if it costs more, is past, is too far ahead or is not a date', async () => {
    const [free, paid] = [place('Pending', null), place('Pending', null)];
    agree(free);
    agree(paid, AGREED, 15_00);
    for (const id of [free, paid]) await open(id);
    const saturday = await aDay(paid);
    const nextYear = addDays(londonDate(new Date()), 365);
    for (const day of [saturday, '2020-01-06', nextYear])
      expect((await moveTo(free, day)).status, day).toBe(409);
    expect((await moveTo(free, 'soon')).status).toBe(422);
    expect(methodOf(free)).toBe(AGREED);
    expect((await moveTo(paid, saturday)).status, 'at the price that was paid').toBe(200);
  });

  test('is refused if the order has left or was not opened, and if no day is agreed', async () => {
    const [sent, other, undated] = [place('Shipped', 1), place('Pending', null), place('Pending', null)];
    for (const id of [sent, other]) agree(id);
    agree(undated, 'Courier');
    await open(sent);
    await open(undated);
    const answers = [await moveTo(sent, '2026-12-08'), await moveTo(other, '2026-12-08')];
    expect(answers.map(({ status }) => status)).toEqual([409, 404]);
    expect((await moveTo(undated, '2026-12-08')).status).toBe(409);
  });
});
