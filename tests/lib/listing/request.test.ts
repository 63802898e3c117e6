import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { EVERYTHING } from '@/lib/listing/filter';
import { startUpstream, type Upstream } from '../../support/upstream';

const kept = vi.hoisted(() => ({ tags: [] as string[] }));
vi.mock('next/cache', () => ({
  cacheLife: () => undefined,
  cacheTag: (...tags: string[]) => void kept.tags.push(...tags),
}));

let upstream: Upstream;

beforeAll(async () => {
  upstream = await startUpstream(200);
}, 60_000);
afterAll(() => upstream[Symbol.asyncDispose]());

test('a list that one request asked for is kept only once it is asked for again', async () => {
  const { getListingSpot } = await import('@/lib/listing/place-queries');
  const { getListingOnRequest } = await import('@/lib/listing/request-queries');
  const spot = await getListingSpot('/laundry/all');
  if (spot.kind !== 'category') throw new Error('no category');
  const filter = { ...EVERYTHING, ...spot.place.base };
  const page = { sort: 'FEATURED', size: 24, number: 1 } as const;
  kept.tags = [];
  const first = await getListingOnRequest(filter, page);
  expect(first.products.length).toBeGreaterThan(10);
  expect(kept.tags).toEqual([]);
  expect(await getListingOnRequest(filter, page)).toEqual(first);
  expect(kept.tags).toContain('products');
  kept.tags = [];
  await getListingOnRequest(filter, { ...page, size: 48 });
  expect(kept.tags).toEqual([]);
});
