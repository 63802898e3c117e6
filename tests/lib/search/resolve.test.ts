import { describe, expect, it } from 'vitest';
import { listingDictionary } from '@/lib/listing/dictionary';
import { parseListingQuery, PLAIN_QUERY } from '@/lib/listing/query';
import { formatListingQuery } from '@/lib/listing/url';
import type { Facet } from '@/lib/catalogue/types';
import { withWish } from '@/lib/search/resolve';
import { understand } from '@/lib/search/understand/understand';

const value = (text: string, label = text) => ({ value: text, label, count: 3, selected: false });
const attribute = (key: string, ...texts: string[]): Facet => ({
  kind: 'attribute',
  key,
  label: key,
  values: texts.map((text) => value(text)),
});
const brands: Facet = {
  kind: 'brand',
  key: 'brand',
  label: 'Brand',
  values: [value('1', 'Tarnside'), value('2', 'Lumarra'), value('3', 'Seorin')],
};
const dictionary = listingDictionary([
  brands,
  attribute('Smart', 'Yes', 'No'),
  attribute('Colour', 'White', 'Black', 'Grey', 'Gunmetal grey'),
  attribute('Capacity', '7 kg', '8 kg', '9 kg'),
  attribute('Width', '448 mm', '595 mm', '598 mm', '900 mm'),
  attribute('Water and ice', 'Tank', 'Plumbed', 'None'),
]);
const makers = [
  { id: 1, name: 'Tarnside', path: '/brands/tarnside' },
  { id: 2, name: 'Lumarra', path: '/brands/lumarra' },
];
const resolved = (text: string, query = PLAIN_QUERY) =>
  withWish(query, understand(text, { makers }), dictionary);
const address = (text: string) => decodeURIComponent(formatListingQuery(resolved(text).query));

describe('filters from a search', () => {
  it('match a store that spells its colours as names', () => {
    const named = listingDictionary([attribute('Colour', 'Stainless Steel', 'Pastel Blue')]);
    const wish = (text: string) => withWish(PLAIN_QUERY, understand(text, { makers }), named).query;
    expect(formatListingQuery(wish('stainless oven'))).toContain('colour=stainless-steel');
    expect(formatListingQuery(wish('blue kettle'))).toContain('colour=pastel-blue');
  });

  it.each([
    ['tarnside washing machine', 'brand=tarnside'],
    ['washing machine not tarnside', 'brand=.not.tarnside'],
    ['washing machine without wifi', 'smart=no'],
    ['washing machine not black', 'colour=.not.black'],
    ['washing machine not black or grey', 'colour=.not.black,.not.grey,.not.gunmetal-grey'],
    ['washing machine not tarnside or lumarra', 'brand=.not.tarnside,.not.lumarra'],
    ['washing machine not 9kg', 'capacity=.not.9-kg'],
    ['washing machine not 60cm', 'width=.not.581..600'],
    ['grey washing machine', 'colour=grey,gunmetal-grey'],
    ['9kg washing machine', 'capacity=9-kg'],
    ['washing machine at least 8 kg', 'capacity=8..'],
    ['60cm washing machine', 'width=581..600'],
    ['washing machine more than 8 kg', 'capacity=9..'],
    ['washing machine more than 9 kg', 'capacity=9..'],
    ['dishwasher 46cm', 'width=448-mm'],
    ['small dishwasher 60cm', 'width=..450,581..600'],
    ['large washing machine 9kg', 'capacity=9-kg'],
    ['fridge with water dispenser', 'water-and-ice=tank,plumbed'],
    ['non plumbed fridge with water dispenser', 'water-and-ice=tank'],
    ['black or grey washing machine', 'colour=black,grey,gunmetal-grey'],
    ['white 7kg lumarra washer', 'brand=lumarra&capacity=7-kg&colour=white'],
  ])('for %j are %s', (text, wanted) => expect(address(text)).toBe(wanted));

  it('name what the list cannot be filtered by', () => {
    expect(resolved('washing machine with steam').unmet).toMatchObject([{ said: 'steam' }]);
    expect(resolved('11kg washing machine').unmet).toMatchObject([{ said: '11 kg' }]);
  });

  it('do not override what the URL chooses', () => {
    const chosen = parseListingQuery([['colour', 'white']]);
    expect(resolved('black washing machine', chosen).query.picks).toEqual([
      { key: 'colour', values: ['white'] },
    ]);
  });
});
