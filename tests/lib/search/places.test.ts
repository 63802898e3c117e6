import { describe, expect, it } from 'vitest';
import type { Brand, CategoryNode } from '@/lib/catalogue/types';
import { readPlaces } from '@/lib/search/places';
import { understand } from '@/lib/search/understand/understand';

const node = (id: number, name: string, children: CategoryNode[] = []): CategoryNode => ({
  id,
  name,
  path: `/${id}`,
  productCount: 10,
  picture: null,
  children,
});
const tree = [
  node(1, 'Laundry', [node(2, 'Washing machines'), node(3, 'Tumble dryers')]),
  node(4, 'Dishwashing', [node(5, 'Dishwashers')]),
  node(6, 'Floorcare & air', [node(7, 'Vacuum cleaners')]),
];
const brands: Brand[] = [
  {
    id: 9,
    name: 'Tarnside',
    path: '/brands/tarnside',
    picture: null,
    descriptionHtml: '',
    productCount: 74,
    seo: { title: '', description: '' },
  },
];

const read = (query: string) => {
  const wish = understand(query, { makers: brands });
  return { ...readPlaces(wish, tree, brands), corrected: wish.corrected };
};

describe('a search', () => {
  it.each([
    ['washing machine', 'Washing machines'],
    ['quiet washing machine for a flat', 'Washing machines'],
    ['clothes dryer', 'Tumble dryers'],
    ['hoover', 'Vacuum cleaners'],
    ['dishwashers', 'Dishwashers'],
  ])('for %j finds the category %s', (query, name) => expect(read(query).categories[0]?.name).toBe(name));

  it.each([
    ['dishwahser', 'dishwasher'],
    ['washng machine', 'washing machine'],
    ['tarnsyde hob', 'tarnside hob'],
    ['tumbledryer', 'tumble dryer'],
    ['vaccum cleaner', 'vacuum cleaner'],
    ['washing machine', null],
    ['TW-914', null],
    ['qqqqqqqq', null],
    ['', null],
  ])('for %j is corrected to %j', (query, corrected) => expect(read(query).corrected).toBe(corrected));

  it('finds makers by name', () => {
    expect(read('tarnside washer').brands[0]?.name).toBe('Tarnside');
    expect(read('washer').brands).toEqual([]);
  });
});
