import { expect, test } from 'vitest';
import type { Listing } from '@/lib/catalogue/types';
import { kindCounts } from '@/lib/listing/kind-counts';
import { PLAIN_QUERY } from '@/lib/listing/query';

const listing: Listing = {
  total: 100,
  products: [],
  outOfStock: 2,
  cheapest: 12_900,
  dearest: 235_000,
  facets: [
    {
      kind: 'category',
      key: 'category',
      label: 'Category',
      values: [{ value: '7', label: 'Gas hobs', count: 25, selected: false }],
    },
  ],
};
const stock = { drop: 'stock', label: 'In stock only', name: 'In stock only' };

test('a subcategory has the count of the category facet, without products out of stock', () => {
  expect([...(kindCounts({ listing, query: PLAIN_QUERY, chips: [stock] }) ?? [])]).toEqual([[7, 25]]);
});

test('a filtered list has no counts of subcategories, whose own lists are not filtered', () => {
  const price = { drop: 'price', label: 'Up to £500', name: 'Up to £500' };
  expect(
    kindCounts({ listing, query: { ...PLAIN_QUERY, maxPrice: 50_000 }, chips: [stock, price] }),
  ).toBeNull();
  expect(kindCounts({ listing, query: { ...PLAIN_QUERY, includeOutOfStock: true }, chips: [] })).toBeNull();
});
