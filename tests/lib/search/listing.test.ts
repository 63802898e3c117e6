import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ListingFilter } from '@/lib/catalogue/types';
import { callsOf } from '../../support/calls-of';
import { startFilledSearch } from '../../support/filled-search';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

type Shop = Awaited<ReturnType<typeof startFilledSearch>>;
let shop: Shop;
let control: (fault: string) => Promise<unknown>;

beforeAll(async () => {
  shop = await startFilledSearch(400);
  control = (fault) =>
    fetch(`${shop.url}/control/faults`, {
      method: 'PUT',
      headers: { authorization: 'Bearer dev', 'content-type': 'application/json' },
      body: JSON.stringify({ upstream: 'search', fault }),
    });
}, 60_000);
afterAll(async () => shop[Symbol.asyncDispose]());

async function modules() {
  const { searchSource } = await import('@/lib/search/listing-queries');
  const { EVERYTHING } = await import('@/lib/listing/filter');
  const { getCategoryTree } = await import('@/lib/catalogue/places/queries');
  const departments = (await getCategoryTree()).map(({ id }) => id);
  return { searchSource, EVERYTHING, DEPARTMENTS: { ...EVERYTHING, categories: departments } };
}

async function recordOf(id: number) {
  const { readProduct, readTree } = await import('@/lib/search/sync-sources');
  const record = await readProduct(id, await readTree());
  if (!record) throw new Error('no such product');
  return record;
}

/** Puts a record into the index in place of the one of before. */
async function write(body: object): Promise<void> {
  const { searchAdmin } = await import('@/lib/platform/upstreams/search');
  const answer = await searchAdmin(async (client) => {
    const { taskID } = await client.saveObject({ indexName: 'products', body: { ...body } });
    return client.waitForTask({ indexName: 'products', taskID });
  });
  expect(answer.ok).toBe(true);
}

const page = { sort: 'LOWEST_PRICE', size: 24, number: 1 } as const;

