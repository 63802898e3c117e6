import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bytesFor, type CacheName } from '@/lib/platform/cache/budget';
import { heldBytes } from '@/lib/platform/cache/memory';
import { startFront } from '../../../support/front';

beforeEach(() => {
  vi.stubEnv('CACHE_MEMORY_MB', '64');
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'hobwrightShared');
  vi.unstubAllEnvs();
});

const PAGE = 'x'.repeat(40_000);
const held = () => Object.fromEntries(heldBytes()) as Record<CacheName, number>;

test('repeated requests for made-up addresses take no memory from other caches', async () => {
  await using shop = await startFront((request, response) => {
    const isPage = request.url === '/';
    const status = request.url?.startsWith('/made-up') ? 404 : 200;
    response
      .writeHead(status, {
        'content-type': 'text/html; charset=utf-8',
        ...(isPage && { 'cache-control': 's-maxage=60' }),
      })
      .end(`<p>${request.url}${PAGE}</p>`);
  });
  const headers = { accept: 'text/html' };
  await shop.ask('/', { headers });
  const before = held();
  for (let at = 0; at < 100; at += 1) {
    const addresses = [
      `/washing-machines?brand=made-up-${at}`,
      `/search?q=made-up-${at}`,
      `/made-up-${at}/thing`,
    ];
    for (const address of [...addresses, ...addresses]) await shop.ask(address, { headers });
  }
  const after = held();
  expect(after.listCopies).toBeGreaterThan(bytesFor('listCopies') * 0.9);
  expect(after.listCopies).toBeLessThanOrEqual(bytesFor('listCopies'));
  expect(after.listsSeen).toBeLessThanOrEqual(bytesFor('listsSeen'));
  expect([after.pageCopies, after.documents, after.files]).toEqual([
    before.pageCopies,
    before.documents,
    before.files,
  ]);
});
