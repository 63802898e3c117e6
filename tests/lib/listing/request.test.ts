import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { EVERYTHING } from '@/lib/listing/filter';
import { startPageEpoch } from '@/lib/platform/cache/page-epoch';
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

test('a list made for one request is the one that is kept for everybody', async () => {
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

test('its cards are asked for once, and anew with another price or stock, or when anything was expired', async () => {
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
  startPageEpoch();
  expect((await now())?.name).toBe('Renamed again');
});

test('the last cards of the day stand in where the platform gives the list and no cards', async () => {
  const { getListingOnRequest } = await import('@/lib/listing/request-queries');
  const filter = await aList();
  const read = () => getListingOnRequest(filter, { sort: 'BEST_SELLING', size: 24, number: 1 });
  const before = await read();
  startPageEpoch();
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  upstream.store.exec('ALTER TABLE metafield RENAME TO metafield_away');
  try {
    expect((await read()).products).toEqual(before.products);
  } finally {
    said.mockRestore();
    upstream.store.exec('ALTER TABLE metafield_away RENAME TO metafield');
  }
});
