import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isReduced } from '@/lib/catalogue/reduced';
import { PLAIN_QUERY, parseListingQuery } from '@/lib/listing/query';
import { formatListingQuery } from '@/lib/listing/url';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

let upstream: Upstream;

beforeAll(async () => {
  upstream = await startUpstream(400);
}, 120_000);
afterAll(() => upstream[Symbol.asyncDispose]());

/** A list as its address has it. */
async function viewOf(path: string, search: string) {
  const { getListingSpot } = await import('@/lib/listing/place-queries');
  const { getListingOnRequest } = await import('@/lib/listing/request-queries');
  const { getListingView } = await import('@/lib/listing/view-queries');
  const spot = await getListingSpot(path);
  if (spot.kind !== 'category' && spot.kind !== 'brand') throw new Error('no list');
  return getListingView(spot.place, parseListingQuery([...new URLSearchParams(search)]), getListingOnRequest);
}

test('the reduced products are a list of their own with the count on the offers page', async () => {
  const { getRails } = await import('@/lib/content/rail-queries');
  const rails = await getRails(
    ['/laundry', '/cooking', '/washing-machines'].map((path) => ({ heading: path, path, reduced: true })),
  );
  expect(rails.map(({ path }) => path)).toEqual([
    '/laundry/all?reduced=yes',
    '/cooking/all?reduced=yes',
    '/washing-machines?reduced=yes',
  ]);
  for (const { path, offers, cards } of rails) {
    const [list = '', search = ''] = path.split('?');
    const { listing, chips, query } = await viewOf(list, `${search}&show=96`);
    expect(offers).toBe(listing.total);
    expect(listing.products).toHaveLength(listing.total);
    expect(listing.products.every(isReduced)).toBe(true);
    expect(listing.total).toBeLessThan((await viewOf(list, '')).listing.total);
    expect(cards.every(({ id }) => listing.products.some((card) => card.id === id))).toBe(true);
    expect(chips.map(({ name }) => name)).toContain('Reduced');
    expect(formatListingQuery(query)).toBe('reduced=yes&show=96');
  }
});

test('the reduced list has pages in the requested order', async () => {
  const whole = await viewOf('/cooking/all', 'reduced=yes&sort=price-up&show=96');
  const prices = whole.listing.products.map(({ price }) => price?.now ?? 0);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  const second = await viewOf('/cooking/all', 'reduced=yes&sort=price-up&page=2');
  expect(second.pages).toBe(Math.ceil(whole.listing.total / PLAIN_QUERY.show));
  expect(second.listing.products).toEqual(whole.listing.products.slice(24, 48));
});

test('the price range of the reduced list is that of its products, whatever price is chosen', async () => {
  const { listing: all } = await viewOf('/laundry/all', '');
  const { listing } = await viewOf('/laundry/all', 'reduced=yes&show=96');
  const prices = listing.products.map(({ price }) => price?.now ?? 0);
  const [cheapest, dearest] = [Math.min(...prices), Math.max(...prices)];
  expect(cheapest).toBeGreaterThan(all.cheapest);
  expect(listing).toMatchObject({ cheapest, dearest });
  const filtered = await viewOf('/laundry/all', `reduced=yes&price-to=${Math.ceil(cheapest / 100)}`);
  expect(filtered.listing.total).toBeLessThan(listing.total);
  expect(filtered.listing).toMatchObject({ cheapest, dearest });
});

test('each filter of the reduced list leaves as many products as it states', async () => {
  for (const chosen of ['', '&brand=pendlewick']) {
    const { facets } = await viewOf('/laundry/all', `reduced=yes${chosen}`);
    const offered = facets.flatMap(({ key, groups }) =>
      groups
        .flatMap(({ options }) => options)
        .filter(({ count }) => count > 0)
        .slice(0, 2)
        .map(({ token, count }) => ({ key, token, count })),
    );
    expect(new Set(offered.map(({ key }) => key)).size).toBeGreaterThan(4);
    for (const { key, token, count } of offered) {
      const search = new URLSearchParams(`reduced=yes${chosen}`);
      search.set(key, token);
      const { listing } = await viewOf('/laundry/all', search.toString());
      expect([key, token, listing.total]).toEqual([key, token, count]);
    }
  }
});

test('a maker’s list ignores the reduced filter and does not show it', async () => {
  const { query, listing } = await viewOf('/brands/pendlewick', 'reduced=yes');
  expect(query.reduced).toBe(false);
  expect(listing.total).toBe((await viewOf('/brands/pendlewick', '')).listing.total);
});
