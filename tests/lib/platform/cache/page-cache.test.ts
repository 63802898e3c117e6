import { AsyncLocalStorage } from 'node:async_hooks';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import { expect, test, vi } from 'vitest';
import { cacheTags, trueUntil } from '@/lib/platform/cache/cache-tags';
import { expiryCount, noteExpired } from '@/lib/platform/cache/expiries';
import { heldBytes } from '@/lib/platform/cache/memory';
import PageCache from '@/lib/platform/cache/page-cache';
import { type RequestContext, REQUEST_CONTEXTS } from '@/lib/platform/observe/request-context';
import { processSingleton } from '@/lib/platform/process-singleton';

const NOON = Date.UTC(2026, 10, 23, 12);

test('a page is valid until the earliest time in its tags', () => {
  const tags = ['products', cacheTags.until(new Date(NOON + 1)), cacheTags.until(new Date(NOON)), 'posts'];
  expect(trueUntil(tags)).toBe(NOON);
  expect(trueUntil(['products', 'not-until-1'])).toBe(Number.POSITIVE_INFINITY);
});

/** A cache of pages, and a way to keep one with such tags. */
function openCache() {
  const cache = new PageCache({
    fs: nodeFs,
    flushToDisk: false,
    serverDistDir: mkdtempSync(join(tmpdir(), 'pages-')),
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
    _requestHeaders: {},
  });
  const keep = (key: string, tags: string, status = 200) =>
    cache.set(
      key,
      { kind: 'APP_PAGE', html: key, status, headers: { 'x-next-cache-tags': tags } } as never,
      {},
    );
  const read = async (key: string) => (await cache.get(key, { kind: 'APP_PAGE' } as never)) !== null;
  return { keep, read };
}

test('a page is not cached if one of its tags expired while it was made; otherwise its tags are noted', async () => {
  const { keep, read } = openCache();
  const contexts = processSingleton(REQUEST_CONTEXTS, () => new AsyncLocalStorage<RequestContext>());
  const context: RequestContext = { requestId: '1', calls: [], expiries: expiryCount() };
  await contexts.run(context, async () => {
    noteExpired(['product-7', 'lists']);
    await keep('/changed', 'products,product-7');
    await keep('/another', '_N_T_/layout,products,product-8,until-9999999999999');
    expect([await read('/changed'), await read('/another')]).toEqual([false, true]);
  });
  expect(context.tags).toEqual(['products', 'product-8']);
});

test('a page past its validity is not returned, and a 404 page is not cached', async () => {
  const { keep: keepWith, read } = openCache();
  const keep = (key: string, until: number, status?: number) =>
    keepWith(key, cacheTags.until(new Date(until)), status);
  const before = new Map(heldBytes()).get('pages') ?? 0;
  await keep('/true', Date.now() + 3_600_000);
  expect(new Map(heldBytes()).get('pages')).toBeGreaterThan(before);
  await keep('/untrue', Date.now() - 1);
  await keep('/nowhere', Date.now() + 3_600_000, 404);
  vi.resetModules();
  await import('@/lib/platform/cache/page-cache');
  expect(new Map(heldBytes()).get('pages')).toBeGreaterThan(before);
  expect([await read('/true'), await read('/untrue'), await read('/nowhere')]).toEqual([true, false, false]);
});
