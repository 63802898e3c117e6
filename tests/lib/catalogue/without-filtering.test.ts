import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setSwitches } from '../../../sandbox/switches.ts';
import { all } from '../../../sandbox/store/rows.ts';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream(400);
}, 60_000);
afterAll(() => upstream[Symbol.asyncDispose]());
afterEach(() => setSwitches(upstream.store, { productFiltering: true }));

/** What a reading gives with the plan's feature, and without it. */
async function onAndOff<T>(read: () => Promise<T>): Promise<[on: T, off: T]> {
  const on = await read();
  setSwitches(upstream.store, { productFiltering: false });
  return [on, await read()];
}

test('services and covers are the same', async () => {
  const { getServices } = await import('@/lib/services/queries');
  const [on, off] = await onAndOff(getServices);
  expect(on.length).toBeGreaterThan(10);
  expect(off).toEqual(on);
});

test('no other appliance is shown as a colour of a range', async () => {
  const { getFamily } = await import('@/lib/catalogue/family-queries');
  const ranges = all<{ value: string }>(
    upstream.store,
    `SELECT v.value FROM attribute_value AS v JOIN attribute AS a ON a.id = v.attribute_id WHERE a.name = 'Range'`,
  ).map(({ value }) => value);
  expect(ranges.length).toBeGreaterThan(5);
  for (const range of ranges.slice(0, 40)) {
    setSwitches(upstream.store, { productFiltering: true });
    const [on, off] = await onAndOff(() => getFamily(range));
    const ids = new Set(on.map(({ id }) => id));
    expect(off.filter(({ id }) => !ids.has(id))).toEqual([]);
  }
});

test('a colour is shown by goods of that colour, and not said to be of everything', async () => {
  const { getColours } = await import('@/lib/listing/colour-queries');
  const [on, off] = await onAndOff(getColours);
  expect(on.some(({ total }) => total > 0)).toBe(true);
  for (const [at, { name, products, total, departments }] of off.entries()) {
    expect(products.every(({ attributes }) => attributes['Colour'] === name)).toBe(true);
    expect(total).toBeLessThanOrEqual(Math.max(24, on[at]?.total ?? 0));
    expect(departments).toEqual([]);
  }
}, 30_000);

test('a list keeps its goods, its order and its ends of prices, and has no facets', async () => {
  const { getListing } = await import('@/lib/listing/queries');
  const { EVERYTHING } = await import('@/lib/listing/filter');
  const { getCategoryTree } = await import('@/lib/catalogue/places/queries');
  const [department] = await getCategoryTree();
  const filter = { ...EVERYTHING, categories: [department!.id], includeOutOfStock: true };
  const page = { sort: 'LOWEST_PRICE', size: 24, number: 1 } as const;
  const [on, off] = await onAndOff(() => getListing(filter, page));
  expect(off.products).toEqual(on.products);
  expect([off.total, off.cheapest, off.dearest]).toEqual([on.total, on.cheapest, on.dearest]);
  expect(off.facets).toEqual([]);
});
