import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { all } from '../../../sandbox/store/rows.ts';
import { startUpstream, type Upstream } from '../../support/upstream';

const given = vi.hoisted(() => new Set<string>());
vi.mock('next/cache', () => ({
  cacheLife: () => undefined,
  cacheTag: (...tags: string[]) => tags.forEach((tag) => given.add(tag)),
}));

let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream(200);
});
afterAll(() => upstream[Symbol.asyncDispose]());
beforeEach(() => given.clear());

const tagsOf = (ids: number[]) => ids.map((id) => `product-${id}`);

test('cards read by product are expired by these products alone', async () => {
  const { getCards, getSomeProducts, getProductBySku } = await import('@/lib/catalogue/queries');
  const [one, other] = await getSomeProducts(2);
  const ids = await Promise.all(
    [one, other].map(async (known) => (await getProductBySku(known?.sku ?? ''))?.id ?? 0),
  );
  expect([...given]).toEqual(expect.arrayContaining(tagsOf(ids)));
  expect(given).not.toContain('lists');
  given.clear();
  await getCards(ids);
  expect([...given].filter((tag) => !tag.startsWith('until-'))).toEqual(['products', ...tagsOf(ids)]);
});

test('an unknown SKU is looked up again after any change of the catalogue', async () => {
  const { getProductBySku } = await import('@/lib/catalogue/queries');
  expect(await getProductBySku('NO-SUCH-1')).toBeNull();
  expect(given).toContain('lists');
});

test('services and families on a product page are expired by their products, not by lists', async () => {
  const { getServices } = await import('@/lib/services/queries');
  const { getFamily } = await import('@/lib/catalogue/family-queries');
  const ranges = all<{ value: string }>(
    upstream.store,
    `SELECT v.value FROM attribute_value AS v JOIN attribute AS a ON a.id = v.attribute_id WHERE a.name = 'Range'`,
  );
  const services = await getServices();
  const families = await Promise.all(ranges.map(({ value }) => getFamily(value)));
  const shown = [...services, ...families.flat()].map(({ id }) => id);
  expect(families.flat().length).toBeGreaterThan(1);
  expect([...given]).toEqual(expect.arrayContaining(tagsOf(shown)));
  expect(given).not.toContain('lists');
});

test('a change of categories expires the route of a category, but not that of a product', async () => {
  const { getDestination } = await import('@/lib/catalogue/places/queries');
  const [product] = all<{ path: string }>(upstream.store, 'SELECT path FROM product LIMIT 1');
  expect(await getDestination(product?.path.replace(/\/$/, '') ?? '')).toMatchObject({ kind: 'product' });
  expect(given).not.toContain('routes');
  expect(await getDestination('/laundry')).toMatchObject({ kind: 'category' });
  expect(given).toContain('routes');
  given.clear();
  expect(await getDestination('/no-such-place')).toEqual({ kind: 'none' });
  expect(given).toContain('routes');
});

test('a list is expired by any change of products', async () => {
  const { getGoods } = await import('@/lib/listing/goods-queries');
  const { getCategoryTree } = await import('@/lib/catalogue/places/queries');
  const [department] = await getCategoryTree();
  await getGoods(department?.id ?? 0, 'BEST_SELLING');
  expect(given).toContain('lists');
});
