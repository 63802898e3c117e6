import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Facet, Listing } from '@/lib/catalogue/types';
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

test('services and covers are the same without product filtering', async () => {
  const { getServices } = await import('@/lib/services/queries');
  const [on, off] = await onAndOff(getServices);
  expect(on.length).toBeGreaterThan(10);
  expect(off).toEqual(on);
});

test('no unrelated appliance is shown as a colour of a range', async () => {
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

test('a colour is shown by products of that colour, without a count of the whole catalogue', async () => {
  const { getColours } = await import('@/lib/listing/colour-queries');
  const [on, off] = await onAndOff(getColours);
  expect(on.some(({ total }) => total > 0)).toBe(true);
  for (const [at, { name, products, total, departments }] of off.entries()) {
    expect(
      products.every(({ attributes }) => attributes['Colour']?.toLowerCase() === name.toLowerCase()),
    ).toBe(true);
    expect(total).toBeLessThanOrEqual(Math.max(24, on[at]?.total ?? 0));
    expect(departments).toEqual([]);
  }
}, 30_000);

/** The counts of one facet by value, those that are none left out; the platform tells of no others. */
const countsOf = ({ facets }: Pick<Listing, 'facets'>, kind: Facet['kind']) =>
  Object.fromEntries(
    facets
      .filter((facet) => facet.kind === kind)
      .flatMap(({ values }) => values)
      .filter(({ value, count }) => count > 0 && value !== 'inStock')
      .map(({ value, count }) => [value, count]),
  );

const PAGE = { sort: 'LOWEST_PRICE', size: 24, number: 1 } as const;

test('a list keeps its products, order and price range, and counts makers and flags as before', async () => {
  const { getListing } = await import('@/lib/listing/queries');
  const { EVERYTHING } = await import('@/lib/listing/filter');
  const { getCategoryTree } = await import('@/lib/catalogue/places/queries');
  const [department] = await getCategoryTree();
  const whole = { ...EVERYTHING, within: department!.id, includeOutOfStock: true };
  const some = await getListing(whole, PAGE);
  const [maker] = some.facets.find(({ kind }) => kind === 'brand')?.values ?? [];
  const middle = Math.round((some.cheapest + some.dearest) / 2);
  for (const choice of [
    {},
    { brands: [Number(maker?.value)] },
    { maxPrice: middle },
    { minPrice: middle, brands: [Number(maker?.value)] },
    { freeDelivery: true },
    { featured: true, maxPrice: middle },
  ]) {
    setSwitches(upstream.store, { productFiltering: true });
    const [on, off] = await onAndOff(() => getListing({ ...whole, ...choice }, PAGE));
    expect(off.products).toEqual(on.products);
    expect([off.total, off.cheapest, off.dearest]).toEqual([on.total, on.cheapest, on.dearest]);
    expect(countsOf(off, 'other')).toEqual(countsOf(on, 'other'));
    expect(countsOf(off, 'brand')).toEqual(countsOf(on, 'brand'));
    expect(off.facets.map(({ kind }) => kind)).toEqual(['category', 'brand', 'other']);
    expect([on.isUnfiltered, off.isUnfiltered]).toEqual([undefined, true]);
  }
});

test('a maker’s list can be filtered by kinds, each with its true count', async () => {
  const { getListing } = await import('@/lib/listing/queries');
  const { EVERYTHING } = await import('@/lib/listing/filter');
  const { getBrands } = await import('@/lib/catalogue/places/queries');
  const [brand] = await getBrands();
  const whole = { ...EVERYTHING, brands: [brand!.id], includeOutOfStock: true };
  setSwitches(upstream.store, { productFiltering: false });
  const kinds = (await getListing(whole, PAGE)).facets.find(({ kind }) => kind === 'category')?.values ?? [];
  expect(kinds.length).toBeGreaterThan(1);
  for (const { value, count } of kinds)
    expect((await getListing({ ...whole, categories: [Number(value)] }, PAGE)).total).toBe(count);
});

test('a list offers no filter that would have no effect: no stock, stars or facts', async () => {
  const { getListingView } = await import('@/lib/listing/view-queries');
  const { parseListingQuery } = await import('@/lib/listing/query');
  const { getCategoryTree } = await import('@/lib/catalogue/places/queries');
  const [department] = await getCategoryTree();
  const place = { path: '/laundry', base: { within: department!.id }, noun: 'products', kinds: true };
  const read = () =>
    getListingView(
      place,
      parseListingQuery([
        ['rating', '4'],
        ['f.colour', 'white'],
        ['price', '-900'],
      ]),
    );
  const [on, off] = await onAndOff(read);
  expect(on.chips.map(({ drop }) => drop)).toContain('stock');
  expect(off.chips.map(({ drop }) => drop)).toEqual(['price']);
  expect(off.query.rating).toBeNull();
  expect(off.facets.map(({ key }) => key)).toEqual(['category', 'brand']);
});

test('a list of one category alone has no facets', async () => {
  const { getListing } = await import('@/lib/listing/queries');
  const { EVERYTHING } = await import('@/lib/listing/filter');
  const { getCategoryTree } = await import('@/lib/catalogue/places/queries');
  const [department] = await getCategoryTree();
  setSwitches(upstream.store, { productFiltering: false });
  expect((await getListing({ ...EVERYTHING, categories: [department!.id] }, PAGE)).facets).toEqual([]);
});
