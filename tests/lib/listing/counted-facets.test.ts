import { expect, test } from 'vitest';
import type { CategoryNode } from '@/lib/catalogue/types';
import { countedFacets } from '@/lib/listing/counted-facets';
import { EVERYTHING } from '@/lib/listing/filter';

const node = (id: number, name: string, children: CategoryNode[] = []): CategoryNode => ({
  id,
  name,
  path: `/${name}`,
  productCount: 0,
  picture: null,
  children,
});
const TREE = [node(1, 'laundry', [node(2, 'washers'), node(3, 'dryers')]), node(4, 'cooking')];
const product = (brand: string, categories: number[], price: number) => ({
  brand: brand ? { id: brand.length, name: brand } : null,
  categories,
  price,
});
const PRODUCTS = [
  product('Zett', [2], 100),
  product('Zett', [3], 300),
  product('Alpha', [1], 200),
  product('', [2], 400),
];
const FLAGS = { freeDelivery: 2, featured: 0 };

const facetsOf = (choice: Partial<typeof EVERYTHING>) =>
  countedFacets(PRODUCTS, { ...EVERYTHING, ...choice }, { tree: TREE, flags: FLAGS }).map(({ values }) =>
    values.map(({ label, count, selected }) => `${selected ? '+' : ''}${label} ${count}`),
  );

test.each([
  ['nothing is chosen', {}, ['laundry 4', 'washers 2', 'dryers 1'], ['Alpha 1', 'Zett 2']],
  ['a maker', { brands: [4] }, ['laundry 2', 'washers 1', 'dryers 1'], ['Alpha 1', '+Zett 2']],
  ['a kind', { categories: [2] }, ['laundry 4', '+washers 2', 'dryers 1'], ['Alpha 0', 'Zett 1']],
  [
    'a kind with others below',
    { categories: [1] },
    ['+laundry 4', 'washers 2', 'dryers 1'],
    ['Alpha 1', 'Zett 2'],
  ],
  [
    'a price',
    { minPrice: 200, maxPrice: 300 },
    ['laundry 2', 'washers 0', 'dryers 1'],
    ['Alpha 1', 'Zett 1'],
  ],
])('%s: each facet is counted by all choices except its own', (_words, choice, kinds, brands) => {
  expect(facetsOf(choice)).toEqual([kinds, brands, ['Free delivery 2', 'Featured 0']]);
});
