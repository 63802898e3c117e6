import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setPrice, setStock } from '../../../sandbox/catalogue/changes.ts';
import { createEntry, publishEntry } from '../../../sandbox/content/publish.ts';
import { transaction } from '../../../sandbox/store/store.ts';
import { deliverDue } from '../../../sandbox/webhooks/deliver.ts';
import { hooks, insertHook, makeShopHooks } from '../../../sandbox/webhooks/hooks.ts';
import { noteDelivery } from '../../../sandbox/webhooks/queue.ts';
import { rowsOf } from '../catalogue.ts';
import { openParts } from '../fixture.ts';

const received: { headers: IncomingHttpHeaders; body: string }[] = [];
let answer = 200;
let shop: Server;
let url: string;

beforeEach(async () => {
  received.length = 0;
  answer = 200;
  shop = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += String(piece);
    received.push({ headers: request.headers, body });
    response.writeHead(answer).end();
  });
  await new Promise<void>((listening) => shop.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/hook`;
});
afterEach(() => shop.close());

/** A store whose shop has made its hooks. */
function listening(...given: Parameters<typeof openParts>): ReturnType<typeof openParts> {
  const opened = openParts(...given);
  makeShopHooks(opened.parts, url);
  return opened;
}

test('each event is delivered once, in order, with the platform’s signature', async () => {
  const { parts } = listening({ clientSecret: 'shh' }, Date.now());
  setPrice(parts, 101, { price: 100, salePrice: null });
  setStock(parts, 102, 3);
  await deliverDue(parts);
  await deliverDue(parts);
  const [first, second] = received.map(({ headers, body }) =>
    new Webhook(Buffer.from('shh').toString('base64')).verify(body, headers as Record<string, string>),
  );
  expect(received).toHaveLength(2);
  expect(first).toMatchObject({
    scope: 'store/product/updated',
    data: { type: 'product', id: 101 },
    producer: 'stores/hobwright',
  });
  expect(second).toMatchObject({ data: { id: 102, inventory: { product_id: 102, value: 3 } } });
});

test('a delivery that the shop does not accept is retried at growing intervals', async () => {
  const { parts, store, clock } = listening();
  setStock(parts, 101, 3);
  answer = 503;
  await deliverDue(parts);
  await deliverDue(parts);
  clock.now += 59_000;
  await deliverDue(parts);
  expect(received).toHaveLength(1);
  clock.now += 1_000;
  await deliverDue(parts);
  expect(rowsOf(store, 'event')).toMatchObject([{ attempts: 2, delivered_at: null }]);
  answer = 200;
  clock.now += 180_000;
  await deliverDue(parts);
  expect(rowsOf(store, 'event')).toMatchObject([{ attempts: 3, delivered_at: clock.now }]);
});

test('a content event is tried three times within a minute and then dropped', async () => {
  const { parts, clock } = openParts({ contentWebhookUrl: url });
  const fields = { title: 'Hello' };
  transaction(parts.store, () => publishEntry(parts, createEntry(parts, 'page', fields)));
  answer = 503;
  for (const later of [0, 29_000, 1_000, 30_000, 86_400_000]) {
    clock.now += later;
    await deliverDue(parts);
  }
  expect(received.map(({ headers }) => headers['x-contentful-topic'])).toEqual(
    Array.from({ length: 3 }, () => 'ContentManagement.Entry.publish'),
  );
});

test('new events do not wait behind any number of retries', async () => {
  const { parts, store } = listening();
  for (let price = 1; price <= 500; price += 1) setPrice(parts, 101, { price, salePrice: null });
  for (const { id } of rowsOf(store, 'event')) noteDelivery(store, Number(id), null);
  setStock(parts, 102, 3);
  await deliverDue(parts);
  expect(received.map(({ body }) => (JSON.parse(body) as { data: { id: number } }).data.id)).toEqual([102]);
});

test('store events do not wait behind content events that nobody subscribes to', async () => {
  const { parts, store } = listening();
  const insert =
    "INSERT INTO event (scope, payload, created_at) VALUES ('ContentManagement.Entry.publish', '{}', 0)";
  for (let event = 0; event < 500; event += 1) store.prepare(insert).run();
  setStock(parts, 102, 3);
  await deliverDue(parts);
  expect(received).toHaveLength(1);
});

test('an event waits if the shop does not answer', async () => {
  const { parts, store } = listening();
  setStock(parts, 101, 3);
  await new Promise((closed) => shop.close(closed));
  await deliverDue(parts);
  expect(rowsOf(store, 'event')).toMatchObject([{ attempts: 1, delivered_at: null }]);
});

test('an event is delivered only to webhooks for its scope that existed when it was raised', async () => {
  const { parts, store } = openParts();
  setStock(parts, 101, 3);
  const hook = { destination: url, isActive: true, headers: { 'x-key': 'k' } };
  insertHook(parts, { ...hook, scope: 'store/product/updated' });
  setStock(parts, 101, 4);
  setPrice(parts, 101, { price: 100, salePrice: null });
  await deliverDue(parts);
  expect(received.map(({ body }) => (JSON.parse(body) as { scope: string }).scope)).toEqual([
    'store/product/updated',
  ]);
  expect(received[0]?.headers['x-key']).toBe('k');
  expect(rowsOf(store, 'event').filter(({ delivered_at }) => delivered_at === null)).not.toEqual([]);
});

/** Seconds between the platform's attempts to deliver an event: 48 hours in all. */
const RETRIES = [60, 180, 300, 600, 900, 1_800, 3_600, 7_200, 21_600, 50_400, 86_400];

test('a webhook whose destination refuses an event for 48 hours is deactivated', async () => {
  const { parts, store, clock } = listening();
  const areActive = () => hooks(store).every(({ isActive }) => isActive);
  setStock(parts, 101, 3);
  answer = 503;
  await deliverDue(parts);
  for (const [retry, seconds] of RETRIES.entries()) {
    clock.now += seconds * 1_000 - 1;
    await deliverDue(parts);
    expect([received.length, areActive()]).toEqual([retry + 1, true]);
    clock.now += 1;
    await deliverDue(parts);
  }
  expect([received.length, areActive()]).toEqual([RETRIES.length + 1, false]);
  answer = 200;
  setStock(parts, 101, 4);
  await deliverDue(parts);
  expect(received).toHaveLength(RETRIES.length + 1);
});

test('the shop’s webhooks are created once for its address', () => {
  const { parts, store } = listening();
  const made = hooks(store);
  expect(made.map(({ scope }) => scope)).toContain('store/product/*');
  makeShopHooks(parts, url);
  expect(hooks(store)).toEqual(made);
  makeShopHooks(parts, 'http://127.0.0.1:1/hook');
  expect(new Set(hooks(store).map(({ destination }) => destination))).toEqual(
    new Set(['http://127.0.0.1:1/hook']),
  );
});
