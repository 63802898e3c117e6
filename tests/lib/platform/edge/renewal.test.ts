import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noteExpired } from '@/lib/platform/cache/expiries';
import { notePage } from '@/lib/platform/observe/request-context';
import { startFront } from '../../../support/front';

const AT_TEN = Date.parse('2026-03-02T10:00:00Z');
const BUYER = { accept: 'text/html', cookie: '__Host-locale=en-GB' };
let now = 0;
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(Date, 'now').mockImplementation(() => AT_TEN + now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/**
 * A framework with one page, which says how often it was made. It takes as long as the test wants.
 * @param trueUntil seconds from the beginning; undefined where nothing is known of that, nor of its tags
 */
async function start({
  trueUntil,
  tags = [],
  cache = 'HIT',
}: {
  trueUntil?: number;
  tags?: string[];
  cache?: string;
} = {}) {
  const state = { made: 0, cache, isBusy: Promise.resolve() };
  const shop = await startFront(async (_, response: ServerResponse) => {
    state.made += 1;
    const { made } = state;
    await state.isBusy;
    if (trueUntil !== undefined) notePage(AT_TEN + trueUntil * 1_000, tags);
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 's-maxage=90, stale-while-revalidate=86310',
      'x-nextjs-cache': state.cache,
    });
    response.end(`<p>${made}</p>`);
  });
  const ask = async () => Number((await shop.ask('/', { headers: BUYER })).body.toString().slice(3, -4));
  return Object.assign(shop, { state, page: ask });
}

describe('a cached page', () => {
  test('is returned at once while a renderer makes it again', async () => {
    await using shop = await start();
    expect(await shop.page()).toBe(1);
    const { promise, resolve } = Promise.withResolvers<void>();
    shop.state.isBusy = promise;
    now = 20_000;
    expect([await shop.page(), await shop.page()]).toEqual([1, 1]);
    await expect.poll(() => shop.state.made).toBe(2);
    resolve();
    await expect.poll(() => shop.page()).toBe(2);
    expect(shop.state.made).toBe(2);
  });

  test('has its Age, also in a 304', async () => {
    await using shop = await start({ trueUntil: 3_600 });
    const headers = { ...BUYER };
    const { etag = '', age } = (await shop.ask('/', { headers })).headers;
    expect(age).toBeUndefined();
    const { promise, resolve } = Promise.withResolvers<void>();
    shop.state.isBusy = promise;
    now = 20_000;
    expect((await shop.ask('/', { headers })).headers.age).toBe('20');
    const again = await shop.ask('/', { headers: { ...headers, 'if-none-match': etag } });
    expect([again.status, again.headers.age]).toEqual([304, '20']);
    resolve();
  });

  test('is made again by an anonymous request', async () => {
    const seen: unknown[] = [];
    await using shop = await startFront((request, response) => {
      const { cookie, authorization, 'if-none-match': tag } = request.headers;
      seen.push(cookie ?? authorization ?? tag);
      response
        .writeHead(200, { 'content-type': 'text/html', 'cache-control': 's-maxage=90' })
        .end('<p>Fine</p>');
    });
    await shop.ask('/', { headers: { accept: 'text/html' } });
    now = 20_000;
    const headers = { ...BUYER, authorization: 'Bearer pat', 'if-none-match': 'W/"1"' };
    await shop.ask('/', { headers });
    await expect.poll(() => seen).toEqual([undefined, undefined]);
  });

  test('is made again before it is returned if one of its tags was expired, but not for other tags', async () => {
    await using shop = await start({ trueUntil: 3_600, tags: ['products', 'product-7'] });
    await shop.page();
    noteExpired(['product-8', 'lists']);
    expect(await shop.page()).toBe(1);
    noteExpired(['product-7']);
    expect(await shop.page()).toBe(2);
    noteExpired(['products']);
    expect(await shop.page()).toBe(3);
  });

  test.each([
    ['has no known tags', {}],
    ['was made for this request', { trueUntil: 3_600, cache: 'MISS' }],
  ])('is made again before it is returned if any tag was expired and it %s', async (_, options) => {
    await using shop = await start(options);
    await shop.page();
    noteExpired(['product-8']);
    expect(await shop.page()).toBe(2);
  });

  test('is returned until the end of its validity', async () => {
    await using shop = await start({ trueUntil: 70 });
    await shop.page();
    now = 69_000;
    expect(await shop.page()).toBe(1);
    await expect.poll(() => shop.state.made).toBe(2);
    now = 70_001;
    expect(await shop.page()).toBe(3);
  });

  test('is returned until the end of its lifetime', async () => {
    await using shop = await start({ trueUntil: 3_600 });
    await shop.page();
    now = 90_001;
    expect(await shop.page()).toBe(2);
  });

  test.each([
    ['its validity is not known', {}],
    ['it was made for this request', { trueUntil: 3_600, cache: 'MISS' }],
  ])('is not returned past the minute if %s', async (_, options) => {
    await using shop = await start(options);
    await shop.page();
    now = 60_001;
    expect(await shop.page()).toBe(2);
  });

  test('that its renderer returns as STALE is kept no longer than the copy before', async () => {
    await using shop = await start({ trueUntil: 3_600, cache: 'STALE' });
    await shop.page();
    now = 1_500;
    expect(await shop.page()).toBe(2);
    shop.state.cache = 'HIT';
    now = 3_000;
    expect(await shop.page()).toBe(3);
    shop.state.cache = 'STALE';
    now = 92_000;
    await shop.page();
    await expect.poll(() => shop.state.made).toBe(4);
    now = 93_001;
    expect(await shop.page()).toBe(5);
  });
});
