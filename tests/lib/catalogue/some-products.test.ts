import { expect, test, vi } from 'vitest';
import { startUpstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

test('the products for pages at build time exist in the catalogue', async () => {
  await using upstream = await startUpstream(60);
  const { getProductBySku, getSomeProducts } = await import('@/lib/catalogue/queries');
  const some = await getSomeProducts(2);
  expect(some).toHaveLength(2);
  for (const { sku, path } of some) {
    expect(upstream.store.prepare('SELECT path FROM product WHERE sku = ?').get(sku)).toEqual({ path });
    expect((await getProductBySku(sku))?.path).toBe(path.replace(/\/$/, ''));
  }
});