describe('list from the search service', () => {
  test('equals the list of the platform, whatever is chosen', async () => {
    const { searchSource, DEPARTMENTS } = await modules();
    const { getListing } = await import('@/lib/listing/queries');
    const whole = await getListing(DEPARTMENTS, page);
    const values = (kind: string, key = kind) =>
      whole.facets
        .find((facet) => facet.kind === kind && facet.key === key)
        ?.values.map(({ value }) => value) ?? [];
    const choices: Partial<ListingFilter>[] = [
      {},
      { includeOutOfStock: true },
      { brands: values('brand').slice(0, 2).map(Number) },
      { categories: values('category').slice(0, 1).map(Number) },
      { attributes: { Colour: values('attribute', 'Colour').slice(0, 2) } },
      { minPrice: 20_000, maxPrice: 60_000 },
      { featured: true },
      { freeDelivery: true, brands: values('brand').slice(0, 3).map(Number) },
    ];
    for (const choice of choices) {
      const filter = { ...DEPARTMENTS, ...choice };
      const [ours, theirs] = [
        await searchSource('service').source(filter, page),
        await getListing(filter, page),
      ];
      expect(ours.total, JSON.stringify(choice)).toBe(theirs.total);
      expect(ours).toMatchObject({
        outOfStock: theirs.outOfStock,
        cheapest: theirs.cheapest,
        dearest: theirs.dearest,
      });
      expect(ours.products.map(({ price }) => price?.now)).toEqual(
        theirs.products.map(({ price }) => price?.now),
      );
      const brandsOf = ({ facets }: typeof ours) =>
        new Map(
          facets.find(({ kind }) => kind === 'brand')?.values.map(({ value, count }) => [value, count]),
        );
      expect(brandsOf(ours)).toEqual(brandsOf(theirs));
    }
    // Of everything there are more facets than the platform gives at once.
    const narrowed = { ...DEPARTMENTS, categories: values('category').slice(-1).map(Number) };
    const featuredOf = ({ facets }: typeof whole) =>
      facets.find(({ kind }) => kind === 'other')?.values.find(({ value }) => value === 'featured')?.count;
    const theirs = featuredOf(await getListing(narrowed, page));
    expect(theirs).toEqual(expect.any(Number));
    expect(featuredOf(await searchSource('service').source(narrowed, page))).toBe(theirs);
  });

  test.each(['FEATURED', 'A_TO_Z', 'Z_TO_A'] as const)(
    'is the list of the platform in the order %s, which the service does not have',
    async (sort) => {
      const { searchSource, EVERYTHING } = await modules();
      const { getListing } = await import('@/lib/listing/queries');
      const filter = { ...EVERYTHING, search: 'oven' };
      const ids = async (read: typeof getListing) =>
        (await read(filter, { ...page, sort })).products.map(({ id }) => id);
      expect(await ids(searchSource('service').source)).toEqual(await ids(getListing));
    },
  );

  test('is requested once for a page, however often the page uses it', async () => {
    const { searchSource, DEPARTMENTS } = await modules();
    const { source } = searchSource('service');
    const calls = await callsOf(() => Promise.all([source(DEPARTMENTS, page), source(DEPARTMENTS, page)]));
    expect(calls).toEqual(['search']);
  });

  test('requests its cards once, and again when the index says that one has changed', async () => {
    const { searchSource, DEPARTMENTS } = await modules();
    const read = () => searchSource('service').source(DEPARTMENTS, page);
    const [first] = (await read()).products;
    expect(await callsOf(read)).toEqual(['search']);
    const id = first?.id ?? 0;
    const nameNow = async () => (await read()).products.find((card) => card.id === id)?.name;
    const { stamp, ...record } = await recordOf(id);
    await write({ ...record, card: { ...record.card, name: 'Renamed' }, stamp: `${stamp} renamed` });
    expect(await callsOf(read)).toEqual(['search', 'search']);
    expect(await nameNow()).toBe('Renamed');
    // As records were written before they had a stamp.
    await write({ ...record, card: { ...record.card, name: 'Once more' } });
    expect(await nameNow()).toBe('Once more');
    await write({ ...record, card: { ...record.card, name: 'Twice more' } });
    expect(await nameNow()).toBe('Twice more');
    await write({ ...record, stamp });
  });

  test('names the index it came from, and creates no query ID that many shoppers would share', async () => {
    const { searchSource, EVERYTHING } = await modules();
    const { source, origin } = searchSource('service');
    await source({ ...EVERYTHING, search: 'oven' }, { ...page, sort: 'RELEVANCE' });
    expect(origin(EVERYTHING)).toEqual({ index: 'products', filters: [] });
    expect(origin({ ...EVERYTHING, featured: true })?.filters).toEqual(['featured:true']);
    const counted = shop.store.prepare('SELECT count(*) AS count FROM search_query').get();
    expect(counted).toEqual({ count: 0 });
  });

  test.each(['down', '5xx', 'malformed', 'partial'])(
    'comes from the platform’s own search when the service is %s',
    async (fault) => {
      await control(fault);
      const { upstreamCaller } = await import('@/lib/platform/upstreams/upstream');
      const entered = upstreamCaller('search').breaker.enter();
      if ('record' in entered) entered.record(true);
      const { searchSource, DEPARTMENTS } = await modules();
      const { source, origin } = searchSource('service');
      const found = await source(DEPARTMENTS, page);
      expect(found.total).toBeGreaterThan(50);
      expect(origin(DEPARTMENTS)).toBeNull();
      await control('none');
    },
  );
});

describe('request of one search', () => {
  test('keeps odd values whole and nests choices of one facet', async () => {
    const { listingRequests } = await import('@/lib/search/listing-query');
    const { EVERYTHING } = await modules();
    // Algolia reads \- at the start as a minus, and has no way to say a value that itself starts with \-.
    const sayable = fc.string({ minLength: 1 }).filter((value) => !value.startsWith('\\-'));
    fc.assert(
      fc.property(fc.array(sayable, { minLength: 1 }), (values) => {
        const { requests } = listingRequests({ ...EVERYTHING, attributes: { 'Odd: name': values } }, page);
        const facetFilters = requests[0]?.facetFilters;
        const own = facetFilters?.find((group) => group[0]?.startsWith('card.attributes.Odd'));
        expect(
          own?.map((text) => text.slice('card.attributes.Odd: name:'.length).replace(/^\\-/, '-')),
        ).toEqual(values);
      }),
    );
  });
});

test('chosen filters are reported as attribute and value, without ranges and defaults', async () => {
  const { countedFilters } = await import('@/lib/search/listing-query');
  const { EVERYTHING } = await modules();
  const filter: ListingFilter = {
    ...EVERYTHING,
    brands: [3],
    categories: [17],
    attributes: { Colour: ['White', '-5'] },
    minPrice: 10,
    minRating: 4,
    featured: true,
  };
  expect(countedFilters(filter)).toEqual([
    'brandId:3',
    'categoryIds:17',
    'card.attributes.Colour:White',
    'card.attributes.Colour:-5',
    'featured:true',
  ]);
});
