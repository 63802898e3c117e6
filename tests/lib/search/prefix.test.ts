import { expect, test, vi } from 'vitest';
import { startFilledSearch } from '../../support/filled-search';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

test('shops that share an Algolia application have separate indices by a prefix', async () => {
  await using shop = await startFilledSearch(60);
  vi.stubEnv('ALGOLIA_INDEX_PREFIX', 'staging_');
  vi.resetModules();
  const { syncAll } = await import('@/lib/search/sync-commands');
  const { readIndices } = await import('@/lib/search/sync-state');
  shop.store.exec("UPDATE product SET name = 'Quibblewick ' || name");
  await syncAll();
  const indices = await readIndices();
  const names = indices.ok ? indices.value.map(({ name }) => name) : [];
  expect(names).toContain('staging_products');
  expect(names).toContain('staging_products_price_asc');
  expect(names.every((name) => name.startsWith('staging_'))).toBe(true);
  const { searchRequest } = await import('@/lib/platform/upstreams/search');
  const { quickRequests, readQuick } = await import('@/lib/search/quick-query');
  const { understand } = await import('@/lib/search/understand/understand');
  const wish = understand('quibblewick', { makers: [] });
  const { z } = await import('zod');
  const ask = async (prefix: string) => {
    const requests = quickRequests('quibblewick', wish, prefix);
    const found = await searchRequest((client) => client.search({ requests }), z.unknown());
    return found.ok ? readQuick(wish, found.value, { prefix, led: null, passages: null }) : null;
  };
  expect((await ask('staging_'))?.products.length).toBeGreaterThan(0);
  expect((await ask('staging_'))?.index).toBe('staging_products');
  expect((await ask(''))?.products).toEqual([]);
});
