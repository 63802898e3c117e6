import { type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startFront } from '../../../support/front';

const PART = '/sitemaps/products-0001.xml';

test('a part of the sitemap is streamed while it is made, with the headers of every response', async () => {
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

test('a stream has the status of the framework, and a client that disconnects does no harm', async () => {
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
])('a client that accepts %j is streamed the encoding %s, with its headers', async (accepted, encoding) => {
  const pieces = Array.from({ length: 500 }, (_, at) => `<url>${at}${'x'.repeat(at)}</url>`);
  await using shop = await startFront(async (_, response) => {
    for (const piece of pieces) if (!response.write(piece)) await once(response, 'drain');
    response.end('<last>');
  });
  const { headers, body } = await shop.ask(PART, { headers: { 'accept-encoding': accepted } });
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding']);
  expect(String(encoding ? gunzipSync(body) : body)).toBe(`${pieces.join('')}<last>`);
});

describe('a client that reads slowly', () => {
  const MUCH = 'x'.repeat(8 * 1024 * 1024);
  const ofMuch = ({ url }: IncomingMessage, response: ServerResponse) => {
    response.setHeader('content-type', 'text/plain').end(url?.includes('much') ? MUCH : 'Fine');
  };
  type Shop = Awaited<ReturnType<typeof startFront>>;

  /** A connection of which nothing is read once the answer has begun. */
  async function slowReader(shop: Shop, path: string): Promise<{ closed: boolean; socket: Socket }> {
    const socket = connect(shop.port, '127.0.0.1');
    const reader = { closed: false, socket };
    socket.on('error', () => undefined);
    socket.on('close', () => (reader.closed = true));
    socket.write(`GET ${path} HTTP/1.1\r\nHost: shop.example\r\n\r\n`);
    await once(socket, 'data');
    socket.pause();
    return reader;
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('can block only parts of the sitemap, and these for five minutes at most', async () => {
    await using shop = await startFront(ofMuch, { MAX_IN_FLIGHT: '4' });
    const readers = await Promise.all([1, 2, 3, 4].map(() => slowReader(shop, '/sitemaps/much.xml')));
    expect((await shop.ask('/x')).status).toBe(200);
    const refused = await shop.ask('/sitemaps/small.xml');
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
    readers[0]?.socket.destroy();
    await expect.poll(async () => (await shop.ask('/sitemaps/small.xml')).status).toBe(200);
    vi.advanceTimersByTime(5 * 60_000);
    for (const { socket } of readers) socket.resume();
    await expect.poll(() => readers.every(({ closed }) => closed)).toBe(true);
  });

  test.each(['/much', '/sitemaps/much.xml'])(
    'of %s is cut off after half a minute without progress',
    async (path) => {
      await using shop = await startFront(ofMuch);
      const connected = once(shop.front.server, 'connection') as Promise<[Socket]>;
      const reader = await slowReader(shop, path);
      const [socket] = await connected;
      expect(socket.timeout).toBe(30_000);
      socket.emit('timeout');
      reader.socket.resume();
      await expect.poll(() => reader.closed).toBe(true);
    },
  );
});
