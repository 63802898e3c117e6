import { expect, test, vi } from 'vitest';
import type { Listing, ListingFilter } from '@/lib/catalogue/types';
import { dropPick } from '@/lib/listing/query';
import { listingHref } from '@/lib/listing/url';
import { getListingView } from '@/lib/listing/view-queries';
import { readQuery, washerFacets } from './fixture';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

const place = { path: '/washers', base: {}, noun: 'washing machines', kinds: false };

/** A list of twelve, two of them out of stock, of which nothing costs less than £5. */
const source = async ({ maxPrice, includeOutOfStock }: ListingFilter): Promise<Listing> => {
  const total = maxPrice !== null && maxPrice < 500 ? 0 : includeOutOfStock ? 12 : 10;
  return { total, products: [], facets: washerFacets, outOfStock: 0, cheapest: 500, dearest: 90_000 };
};
const view = (query: string) => getListingView(place, readQuery(query), source);

test.each(['capacity=9-kg&price=-4', 'capacity=9-kg&price=-4&stock=all'])(
  'an empty list states how many products it has when its filters are cleared: %s',
  async (query) => {
    const empty = await view(query);
    expect(empty.listing.total).toBe(0);
    const cleared = await view(listingHref('', dropPick(empty.query, 'all')).slice(1));
    expect(cleared.listing.total).toBeGreaterThan(0);
    expect(empty.cleared).toBe(cleared.listing.total);
    expect(empty.advice).toContainEqual({
      drop: 'price',
      label: 'Up to £4',
      count: cleared.listing.total,
    });
  },
);

test('a list with products has no advice', async () => {
  expect(await view('capacity=9-kg')).toMatchObject({ advice: [], cleared: 0 });
});
