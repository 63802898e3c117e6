import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { statusId } from '../../../sandbox/commerce/orders/statuses.ts';
import { insertOrder } from '../../../sandbox/commerce/orders/write.ts';
import { first, run } from '../../../sandbox/store/rows.ts';
import { transaction } from '../../../sandbox/store/store.ts';
import { seedContent } from '../../../sandbox/demo/content/seed-content.ts';
import type { Mail } from '@/lib/platform/upstreams/mail';
import { takeOutbox } from '../../support/outbox';
import { startUpstream, type Upstream } from '../../support/upstream';
import { draft } from '../../sandbox/order-drafts';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

const sent: Mail[] = [];
vi.mock('@/lib/platform/upstreams/mail', () => ({
  sendMail: async (mail: Mail) => {
    sent.push(mail);
    return 'done';
  },
}));

vi.mock('@/lib/platform/upstreams/pictures', () => ({ readJpeg: async () => Buffer.from('JPEG') }));

let upstream: Upstream;
let number = 1_300_000_000;

beforeAll(async () => {
  upstream = await startUpstream(60);
  transaction(upstream.store, () => seedContent(upstream.store));
}, 60_000);
afterAll(() => upstream[Symbol.asyncDispose]());
beforeEach(() => {
  sent.length = 0;
});

function place(status: 'Incomplete' | 'Awaiting Fulfillment' | 'Shipped'): number {
  number += 1;
  const product = first<{ id: number }>(
    upstream.store,
    `SELECT id FROM product WHERE kind = 'washing-machine' AND availability = 'Available' LIMIT 1`,
  )!;
  const base = draft({ number, customerId: 0, status: statusId(status), createdAt: Date.now() - 1_000 });
  const [consignment] = base.consignments;
  const lines = consignment!.lines.map((line, index) =>
    index === 0 ? { ...line, productId: product.id } : line,
  );
  const shipments =
    status === 'Shipped' ? consignment!.shipments.map((each) => ({ ...each, shippedAt: Date.now() })) : [];
  insertOrder(upstream.store, { ...base, consignments: [{ ...consignment!, lines, shipments }] });
  return number;
}

/** Takes the event of an order through the outbox, as the worker does. */
async function tell(scope: string, data: object, createdAt = 1) {
  const { noteOrderEvent, deliverOrderNews } = await import('@/lib/mail/news-commands');
  const { deliverLetter } = await import('@/lib/mail/commands');
  const event = { scope, data, created_at: createdAt, hash: `${scope}${JSON.stringify(data)}` };
  expect(await noteOrderEvent(event)).toBe(true);
  for (const { kind, payload } of await takeOutbox())
    if (kind === 'order-news') expect(await deliverOrderNews(payload)).toBe('done');
  // A cancellation's letter waits a few minutes for the refund.
  for (const { kind, payload, key } of await takeOutbox(10 * 60_000))
    if (kind === 'letter') expect(await deliverLetter(payload, key)).toBe('done');
}

