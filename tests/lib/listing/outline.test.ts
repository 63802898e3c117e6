import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { EVERYTHING } from '@/lib/listing/filter';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

let upstream: Upstream;

beforeAll(async () => {
  upstream = await startUpstream(200);
}, 60_000);
afterAll(() => upstream[Symbol.asyncDispose]());

test('the outline of a list is the list without its products', async () => {
  const { getListingSpot } = await import('@/lib/listing/place-queries');
  const { getListing, getListingOutline } = await import('@/lib/listing/queries');
  const spot = await getListingSpot('/laundry/all');
  if (spot.kind !== 'category') throw new Error('no category');
  const filter = { ...EVERYTHING, ...spot.place.base };
  const page = { sort: 'FEATURED', size: 24, number: 1 } as const;
  const { products, ...rest } = await getListing(filter, page);
  expect(products.length).toBeGreaterThan(10);
  expect(await getListingOutline(filter, page)).toEqual(rest);
});
