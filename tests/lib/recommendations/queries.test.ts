import { expect, test, vi } from 'vitest';
import { startFilledSearch } from '../../support/filled-search';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

test('one that the search service does not know takes nothing from what is bought with the others', async () => {
  await using shop = await startFilledSearch(200);
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