describe('an order webhook', () => {
  test('sends the confirmation with the order’s own amounts and the energy labels of its goods', async () => {
    const id = place('Awaiting Fulfillment');
    await tell('store/order/created', { type: 'order', id });
    expect(sent).toHaveLength(1);
    const [{ to, subject, text, html, enclosed }] = sent as [Mail];
    expect([to, subject]).toEqual(['pat@example.org', `Your order ${id}`]);
    const { total } = first<{ total: number }>(upstream.store, 'SELECT total FROM orders WHERE id = ?', id)!;
    expect(text).toContain(`£${(total / 100).toFixed(2)}`);
    expect(text).toMatch(/Energy label: Class [A-G]\+{0,3} of A/);
    expect(html).toContain('Hobwright Ltd');
    expect(enclosed?.map(({ cid }) => html.includes(`src="cid:${cid}"`))).toEqual([true]);
  });

  test('that is repeated, or followed by another event, sends no e-mail twice', async () => {
    const id = place('Awaiting Fulfillment');
    await tell('store/order/created', { type: 'order', id });
    await tell('store/order/created', { type: 'order', id });
    await tell('store/order/updated', { type: 'order', id });
    expect(sent).toHaveLength(1);
  });

  test('for a parcel sends the dispatch e-mail, by the order’s own number', async () => {
    const id = place('Shipped');
    await tell('store/shipment/created', { type: 'shipment', id: 7, orderId: id });
    expect(sent.map(({ subject }) => subject).toSorted()).toEqual([
      `On its way: order ${id}`,
      `Your order ${id}`,
    ]);
  });

  test('for an unpaid order sends nothing until it is paid', async () => {
    const id = place('Incomplete');
    await tell('store/order/created', { type: 'order', id });
    expect(sent).toEqual([]);
    run(upstream.store, 'UPDATE orders SET status = ? WHERE id = ?', statusId('Awaiting Fulfillment'), id);
    await tell('store/order/statusUpdated', { type: 'order', id });
    expect(sent).toHaveLength(1);
  });

  test('for an old order sends nothing when edited, and an e-mail when refunded now', async () => {
    const id = place('Awaiting Fulfillment');
    const longAgo = Date.UTC(2024, 10, 20);
    run(
      upstream.store,
      'UPDATE orders SET status = ?, created_at = ?, refunded = total WHERE id = ?',
      statusId('Refunded'),
      longAgo,
      id,
    );
    const refund =
      'INSERT INTO order_refund (order_id, amount, reason, items, created_at) SELECT id, total, ?, ?, ? FROM orders WHERE id = ?';
    run(upstream.store, refund, '', '[]', longAgo, id);
    await tell('store/order/updated', { type: 'order', id });
    expect(sent).toEqual([]);
    run(upstream.store, refund, '', '[]', Date.now(), id);
    await tell('store/order/refund/created', { type: 'order', id, refund: { refund_id: 2 } });
    expect(sent.map(({ subject }) => subject)).toEqual([`Refunded: order ${id}`]);
  });

  test('for an old order sends an e-mail when it is cancelled now, unless it was never placed', async () => {
    const longAgo = Date.UTC(2024, 10, 20);
    const cancel = async (previous: 'Awaiting Fulfillment' | 'Incomplete', at: number) => {
      const id = place('Awaiting Fulfillment');
      const sql = 'UPDATE orders SET status = ?, created_at = ? WHERE id = ?';
      run(upstream.store, sql, statusId('Cancelled'), longAgo, id);
      await tell('store/order/updated', { type: 'order', id }, Math.floor(Date.now() / 1000));
      const status = { previous_status_id: statusId(previous), new_status_id: statusId('Cancelled') };
      await tell('store/order/statusUpdated', { type: 'order', id, status }, Math.floor(at / 1000));
      return id;
    };
    await cancel('Incomplete', Date.now());
    await cancel('Awaiting Fulfillment', longAgo);
    expect(sent).toEqual([]);
    const id = await cancel('Awaiting Fulfillment', Date.now());
    expect(sent.map(({ subject }) => subject)).toEqual([`Cancelled: order ${id}`]);
  });

  test('about anything else is accepted and ignored', async () => {
    const { noteOrderEvent } = await import('@/lib/mail/news-commands');
    expect(await noteOrderEvent({ scope: 'store/product/updated', data: { id: 1 } })).toBe(true);
    expect(await noteOrderEvent('x')).toBe(true);
    expect(await takeOutbox()).toEqual([]);
  });
});

