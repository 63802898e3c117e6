import { request as send } from 'node:http';
import { once } from 'node:events';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { startFront } from '../../../support/front';

const PART = '/sitemaps/products-0001.xml';

test('a part of the sitemap goes out while it is made, with the headers of every answer', async () => {
  let goOn = () => {};
  const asked = new Promise<void>((settle) => {
    goOn = settle;
  });
  await using shop = await startFront(async (_, response) => {
    response.setHeader('content-type', 'application/xml; charset=utf-8');
    response.setHeader('content-security-policy', "script-src 'unsafe-inline'");
    response.write('<first>');
    await asked;
    response.end('<last>');
  });
  const outgoing = send({
    host: '127.0.0.1',
    port: shop.port,
    path: PART,
    headers: { host: 'shop.example' },
  }).end();
  const [incoming] = await once(outgoing, 'response');
  const [first] = await once(incoming, 'data');
  // The framework has not ended yet.
  expect(String(first)).toBe('<first>');
  expect(incoming.headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.any(String),
  });
  expect(incoming.headers).not.toHaveProperty('content-length');
  goOn();
  const [last] = await once(incoming, 'data');
  expect(String(last)).toBe('<last>');
});

test('its status is the framework’s, and a caller that goes away leaves the front in order', async () => {
  let waiting = () => {};
  const started = new Promise<void>((settle) => {
    waiting = settle;
  });
  await using shop = await startFront(async (request, response) => {
    if (request.url?.includes('none')) {
      response.statusCode = 404;
      response.end('404 Not Found\n');
      return;
    }
    response.write('<first>');
    waiting();
    await once(response, 'close');
  });
  expect(await shop.ask('/sitemaps/none.xml')).toMatchObject({
    status: 404,
    body: Buffer.from('404 Not Found\n'),
  });
  const outgoing = send({
    host: '127.0.0.1',
    port: shop.port,
    path: PART,
    headers: { host: 'shop.example' },
  }).end();
  outgoing.on('error', () => {});
  await started;
  outgoing.destroy();
  const packed = { headers: { 'accept-encoding': 'gzip' } };
  expect((await shop.ask('/sitemaps/none.xml', packed)).body.toString()).toBe('404 Not Found\n');
});

test.each([
  ['gzip, deflate, br', 'gzip'],
  ['br', undefined],
  ['gzip;q=0', undefined],
])('whoever takes %j is sent it packed as %s, and told so', async (accepted, encoding) => {
  const pieces = Array.from({ length: 500 }, (_, at) => `<url>${at}${'x'.repeat(at)}</url>`);
  await using shop = await startFront(async (_, response) => {
    for (const piece of pieces) if (!response.write(piece)) await once(response, 'drain');
    response.end('<last>');
  });
  const { headers, body } = await shop.ask(PART, { headers: { 'accept-encoding': accepted } });
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding']);
  expect(String(encoding ? gunzipSync(body) : body)).toBe(`${pieces.join('')}<last>`);
});
