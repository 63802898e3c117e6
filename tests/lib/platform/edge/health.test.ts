import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DATA_FOLDER } from '@/lib/platform/durable/data-folder';
import { processSingleton } from '@/lib/platform/process-singleton';
import { noteAnswer } from '@/lib/platform/upstreams/refusals';
import { startFront } from '../../../support/front';

const HOUR = 60 * 60_000;
let can = { keep: true };
let oldest: number | null = null;
const counts = vi.fn(() => ({ waiting: 0, dead: 0, oldest, kinds: [] }));
beforeEach(() => {
  can = { keep: true };
  oldest = null;
  counts.mockClear();
  processSingleton('outbox', () => ({ counts }));
  processSingleton(DATA_FOLDER, () => ({ canKeep: () => can.keep }));
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(globalThis, 'hobwrightShared');
});

/** A shop whose pages are answered with a status. */
const shopOf = (status = 200, over: Record<string, string> = {}) =>
  startFront((_, response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'text/plain' }).end('Fine');
  }, over);
type Shop = Awaited<ReturnType<typeof shopOf>>;

async function said(shop: Shop, name: 'live' | 'ready' | 'start') {
  const { status, body } = await shop.ask(`/api/health/${name}`);
  const told = JSON.parse(String(body)) as { status: string; failing?: string[] };
  return [status, told.status, ...(told.failing ?? [])];
}

test('a healthy shop is live, started and ready', async () => {
  await using shop = await shopOf();
  for (const name of ['live', 'start', 'ready'] as const) expect(await said(shop, name)).toEqual([200, 'ok']);
});

describe('a new machine counts as started', () => {
  test('only once no token is refused, and then for good', async () => {
    await using shop = await shopOf();
    noteAnswer('management', 401);
    expect(await said(shop, 'start')).toEqual([503, 'starting', 'management-token']);
    expect(await said(shop, 'ready')).toEqual([200, 'degraded', 'management-token']);
    noteAnswer('management', 200);
    await expect.poll(() => said(shop, 'start')).toEqual([200, 'ok']);
    noteAnswer('management', 401);
    await expect.poll(() => said(shop, 'start')).toEqual([200, 'ok', 'management-token']);
  });

  test('only if its data folder can be written', async () => {
    can.keep = false;
    await using shop = await shopOf();
    expect(await said(shop, 'start')).toEqual([503, 'starting', 'data']);
  });

  test.each([
    [500, [503, 'failing', 'pages']],
    [503, [200, 'degraded', 'pages']],
  ])('only if its pages do not end in %i', async (status, ready) => {
    await using shop = await shopOf(status);
    expect(await said(shop, 'start')).toEqual([503, 'starting', 'pages']);
    expect(await said(shop, 'ready')).toEqual(ready);
    expect(await said(shop, 'live')).toEqual([200, 'ok']);
  });
});

test.each([404, 422])('a refused token is in order again after an answer %i', async (status) => {
  await using shop = await shopOf();
  noteAnswer('management', 403);
  for (const other of [429, 500]) noteAnswer('management', other);
  expect(await said(shop, 'start')).toEqual([503, 'starting', 'management-token']);
  noteAnswer('management', status);
  await expect.poll(() => said(shop, 'start')).toEqual([200, 'ok']);
});

test('a machine has not started before a page was made', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  let isMade = false;
  await using shop = await startFront((_, response) => {
    if (isMade) response.end('x');
    else response.destroy();
  });
  expect(await said(shop, 'start')).toEqual([503, 'starting']);
  isMade = true;
  vi.advanceTimersByTime(5_000);
  expect(await said(shop, 'start')).toEqual([200, 'ok']);
});

test('a full disk makes a machine not ready if there are others, and degraded if it is alone', async () => {
  can.keep = false;
  await using alone = await shopOf();
  expect(await said(alone, 'ready')).toEqual([200, 'degraded', 'data']);
  await using oneOfMany = await shopOf(200, { REDIS_URL: 'redis://127.0.0.1:1' });
  expect(await said(oneOfMany, 'ready')).toEqual([503, 'failing', 'data']);
});

test('an outbox item that waits too long makes the shop degraded', async () => {
  oldest = Date.now() - HOUR;
  await using shop = await shopOf();
  expect(await said(shop, 'ready')).toEqual([200, 'degraded']);
});

test('many health checks are all answered, and count the outbox at most four times a second', async () => {
  await using shop = await shopOf();
  await said(shop, 'ready');
  const begun = performance.now();
  const asked = await Promise.all(Array.from({ length: 100 }, () => said(shop, 'ready')));
  expect(asked).toEqual(Array.from({ length: 100 }, () => [200, 'ok']));
  const quarters = Math.ceil((performance.now() - begun) / 250);
  expect(counts.mock.calls.length).toBeLessThanOrEqual(1 + quarters);
  oldest = Date.now() - HOUR;
  await expect.poll(() => said(shop, 'ready')).toEqual([200, 'degraded']);
});

test('callers from outside are told the status only', async () => {
  await using shop = await startFront((_, response) => void response.end('x'), { TRUST_PROXY: '127.0.0.1' });
  noteAnswer('content', 403);
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  for (const name of ['start', 'ready'])
    expect(
      Object.keys(JSON.parse(String((await shop.ask(`/api/health/${name}`, { headers })).body))),
    ).toEqual(['status']);
});

test('the home page and its links are made in advance, some before the shop is ready', async () => {
  const lists = Array.from({ length: 30 }, (_, n) => `/list-${n}`);
  const links = [
    '/',
    ...lists,
    ...lists,
    '/account',
    '/login?x=1',
    '/cart',
    'https://elsewhere.example/',
    '//x.example',
  ];
  const made: string[] = [];
  const early: Promise<unknown[]>[] = [];
  await using shop = await startFront(async (request, response) => {
    made.push(request.url ?? '');
    if (made.length === 5) early.push(said(shop, 'ready'));
    await Promise.all(early);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('cache-control', 's-maxage=60, stale-while-revalidate=86340');
    response.end(links.map((link) => `<a class="x" href="${link}">x</a>`).join('') + 'x'.repeat(2_000));
  });
  const warm = shop.front.warmUp(20);
  await expect.poll(() => said(shop, 'ready')).toEqual([200, 'ok']);
  const readyAfter = made.length;
  expect(await Promise.all(early)).toEqual([[503, 'starting']]);
  await warm;
  expect(readyAfter).toBeGreaterThanOrEqual(13);
  expect([...new Set(made)]).toEqual(['/', ...lists.slice(0, 20)]);
  const before = made.length;
  await shop.ask('/list-3', { headers: { 'accept-encoding': 'br' } });
  expect(made.length - before).toBeLessThanOrEqual(1);
});
