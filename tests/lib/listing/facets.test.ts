import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slugify, uniqueSlugs } from '@/lib/catalogue/slug';
import type { Facet, ListingFilter } from '@/lib/catalogue/types';
import { type Dictionary, listingDictionary } from '@/lib/listing/dictionary';
import { toFilter, toQuery } from '@/lib/listing/facets';
import { PLAIN_QUERY, parseListingQuery } from '@/lib/listing/query';
import { formatListingQuery } from '@/lib/listing/url';

const values = (...texts: string[]) =>
  texts.map((value) => ({ value, label: value, count: 1, selected: false }));
const attribute = (key: string, ...texts: string[]): Facet => ({
  kind: 'attribute',
  key,
  label: key,
  values: values(...texts),
});
const brands = (...names: string[]): Facet => ({
  kind: 'brand',
  key: 'brand',
  label: 'Brand',
  values: names.map((label, at) => ({ value: String(at + 1), label, count: 1, selected: false })),
});

const washers = listingDictionary([
  brands('Tarnside', "O'Hara & Sons", 'Norrvik'),
  attribute('Capacity', '7 kg', '8 kg', '9 kg'),
  attribute('Energy class', 'A of A–G', 'B of A–G', 'A+ of A+++–D'),
  attribute('Depth', ...[430, 462, 470, 500, 545, 560, 588, 590, 598, 640].map((mm) => `${mm} mm`)),
  attribute('View', 'Yes', 'No'),
  attribute('__proto__', 'x'),
]);

const filterOf = (text: string) => toFilter(parseListingQuery(new URLSearchParams(text)), washers);

/** A dictionary of arbitrary names and values, and a filter within it. */
const listing = fc
  .uniqueArray(
    fc.record({
      key: fc.oneof(
        fc.string({ minLength: 1 }),
        fc.constantFrom('Page', 'constructor', '__proto__', 'Brand', 'USB-C'),
      ),
      texts: fc.uniqueArray(
        fc.oneof(
          fc.string({ minLength: 1 }),
          fc.integer({ min: 0, max: 900 }).map((n) => `${n} mm`),
        ),
        { minLength: 1, maxLength: 12 },
      ),
    }),
    { selector: (facet) => facet.key, minLength: 1, maxLength: 6 },
  )
  .chain((sets) =>
    fc.record({
      facets: fc.constant([
        brands('Tarnside', 'Norrvik'),
        ...sets.map(({ key, texts }) => attribute(key, ...texts)),
      ]),
      chosen: fc.tuple(...sets.map(({ texts }) => fc.subarray(texts))),
      brandIds: fc.subarray([1, 2]),
    }),
  );

describe('dictionary of a list', () => {
  test('loses nothing from filter to URL and back, whatever names and values there are', () => {
    fc.assert(
      fc.property(listing, ({ facets, chosen, brandIds }) => {
        const attributes = facets.slice(1).map((facet, at) => [facet.key, chosen[at] ?? []] as const);
        const filter: ListingFilter = {
          search: '',
          categories: [],
          brands: brandIds,
          attributes: Object.fromEntries(
            attributes.filter(([, texts]) => texts.length > 0).map(([k, v]) => [k, [...v]]),
          ),
          minPrice: 24_900,
          maxPrice: null,
          minRating: 4,
          freeDelivery: true,
          featured: false,
          reduced: true,
          includeOutOfStock: true,
        };
        const dictionary: Dictionary = listingDictionary(facets);
        const url = formatListingQuery(toQuery(filter, dictionary));
        expect(toFilter(parseListingQuery(new URLSearchParams(url)), dictionary)).toEqual(filter);
      }),
    );
  });

  test('uses words in the URL', () => {
    expect([...washers.keys()]).toEqual(['capacity', 'energy-class', 'depth', 'fact-view', 'proto', 'brand']);
    expect(filterOf('brand=oharaand-sons,ohara-and-sons&energy-class=a-1')).toMatchObject({
      brands: [2],
      attributes: { 'Energy class': ['no such value'] },
    });
    expect(filterOf('energy-class=a-of-a-g,a-plus-of-a-3-plus-d&fact-view=yes').attributes).toEqual({
      'Energy class': ['A of A–G', 'A+ of A+++–D'],
      View: ['Yes'],
    });
  });

  test('reads a band as the values inside it', () => {
    const toDepth = (text: string) => filterOf(text).attributes['Depth'];
    expect(toDepth('depth=..470')).toEqual(['430 mm', '462 mm', '470 mm']);
    expect(toDepth('depth=601..,..470')).toEqual(['430 mm', '462 mm', '470 mm', '640 mm']);
    expect(toDepth('depth=900..')).toEqual(['no such value']);
    expect(formatListingQuery(toQuery(filterOf('depth=471..550,430-mm'), washers))).toBe(
      'depth=471..550,430-mm',
    );
  });

  test('gives the same filter whatever the order of choice', () => {
    expect(filterOf('capacity=9-kg,7-kg')).toEqual(filterOf('capacity=7-kg&capacity=9-kg'));
  });

  test('ignores unknown keys, and never widens the list for an unknown value', () => {
    expect(filterOf('nonsense=1')).toEqual(toFilter(PLAIN_QUERY, washers));
    expect(filterOf('brand=nobody').brands).toEqual([0]);
    expect(filterOf('brand=nobody,norrvik').brands).toEqual([3]);
    expect(toFilter(PLAIN_QUERY, washers, { within: 5, brands: [7] })).toMatchObject({
      within: 5,
      brands: [7],
    });
  });
});

describe('slugs', () => {
  test.each([
    ['9 kg', '9-kg'],
    ['−15 °C', 'minus-15-c'],
    ['60/40', '60-40'],
    ['1.5 m', '1.5-m'],
    ['620 m³/h', '620-m3-h'],
    ['A+ of A+++–D', 'a-plus-of-a-3-plus-d'],
    ['App and knob', 'app-and-knob'],
    ['Crème & Noir', 'creme-and-noir'],
    ['日本', 'u65e5u672c'],
    ['...', 'u2eu2eu2e'],
  ])('%s is %s', (text, slug) => expect(slugify(text)).toBe(slug));

  test('are valid in a URL and unique', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (texts) => {
        const slugs = uniqueSlugs(texts);
        expect(new Set(slugs).size).toBe(texts.length);
        for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9](?:[a-z0-9-]|\.(?!\.))*$/);
      }),
    );
  });
});

describe('excluded values', () => {
  test.each([
    ['capacity=.not.8-kg', ['7 kg', '9 kg']],
    ['capacity=.not.8-kg,.not.7-kg', ['9 kg']],
    ['capacity=7-kg,8-kg,.not.8-kg', ['7 kg']],
    ['capacity=.not.7..8', ['9 kg']],
  ])('in %s leave %j', (text, left) => expect(filterOf(text).attributes['Capacity']).toEqual(left));
});