describe('an e-mail', () => {
  test.each([
    ['backInStock', null],
    ['priceDown', 10_000_000],
  ] as const)('of the type %s offers the product at its price', async (letter, below) => {
    const { deliverLetter } = await import('@/lib/mail/commands');
    const { addAlert, alertsFor } = await import('@/lib/platform/durable/alert-book');
    const { id, name } = first<{ id: number; name: string }>(
      upstream.store,
      `SELECT id, name FROM product WHERE kind = 'washing-machine' AND availability = 'Available' LIMIT 1`,
    )!;
    await addAlert(id, 'sam@example.org', below);
    const [wait] = await alertsFor(id);
    expect(await deliverLetter({ letter, productId: id, name: wait?.name }, 'k')).toBe('done');
    const [mail] = sent;
    expect(mail?.subject).toMatch(/^(Back in stock|Now £[\d.,]+): \S+ \S+/);
    expect(mail?.to).toBe('sam@example.org');
    expect(mail?.subject.length).toBeLessThanOrEqual(50);
    expect(mail?.text.replace(/\s+/g, ' ')).toContain(name);
    expect(mail?.text).toMatch(/£\d/);
  });

  test('for the day before is sent if the order still comes on that day, and otherwise lapses', async () => {
    const { deliverLetter } = await import('@/lib/mail/commands');
    const id = place('Awaiting Fulfillment');
    const sql = 'UPDATE order_consignment SET method = ? WHERE order_id = ?';
    run(upstream.store, sql, 'Two-person delivery, Thursday 26 November 2026', id);
    const letter = { letter: 'dayBefore', orderId: id, day: '2026-11-26' };
    expect(await deliverLetter({ ...letter, day: '2026-11-25' }, 'moved')).toBe('done');
    expect(sent).toEqual([]);
    expect(await deliverLetter(letter, 'k')).toBe('done');
    expect(sent[0]?.subject).toBe(`Tomorrow: order ${id}`);
    run(upstream.store, 'UPDATE orders SET status = ? WHERE id = ?', statusId('Cancelled'), id);
    expect(await deliverLetter(letter, 'k')).toBe('done');
    expect(sent).toHaveLength(1);
  });

  test('about cover is sent only for an order with cover that stands', async () => {
    const { deliverLetter } = await import('@/lib/mail/commands');
    const id = place('Awaiting Fulfillment');
    const letter = { letter: 'coverEnds', orderId: id };
    run(upstream.store, 'UPDATE order_line SET product_id = 0 WHERE order_id = ?', id);
    expect(await deliverLetter(letter, 'k')).toBe('done');
    expect(sent).toEqual([]);
    const cover = "SELECT id FROM product WHERE kind = 'warranty' LIMIT 1";
    run(upstream.store, `UPDATE order_line SET product_id = (${cover}) WHERE order_id = ?`, id);
    expect(await deliverLetter(letter, 'k')).toBe('done');
    expect(sent.map(({ subject }) => subject)).toEqual([`Your extended cover: order ${id}`]);
    const refunded = 'UPDATE order_line SET refunded_quantity = ? * quantity WHERE order_id = ?';
    run(upstream.store, refunded, 1, id);
    expect(await deliverLetter(letter, 'k')).toBe('done');
    expect(sent, 'refunded').toHaveLength(1);
    run(upstream.store, refunded, 0, id);
    run(upstream.store, 'UPDATE orders SET status = ? WHERE id = ?', statusId('Cancelled'), id);
    expect(await deliverLetter(letter, 'k')).toBe('done');
    expect(sent).toHaveLength(1);
  });

  test('queued in the earlier format is sent to the address that it contains', async () => {
    const { deliverLetter } = await import('@/lib/mail/commands');
    const { id } = first<{ id: number }>(
      upstream.store,
      `SELECT id FROM product WHERE kind = 'washing-machine' AND availability = 'Available' LIMIT 1`,
    )!;
    const letter = { letter: 'backInStock', to: 'sam@example.org', productId: id };
    expect(await deliverLetter(letter, 'k')).toBe('done');
    expect(sent.map(({ to }) => to)).toEqual(['sam@example.org']);
  });

  test('about a declined payment lapses once the order is paid', async () => {
    const { deliverLetter } = await import('@/lib/mail/commands');
    const id = place('Awaiting Fulfillment');
    const letter = { letter: 'paymentDeclined', orderId: id };
    expect(await deliverLetter(letter, 'k')).toBe('done');
    expect(sent).toEqual([]);
    run(upstream.store, 'UPDATE orders SET status = ? WHERE id = ?', statusId('Declined'), id);
    expect(await deliverLetter(letter, 'k')).toBe('done');
    expect(sent).toHaveLength(1);
  });

  test('about an order that is gone, or with an invalid request, is never sent', async () => {
    const { deliverLetter } = await import('@/lib/mail/commands');
    expect(await deliverLetter({ letter: 'orderPlaced', orderId: 1_999_999_999 }, 'k')).toBe('never');
    expect(await deliverLetter({ letter: 'orderPlaced' }, 'k')).toBe('never');
    expect(sent).toEqual([]);
  });

  test('stays queued while the platform is down', async () => {
    const id = place('Awaiting Fulfillment');
    vi.stubEnv('BIGCOMMERCE_API_URL', 'http://127.0.0.1:1/stores/hobwright');
    Reflect.deleteProperty(globalThis, 'hobwrightShared');
    vi.resetModules();
    const away = await import('@/lib/mail/commands');
    await expect(away.deliverLetter({ letter: 'orderPlaced', orderId: id }, 'k')).rejects.toThrow(
      /management/,
    );
    expect(sent).toEqual([]);
  });
});
