import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startFilledSearch } from '../../support/filled-search';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

let shop: Awaited<ReturnType<typeof startFilledSearch>>;

beforeAll(async () => {
  shop = await startFilledSearch(200);
}, 120_000);
afterAll(() => shop[Symbol.asyncDispose]());

test('a page knows in advance whether anything is bought with its product', async () => {
  const { getBoughtWith, hasBoughtWith } = await import('@/lib/recommendations/queries');
  const ids = (shop.store.prepare('SELECT id FROM product LIMIT 60').all() as { id: number }[]).map(
    ({ id }) => id,
  );
  const known = new Set<boolean>();
  for (const id of ids) {
    const has = (await getBoughtWith([id])).length > 0;
    expect([id, await hasBoughtWith(id)]).toEqual([id, has]);
    known.add(has);
  }
  expect(known).toEqual(new Set([false, true]));
  expect(await hasBoughtWith(999_999_999)).toBe(false);
});

test('an unknown product does not affect what is bought with the others', async () => {
  const { getBoughtWith } = await import('@/lib/recommendations/queries');
  const washers = shop.store
    .prepare(
      `SELECT product.id FROM product JOIN search_object ON object_id = CAST(product.id AS TEXT)
       WHERE index_name = 'products' AND json_extract(body, '$.type') = 'Washing machine' LIMIT 5`,
    )
    .all() as { id: number }[];
  const ids = washers.map(({ id }) => id);
  const bought = (await getBoughtWith(ids)).map(({ id }) => id);
  expect(bought).not.toEqual([]);
  expect((await getBoughtWith([...ids, 999_999_999])).map(({ id }) => id)).toEqual(bought);
  expect(await getBoughtWith([999_999_999])).toEqual([]);
});

test('space is kept on the page while the search service does not hold the catalogue', async () => {
  const { hasBoughtWith } = await import('@/lib/recommendations/queries');
  shop.store.exec(`DELETE FROM search_index WHERE name = 'products'`);
  expect(await hasBoughtWith(1)).toBe(true);
});
