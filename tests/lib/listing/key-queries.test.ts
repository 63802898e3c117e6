import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PLAIN_QUERY } from '@/lib/listing/query';
import { noteExpired } from '@/lib/platform/cache/expiries';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

const PRODUCT = '/tarnside-tw-914-9kg-washing-machine';
const LIST = '/washing-machines';
let upstream: Upstream;
beforeEach(async () => {
  noteExpired(['lists']);
  upstream = await startUpstream(200);
});
afterEach(() => upstream[Symbol.asyncDispose]());

async function narrows(path: string, query: string) {
  const { mayNarrow } = await import('@/lib/listing/key-queries');
  return mayNarrow(path, new URLSearchParams(query));
}

async function makeList(path: string) {
  const { getListingSpot } = await import('@/lib/listing/place-queries');
  const { getListingView } = await import('@/lib/listing/view-queries');
  const spot = await getListingSpot(path);
  if (!('place' in spot)) throw new Error(`${path} is no list`);
  await getListingView(spot.place, PLAIN_QUERY);
}

test.each([
  PRODUCT,
  '/delivery',
  '/no-such-thing',
  '/kitchen/no/such/thing',
  '/brands/no-such-maker',
  '/caf%C3%A9',
])('no attribute filters %s', async (path) => expect(await narrows(path, 'spin-speed=1400-rpm')).toBe(false));

test('some keys filter every list, and campaign parameters filter none', async () => {
  for (const query of ['brand=tarnside', 'price=249-1200', 'sort=price-up', 'page=2', 'awc=2_3&page=2'])
    expect(await narrows('/anything', query), query).toBe(true);
  for (const query of ['', 'preview=true', 'utm_source=x&gclid=1'])
    expect(await narrows(LIST, query), query).toBe(false);
});

test.each([LIST, '/laundry/all', '/brands/tarnside'])(
  'the keys that filter %s are known once it was read',
  async (path) => {
    expect(await narrows(path, 'awc=2_3'), 'nobody knows yet').toBe(true);
    await makeList(path);
    expect(await narrows(path, 'spin-speed=1400-rpm')).toBe(true);
    expect(await narrows(path, 'awc=2_3&ttclid=E.C.P')).toBe(false);
  },
);

test('known keys are read again after a cache tag expired', async () => {
  await makeList(LIST);
  expect(await narrows(LIST, 'awc=2_3')).toBe(false);
  noteExpired(['lists']);
  expect(await narrows(LIST, 'awc=2_3')).toBe(true);
});

test('the canonical URL is known for a list that was read, and for nothing else', async () => {
  const { tidyAddress } = await import('@/lib/listing/key-queries');
  const tidy = (path: string, query: string) => tidyAddress(path, new URLSearchParams(query));
  expect(tidy(LIST, 'sort='), 'nobody knows yet').toBe(null);
  await makeList(LIST);
  expect(tidy(LIST, 'sort=&price-from=&price-to=300&awc=2_3')).toBe(`${LIST}?price=-300&awc=2_3`);
  expect(tidy(LIST, 'spin-speed=1400-rpm&sort=price-up')).toBe(null);
  expect(tidy(LIST, 'awc=2_3')).toBe(null);
  await narrows(PRODUCT, 'spin-speed=1400-rpm');
  expect(tidy(PRODUCT, 'sort='), 'no list').toBe(null);
});

test.each([
  ['/brands/tarnside', false],
  ['/laundry/all', true],
])('%s has a filter by maker: %s', async (path, expected) => {
  const { getListingSpot } = await import('@/lib/listing/place-queries');
  const { getListingView } = await import('@/lib/listing/view-queries');
  const spot = await getListingSpot(path);
  if (!('place' in spot)) throw new Error(`${path} is no list`);
  const { facets } = await getListingView(spot.place, PLAIN_QUERY);
  expect(facets.some(({ key }) => key === 'brand')).toBe(expected);
});

test('any key may filter while the platform is unreachable', async () => {
  await fetch(`${upstream.url}/control/faults`, {
    method: 'PUT',
    headers: { authorization: 'Bearer dev', 'content-type': 'application/json' },
    body: JSON.stringify({ upstream: 'graphql', fault: '5xx' }),
  });
  expect(await narrows(PRODUCT, 'awc=2_3')).toBe(true);
});
