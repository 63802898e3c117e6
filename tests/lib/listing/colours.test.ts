import { expect, test, vi } from 'vitest';
import type { ListingFilter } from '@/lib/catalogue/types';
import { aCard } from '../../support/shop';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('@/lib/catalogue/places/queries', () => ({ getCategoryTree: async () => [] }));

const VALUES = ['Stainless Steel', 'Gunmetal grey', 'White'];

/** As a platform does that compares letter by letter. */
const getListing = vi.hoisted(() => vi.fn<(filter: ListingFilter) => Promise<unknown>>());
vi.mock('@/lib/listing/queries', () => ({ getListing }));

test('§3: a colour is found in the spelling of the specification and in sentence case', async () => {
  getListing.mockImplementation(async ({ attributes }) => {
    const products = VALUES.filter((value) => attributes['Colour']?.includes(value)).map((Colour, id) =>
      aCard({ id, attributes: { Colour } }),
    );
    return { total: products.length, products, facets: [] };
  });
  const { getColours } = await import('@/lib/listing/colour-queries');
  const found = (await getColours()).filter(({ total }) => total > 0);
  expect(found.map(({ code, name }) => [code, name])).toEqual([
    ['SS', 'Stainless Steel'],
    ['WH', 'White'],
    ['GM', 'Gunmetal Grey'],
  ]);
});
