import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setPrice, setStock } from '../../../sandbox/catalogue/changes.ts';
import { deliverDue } from '../../../sandbox/webhooks/deliver.ts';
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

test('sends each event once, in order, signed as the platform signs', async () => {
  const { parts } = openParts({ clientSecret: 'shh' }, Date.now());
  setPrice(parts, 101, { price: 100, salePrice: null });
  setStock(parts, 102, 3);
  await deliverDue(parts, { commerce: url, content: null });
  await deliverDue(parts, { commerce: url, content: null });
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

test('comes again, ever later, to a shop that does not take it', async () => {
  const { parts, store, clock } = openParts();
  setStock(parts, 101, 3);
  answer = 503;
  await deliverDue(parts, { commerce: url, content: null });
  await deliverDue(parts, { commerce: url, content: null });
  expect(received).toHaveLength(1);
  clock.now += 1000;
  await deliverDue(parts, { commerce: url, content: null });
  expect(rowsOf(store, 'event')).toMatchObject([{ attempts: 2, delivered_at: null }]);
  answer = 200;
  clock.now += 4000;
  await deliverDue(parts, { commerce: url, content: null });
  expect(rowsOf(store, 'event')).toMatchObject([{ attempts: 3, delivered_at: clock.now }]);
});

test('waits while nobody listens', async () => {
  const { parts, store } = openParts();
  setStock(parts, 101, 3);
  await new Promise((closed) => shop.close(closed));
  await deliverDue(parts, { commerce: url, content: null });
  expect(rowsOf(store, 'event')).toMatchObject([{ attempts: 1, delivered_at: null }]);
});
