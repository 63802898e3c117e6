import { expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../fixture.ts';
import { SEARCH } from './documents.ts';

interface Facet {
  __typename: string;
  filterKey?: string;
  attributes?: { edges: { node: { value: string; isSelected: boolean; productCount: number } }[] };
}

async function search(sandbox: TestSandbox, filters: object, more: object = {}) {
  const { data, errors } = await sandbox.graphql(SEARCH, { filters, first: 50, ...more });
  expect(errors).toEqual([]);
  const { products, filters: facets } = (
    data as {
      site: {
        search: {
          searchProducts: {
            products: { collectionInfo: { totalItems: number }; edges: { node: { entityId: number } }[] };
            filters: { edges: { node: Facet }[] };
          };
        };
      };
    }
  ).site.search.searchProducts;
  return {
    total: products.collectionInfo.totalItems,
    ids: products.edges.map(({ node }) => node.entityId),
    facets: facets.edges.map(({ node }) => node),
  };
}

test('a search is narrowed by every filter of the platform', async () => {
  await using sandbox = await openSandbox();
  const inLaundry = { categoryEntityId: 1, searchSubCategories: true };
  expect((await search(sandbox, inLaundry)).total).toBe(64);
  expect((await search(sandbox, { ...inLaundry, brandEntityIds: [2] })).total).toBe(32);
  expect((await search(sandbox, { ...inLaundry, price: { minPrice: 429, maxPrice: 429 } })).ids).toEqual([1]);
  expect((await search(sandbox, { ...inLaundry, rating: { minRating: 4 } })).ids).toEqual([1]);
  expect((await search(sandbox, { ...inLaundry, hideOutOfStock: true })).ids).not.toContain(2);
  expect((await search(sandbox, { searchTerm: 'TW-914' })).ids[0]).toBe(1);
  const eight = { productAttributes: [{ attribute: 'Capacity', values: ['8 kg', '9 kg'] }] };
  expect((await search(sandbox, { ...inLaundry, ...eight })).total).toBe(31);
});

test.each([
  [{}],
  [{ searchTerm: '' }],
  [{ searchSubCategories: true, hideOutOfStock: true }],
  [{ isFeatured: true, isFreeShipping: true, topLevelOnly: true }],
  [{ brandEntityIds: [], productAttributes: [], categoryEntityIds: [] }],
])('a search by %j is refused, because it narrows nothing', async (filters) => {
  await using sandbox = await openSandbox();
  const { status, data, errors } = await sandbox.graphql(SEARCH, { filters });
  expect(status).toBe(200);
  expect(data).toBeNull();
  expect(errors[0]?.message).toBe('At least one filter must be provided.');
});

test('a search is sorted by price', async () => {
  await using sandbox = await openSandbox();
  expect((await search(sandbox, { categoryEntityId: 3 }, { sort: 'HIGHEST_PRICE' })).ids[0]).toBe(1);
  expect((await search(sandbox, { price: { minPrice: 0 } }, { sort: 'LOWEST_PRICE' })).ids[0]).toBe(7);
});

test('the values of a facet are counted without its own selection', async () => {
  await using sandbox = await openSandbox();
  const { facets } = await search(sandbox, {
    categoryEntityId: 1,
    searchSubCategories: true,
    brandEntityIds: [1],
    productAttributes: [{ attribute: 'Capacity', values: ['8 kg'] }],
  });
  expect(facets.map(({ __typename }) => __typename)).toEqual([
    'CategorySearchFilter',
    'BrandSearchFilter',
    'PriceSearchFilter',
    'ProductAttributeSearchFilter',
    'RatingSearchFilter',
    'OtherSearchFilter',
  ]);
  expect(facets[1]).toMatchObject({
    brands: { edges: [{ node: { entityId: 1, isSelected: true, productCount: 30 } }] },
  });
  const capacity = facets.find(({ filterKey }) => filterKey === 'Capacity');
  expect(capacity?.attributes?.edges.map(({ node }) => node)).toEqual([
    { value: '8 kg', isSelected: true, productCount: 30 },
    { value: '9 kg', isSelected: false, productCount: 1 },
  ]);
});

test('the price facet returns the selected range', async () => {
  await using sandbox = await openSandbox();
  const { facets } = await search(sandbox, { price: { minPrice: 10.5 } });
  expect(facets.find(({ __typename }) => __typename === 'PriceSearchFilter')).toMatchObject({
    selected: { minPrice: 10.5, maxPrice: null },
  });
});
