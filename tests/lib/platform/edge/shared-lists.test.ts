import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { noteExpired } from '@/lib/platform/cache/expiries';
import { routeEntries } from '@/lib/routing/routes';
import { MARK } from '@/lib/platform/edge/framed/content';
import { UnreachableError, orFallback } from '@/lib/platform/result';
import { createSingleFlight } from '@/lib/platform/upstreams/resilience/single-flight';
import { isSharedList } from '@/lib/platform/edge/shared-lists';
import { startFront } from '../../../support/front';
import { readSources, type Source } from '../../../support/sources';

const LIST = '/washing-machines?brand=tarnside';
const VISITOR = {
  accept: 'text/html',
  cookie: 'shopToken=pat; cartId=1; wishlistId=2; region=SCT; consent=all; __Host-locale=en-GB',
  authorization: 'Bearer pat',
  'user-agent': 'Mozilla/5.0',
  'accept-language': 'gd',
  referer: 'https://shop.example/account',
};
const SHARED = 'public, max-age=0, s-maxage=10, stale-if-error=86400';

const AT_TEN = Date.parse('2026-03-02T10:00:00Z');
let now = 0;
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(Date, 'now').mockImplementation(() => AT_TEN + now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A framework whose pages hold all that it is told of who asks. */
async function start(over: Record<string, string> = {}, status = () => 200) {
  const asked: string[] = [];
  const shop = await startFront((request: IncomingMessage, response: ServerResponse) => {
    // What stands around all lists is asked for by the renderer itself.
    if (!request.url?.includes(MARK)) asked.push(request.url ?? '');
    const { 'x-request-id': _, ...headers } = request.headers;
    response.writeHead(status(), { 'content-type': 'text/html; charset=utf-8' });
    response.end(`<p>${JSON.stringify(headers)}${'x'.repeat(2_000)}</p>`);
  }, over);
  return Object.assign(shop, { asked });
}

describe('a filtered list', () => {
  test('is rendered without anything about the visitor, and is public', async () => {
    await using shop = await start();
    const one = await shop.ask(LIST, { headers: VISITOR });
    const another = await shop.ask(LIST, { headers: { accept: 'text/html', cookie: '__Host-locale=en-GB' } });
    expect(String(one.body)).toBe(String(another.body));
    for (const word of ['pat', 'cartId', 'SCT', 'consent', 'gd', 'account', 'Mozilla'])
      expect(String(one.body)).not.toContain(word);
    expect(one.headers['cache-control']).toBe(SHARED);
  });

  test('is cached from its second request on, for ten seconds or until more than one product is expired', async () => {
    await using shop = await start();
    const ask = async () => (await shop.ask(LIST, { headers: VISITOR })).status;
    for (let time = 0; time < 4; time += 1) await ask();
    expect(shop.asked).toHaveLength(2);
    now = 10_001;
    await ask();
    expect(shop.asked).toHaveLength(3);
    noteExpired(['product-7']);
    await ask();
    expect(shop.asked).toHaveLength(3);
    noteExpired(['lists']);
    await ask();
    await ask();
    expect(shop.asked).toHaveLength(4);
  });

  test('is not cached past the minute, in which days and prices may end', async () => {
    await using shop = await start();
    now = 56_400;
    for (let time = 0; time < 2; time += 1)
      expect((await shop.ask(LIST, { headers: VISITOR })).headers['cache-control']).toContain('s-maxage=3,');
    now = 59_999;
    await shop.ask(LIST, { headers: VISITOR });
    expect(shop.asked).toHaveLength(2);
    now = 60_001;
    await shop.ask(LIST, { headers: VISITOR });
    expect(shop.asked).toHaveLength(3);
    now = 119_500;
    const { headers } = await shop.ask(LIST, { headers: VISITOR });
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=0');
  });

  test('that lacks a part is not cached, nor is another one that shared the failed read', async () => {
    const flights = createSingleFlight<string>();
    const { promise: away, reject } = Promise.withResolvers<string>();
    let waiting = 0;
    await using shop = await startFront(async ({ url = '' }, response) => {
      if (url.includes(MARK)) return void response.writeHead(404).end();
      waiting += 1;
      // The second comes while the first waits, and shares what becomes of it.
      if (waiting === 2)
        reject(new UnreachableError({ kind: 'timeout', upstream: 'content', message: 'late' }));
      const guides = await orFallback(
        flights('guides', () => away),
        'none',
      );
      response.writeHead(200, { 'content-type': 'text/html' }).end(`<p>Guides: ${guides}</p>`);
    });
    const answers = await Promise.all(
      ['a', 'b'].map((brand) => shop.ask(`/washing-machines?brand=${brand}`, { headers: VISITOR })),
    );
    for (const { body, headers } of answers)
      expect([String(body), headers['cache-control']]).toEqual([
        '<p>Guides: none</p>',
        'public, max-age=0, s-maxage=0',
      ]);
    expect(waiting).toBe(2);
  });

  test('is revalidated by its ETag', async () => {
    await using shop = await start();
    for (let time = 0; time < 3; time += 1) {
      const { headers } = await shop.ask(LIST, { headers: VISITOR });
      const again = await shop.ask(LIST, { headers: { ...VISITOR, 'if-none-match': headers.etag ?? '' } });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
  });

  test('sets the locale cookie in a private copy for visitors without one', async () => {
    await using shop = await start();
    for (let time = 0; time < 3; time += 1) {
      const { headers } = await shop.ask(LIST, { headers: { accept: 'text/html' } });
      expect(headers['set-cookie']).toHaveLength(1);
      expect(headers['cache-control']).toBe('private, no-cache');
    }
    expect((await shop.ask(LIST, { headers: VISITOR })).headers['set-cookie']).toBeUndefined();
  });

  test('stays cached while hundreds of made-up ones are requested', async () => {
    await using shop = await start();
    for (let time = 0; time < 2; time += 1) await shop.ask(LIST, { headers: VISITOR });
    for (let at = 0; at < 400; at += 1) await shop.ask(`/washing-machines?brand=made-up-${at}`);
    const before = shop.asked.length;
    await shop.ask(LIST, { headers: VISITOR });
    expect(shop.asked).toHaveLength(before);
  });

  test.each([
    ['drafts', '/washing-machines?brand=a&preview=true', {}],
    ['payloads for the router', LIST, { rsc: '1' }],
    ['crawlers', LIST, { 'user-agent': 'Googlebot' }],
    ['calls', '/api/quick-search?q=a', {}],
    ['a shopper’s own pages', '/account?page=2', {}],
    ['prefetches', LIST, { 'sec-purpose': 'prefetch' }],
  ])('is shared, but %s are not', async (_, target, headers) => {
    await using shop = await start();
    for (let time = 0; time < 3; time += 1) {
      const reply = await shop.ask(target, { headers: { ...VISITOR, ...headers } });
      expect(reply.headers['cache-control'] ?? '').not.toContain('public');
      expect(String(reply.body)).toContain('shopToken=pat');
    }
    expect(shop.asked).toHaveLength(3);
  });
});

describe('a copy of less than a day', () => {
  test.each(['/washing-machines', LIST])('of %s replaces a 503, as no-store', async (target) => {
    let status = 200;
    await using shop = await startFront((_, response) => {
      const headers = {
        'content-type': 'text/html',
        ...(target === LIST ? {} : { 'cache-control': 's-maxage=60' }),
      };
      response.writeHead(status, headers).end('<p>Fine</p>');
    });
    for (let time = 0; time < 2; time += 1) await shop.ask(target, { headers: VISITOR });
    noteExpired(['lists']);
    status = 503;
    now = 23 * 3_600_000;
    const stale = await shop.ask(target, { headers: VISITOR });
    expect([stale.status, String(stale.body), stale.headers['cache-control']]).toEqual([
      200,
      '<p>Fine</p>',
      'no-store',
    ]);
    now = 25 * 3_600_000;
    expect((await shop.ask(target, { headers: VISITOR })).status).toBe(503);
  });
});

describe('the pages of shared lists', () => {
  const sources = new Map(
    readSources('app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'lib/**/*.{ts,tsx}').map((source) => [
      source.path,
      source,
    ]),
  );
  const find = (path: string): Source | undefined =>
    ['', '.ts', '.tsx', '/index.ts'].map((ending) => sources.get(path + ending)).find(Boolean);

  /** Everything that a page takes, however far off. */
  function reached(path: string, seen = new Map<string, Source>()): Map<string, Source> {
    const source = find(path);
    if (!source || seen.has(source.path)) return seen;
    seen.set(source.path, source);
    for (const next of source.values) reached(next, seen);
    return seen;
  }

  const shared = routeEntries()
    .map(([pattern]) => pattern)
    .filter((pattern) => isSharedList({ method: 'GET', headers: {} }, { path: pattern, query: '?a=b' }))
    .filter((pattern) => sources.has(`app/(personal)${pattern}/page.tsx`));

  test('are those of lists and searches', () => {
    expect(shared.toSorted()).toEqual([
      '/choose',
      '/compare',
      '/it-broke',
      '/listing/[...path]',
      '/search',
      '/search-alg',
    ]);
  });

  test.each(shared)('%s reads neither cookies nor headers', (pattern) => {
    const readers = [
      ...reached(`app/(personal)${pattern}/page.tsx`),
      ...reached('app/(personal)/layout.tsx'),
    ].flatMap(([path, { imports }]) => (imports.includes('next/headers') ? path : []));
    expect(readers).toEqual([]);
  });
});
