import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PLAIN_QUERY } from '@/lib/catalogue/listing-query';
import { startPageEpoch } from '@/lib/platform/page-epoch';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

const PRODUCT = '/tarnside-tw-914-9kg-washing-machine';
const LIST = '/washing-machines';
let upstream: Upstream;
beforeEach(async () => {
  startPageEpoch();
  upstream = await startUpstream(200);
});
afterEach(() => upstream[Symbol.asyncDispose]());

async function keysAt(path: string) {
  const { getListKeys } = await import('@/lib/catalogue/list-key-queries');
  return getListKeys(path);
}

async function makeList(path: string) {
  const { getListingSpot } = await import('@/lib/catalogue/listing-place-queries');
  const { getListingView } = await import('@/lib/catalogue/listing-view-queries');
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
])('nothing narrows %s', async (path) => expect(await keysAt(path)).toEqual(new Set()));

test.each([LIST, '/laundry/all', '/brands/tarnside'])(
  '%s says what narrows it once it was made',
  async (path) => {
    expect(await keysAt(path)).toBeNull();
    await makeList(path);
    const keys = await keysAt(path);
    expect(keys).toContain('spin-speed');
    expect(keys).not.toContain('awc');
  },
);

test('what was known is asked again once something was expired', async () => {
  await makeList(LIST);
  expect(await keysAt(LIST)).toContain('spin-speed');
  startPageEpoch();
  expect(await keysAt(LIST)).toBeNull();
});

test('while the platform is away nobody knows', async () => {
  await fetch(`${upstream.url}/control/faults`, {
    method: 'PUT',
    headers: { authorization: 'Bearer dev', 'content-type': 'application/json' },
    body: JSON.stringify({ upstream: 'graphql', fault: '5xx' }),
  });
  expect(await keysAt(PRODUCT)).toBeNull();
});
