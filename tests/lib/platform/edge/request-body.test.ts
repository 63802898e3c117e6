import { connect, type Socket } from 'node:net';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startFront } from '../../../support/front';

type Shop = Awaited<ReturnType<typeof startFront>>;

/**
 * A framework that says back what it is sent. It reads it as ours does, who takes a body only that nobody has touched.
 */
const echo = async (request: IncomingMessage, response: ServerResponse) => {
  const sent = { method: 'POST', duplex: 'half', body: request } as unknown as RequestInit;
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(request.method === 'POST' ? await new Request('http://n', sent).text() : '<h1>Fine</h1>');
};

const head = (length: number, more = '') =>
  `POST /api/graphql HTTP/1.1\r\nHost: shop.example\r\nContent-Length: ${length}\r\n${more}\r\n`;
const GET = 'GET /x HTTP/1.1\r\nHost: shop.example\r\n\r\n';

/** A connection and what came back on it so far. */
function speak(shop: Shop, first: string) {
  const socket: Socket = connect(shop.port, '127.0.0.1');
  const said = { heard: '', closed: false };
  socket.on('data', (chunk) => (said.heard += chunk));
  socket.on('close', () => (said.closed = true));
  socket.on('error', () => undefined);
  socket.write(first);
  return Object.assign(said, { socket, say: (words: string) => socket.write(words) });
}

/** 429 while sixteen others of the same address have not arrived. */
const statusOfCall = async (shop: Shop) => (await shop.ask('/api/x', { method: 'POST', body: 'all' })).status;

const isRefused = ({ heard }: { heard: string }) => heard.startsWith('HTTP/1.1 429 ');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('request bodies that never end', () => {
  test('do not keep others out, even fifty from one address', async () => {
    await using shop = await startFront(echo);
    const attackers = Array.from({ length: 50 }, () => speak(shop, `${head(9)}{`));
    await expect.poll(() => attackers.filter(isRefused)).toHaveLength(34);
    for (const target of ['/', '/cart', '/api/session']) expect((await shop.ask(target)).status).toBe(200);
    expect((await shop.ask('/api/x', { method: 'POST' })).status).toBe(200);
  });

  test('are given up after five seconds, however slowly they arrive', async () => {
    await using shop = await startFront(echo);
    const slow = Array.from({ length: 16 }, () => speak(shop, `${head(9)}{`));
    await expect.poll(() => statusOfCall(shop)).toBe(429);
    vi.advanceTimersByTime(4_900);
    for (const { say } of slow) say('"');
    vi.advanceTimersByTime(100);
    await expect.poll(() => slow.every(({ closed }) => closed)).toBe(true);
    for (const { heard } of slow) {
      expect(heard).toMatch(/^HTTP\/1\.1 408 /);
      expect(heard).toMatch(/^connection: close\r$/im);
      expect(heard).toContain('"statusCode":408');
    }
  });

  test('leave nothing behind when their clients disconnect', async () => {
    await using shop = await startFront(echo);
    for (let round = 0; round < 3; round += 1) {
      const senders = Array.from({ length: 16 }, () => speak(shop, `${head(9)}{`));
      await expect.poll(() => statusOfCall(shop)).toBe(429);
      for (const { socket } of senders) socket.destroy();
      await expect.poll(() => statusOfCall(shop)).toBe(200);
    }
  });
});

describe('a request body', () => {
  test.each([1, 1_000, 65_536])('of %i bytes is passed on whole, however it arrived', async (length) => {
    await using shop = await startFront(echo);
    const body = 'abcdefgh'.repeat(8_192).slice(0, length);
    const sender = speak(shop, head(length));
    for (let at = 0; at < length; at += 20_000) sender.say(body.slice(at, at + 20_000));
    await expect.poll(() => sender.heard.endsWith(body)).toBe(true);
    expect(sender.heard).toMatch(/^HTTP\/1\.1 200 /);
  });

  test('is followed by the next request on the same connection', async () => {
    await using shop = await startFront(echo);
    const sender = speak(shop, `${head(3)}one${head(3)}two${GET}`);
    await expect.poll(() => sender.heard).toMatch(/one[^]*two[^]*Fine/);
  });

  test('that is too large is refused, and the connection can be used for the next request', async () => {
    await using shop = await startFront(echo);
    const sender = speak(shop, `${head(65_537)}${'x'.repeat(65_537)}${GET}`);
    await expect.poll(() => sender.heard).toMatch(/^HTTP\/1\.1 413 [^]*HTTP\/1\.1 200 /);
  });
});

describe('a client that expects 100 Continue', () => {
  test('is told to continue', async () => {
    await using shop = await startFront(echo);
    const sender = speak(shop, head(3, 'Expect: 100-continue\r\n'));
    await expect.poll(() => sender.heard).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    sender.say('all');
    await expect.poll(() => sender.heard).toMatch(/HTTP\/1\.1 200 [^]*all$/);
  });

  test('is refused at once where its body would be', async () => {
    await using shop = await startFront(echo);
    const sender = speak(shop, head(65_537, 'Expect: 100-continue\r\n'));
    await expect.poll(() => sender.closed).toBe(true);
    expect(sender.heard).toMatch(/^HTTP\/1\.1 413 /);
  });
});
