import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { EVERYTHING } from '@/lib/listing/filter';
import type { Copy, KeptAnswers } from '@/lib/platform/cache/kept-answers/keeper';
import { noteExpired } from '@/lib/platform/cache/expiries';
import { processSingleton } from '@/lib/platform/process-singleton';
import { callsOf } from '../../support/calls-of';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

let upstream: Upstream;

beforeAll(async () => {
  upstream = await startUpstream(200);
}, 60_000);
afterAll(() => upstream[Symbol.asyncDispose]());

async function aList() {
  const { getListingSpot } = await import('@/lib/listing/place-queries');
  const spot = await getListingSpot('/laundry/all');
  if (spot.kind !== 'category') throw new Error('no category');
  return { ...EVERYTHING, ...spot.place.base };
}

test('a list read for one request equals the cached list', async () => {
  const { getListing } = await import('@/lib/listing/queries');
  const { getListingOnRequest } = await import('@/lib/listing/request-queries');
  const filter = await aList();
  for (const page of [
    { sort: 'BEST_SELLING', size: 24, number: 1 },
    { sort: 'LOWEST_PRICE', size: 24, number: 2 },
    { sort: 'BEST_REVIEWED', size: 96, number: 1 },
  ] as const) {
    const asked = { ...filter, minPrice: 200_00 };
    const listing = await getListingOnRequest(asked, page);
    expect(listing.products.length).toBeGreaterThan(5);
    expect(listing).toEqual(await getListing(asked, page));
  }
});

test('a long page makes no more calls than its list needs', async () => {
  const { getListingOnRequest } = await import('@/lib/listing/request-queries');
  const { getCategoryTree } = await import('@/lib/catalogue/places/queries');
  const categories = (await getCategoryTree()).map(({ id }) => id);
  const read = (minPrice: number) => () =>
    getListingOnRequest(
      { ...EVERYTHING, categories, minPrice },
      { sort: 'LOWEST_PRICE', size: 240, number: 1 },
    );
  const { total } = await read(1_00)();
  expect(total).toBeGreaterThan(240);
  const { total: few } = await read(1_200_00)();
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThanOrEqual(48);
  // The ends of the prices come by a call of their own.
  expect(await callsOf(read(1_00))).toHaveLength(6);
  expect(await callsOf(read(1_200_00))).toHaveLength(2);
});

test('cards are read once, and again when their price changes or their cache tag expires', async () => {
  const { getListingOnRequest } = await import('@/lib/listing/request-queries');
  const filter = await aList();
  const read = () => getListingOnRequest(filter, { sort: 'BEST_SELLING', size: 24, number: 1 });
  const [before] = (await read()).products;
  const change = (column: string, value: number | string) =>
    upstream.store.prepare(`UPDATE product SET ${column} = ? WHERE id = ?`).run(value, before?.id ?? 0);
  const now = async () => (await read()).products.find(({ id }) => id === before?.id);
  change('name', 'Renamed');
  expect(await now()).toBe(before);
  change('price', 99_999_00);
  expect((await now())?.name).toBe('Renamed');
  change('name', 'Renamed again');
  expect((await now())?.name).toBe('Renamed');
  noteExpired(['lists', 'product-0']);
  expect((await now())?.name).toBe('Renamed');
  noteExpired([`product-${before?.id}`, 'lists']);
  expect((await now())?.name).toBe('Renamed again');
});

/** Runs while the platform gives lists, and no cards of what they hold. */
async function withoutCards(run: () => Promise<void>): Promise<void> {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  upstream.store.exec('ALTER TABLE metafield RENAME TO metafield_away');
  try {
    await run();
  } finally {
    said.mockRestore();
    upstream.store.exec('ALTER TABLE metafield_away RENAME TO metafield');
  }
}

test('the last cards are used when the platform answers the list but not its cards', async () => {
  const { getListingOnRequest } = await import('@/lib/listing/request-queries');
  const filter = await aList();
  const read = () => getListingOnRequest(filter, { sort: 'BEST_SELLING', size: 24, number: 1 });
  const before = await read();
  noteExpired(['products', 'lists']);
  await withoutCards(async () => expect((await read()).products).toEqual(before.products));
});

test('cards of a list that was read twice are kept for a process that has none', async () => {
  const { getListingOnRequest } = await import('@/lib/listing/request-queries');
  const written = new Map<string, Copy>();
  processSingleton<KeptAnswers>('kept-answers', () => ({
    keep: (key, copy) => void written.set(key, copy),
    find: (key) => Promise.resolve(written.get(key)),
    stop: () => Promise.resolve(),
  }));
  const filter = await aList();
  const read = (size: number) => getListingOnRequest(filter, { sort: 'NEWEST', size, number: 1 });
  await read(12);
  expect([...written.keys()].filter((key) => key.startsWith('card '))).toEqual([]);
  const before = await read(12);
  Reflect.get(globalThis, 'hobwrightShared').delete('cards');
  await withoutCards(async () => {
    expect((await read(12)).products).toEqual(before.products);
    await expect(read(24)).rejects.toMatchObject({ name: 'UnreachableError' });
  });
});
