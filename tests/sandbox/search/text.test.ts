import { describe, expect, it } from 'vitest';
import { openProductSearch } from '../../../sandbox/search/product-search.ts';
import { PATIENCE } from './arbitraries.ts';
import { numberText } from '../../../sandbox/search/words.ts';
import type { SampleProduct } from './catalogue.ts';
import { PLAIN, storeOf } from './catalogue.ts';

const WASHER = 'Tarnside TW-914 9kg washing machine';

function searchIn(products: (Partial<SampleProduct> & { name: string })[]) {
  return openProductSearch(
    storeOf({
      brands: [{ id: 1, name: 'Tarnside' }],
      categories: [],
      attributes: ['Width', 'Capacity', 'Colour', 'Notes'].map((name) => ({ name, facet: true })),
      products: products.map((product, i) => ({ ...PLAIN, id: i + 1, sku: `SKU${i + 1}`, ...product })),
    }),
  );
}

function found(products: (Partial<SampleProduct> & { name: string })[], searchTerm: string): number[] {
  return searchIn(products).search({ searchTerm, offset: 0, limit: 50, facets: false }).ids;
}

const OTHER = { name: 'Kettle', sku: 'NK-100' };

describe('a search term', () => {
  it.each(['tw-914', 'TW914', 'tw 914', 'TW 914', 'tw–914', 'tarnside tw914', 'tw-91', 'TW/914'])(
    'finds a hyphenated model number written as %s',
    (term) => {
      expect(found([{ name: WASHER, sku: 'TW-914', brand: 1 }, OTHER], term)).toEqual([1]);
    },
  );

  it.each(['nk100', 'NK-100', 'nk 100', 'NK.100'])(
    'finds an unhyphenated model number written as %s',
    (term) => {
      expect(found([{ name: 'Kettle', sku: 'NK100' }, { name: WASHER }], term)).toEqual([1]);
    },
  );

  it.each(['TARN-TW914-WH', 'tarntw914wh', 'tarn tw914 wh', 'TW914WH', 'tw914', 'tw 914', 'tarntw9'])(
    'finds a number of several parts written as %s',
    (term) => {
      expect(found([{ name: 'Washer', sku: numberText('TARN-TW914-WH', 'TW-914') }, OTHER], term)).toEqual([
        1,
      ]);
    },
  );

  it.each([
    ['washing machines', WASHER],
    ['machine for washing', WASHER],
    ['9 kg washing machine', WASHER],
    ['9kg', WASHER],
    ['9 kilo washing', WASHER],
    ['fridge freezer', 'Slim fridge-freezer'],
    ['fridge-freezers', 'Slim fridge freezer'],
    ['dish washer', 'Quiet dishwasher'],
    ['batteries', 'Spare battery'],
    ['switches', 'Spare switch'],
    ['creme', 'Kettle in crème'],
    ['CRÈME', 'Kettle in creme'],
  ])('“%s” finds the %s', (term, name) => {
    expect(found([{ name }, { name: 'Range hood' }], term)).toEqual([1]);
  });

  it.each(['60cm', '60 cm', '600mm', '600 mm', 'oven 60cm'])('finds a width written as %s', (term) => {
    const ovens = [
      { name: 'Oven', facts: { Width: '600 mm' } },
      { name: 'Wide oven', facts: { Width: '900 mm' } },
    ];
    expect(found(ovens, term)).toEqual([1]);
  });

  it('of 60 cm finds what is made for that space', () => {
    const ovens = ['594 mm', '590 mm', '605 mm'].map((Width) => ({ name: 'Oven', facts: { Width } }));
    expect(found(ovens, '60cm')).toEqual([1]);
  });

  it('finds only products that contain all its words', () => {
    expect(found([{ name: WASHER }, { name: 'Washing line' }], 'washing machine')).toEqual([1]);
  });

  it('finds everything if blank, and nothing if it contains no word', () => {
    expect(found([OTHER], '  \t')).toEqual([1]);
    for (const term of ['"', '***', '-', '💡', '()', '\0', '\ud800'])
      expect(found([OTHER], term)).toEqual([]);
  });
});

describe('relevance', () => {
  it('ranks names and numbers before facts', () => {
    const products = [
      { name: 'Kettle', facts: { Notes: 'goes with the quartz range and some more words' }, popularity: 9 },
      { name: 'Quartz kettle', popularity: 1 },
      { name: 'Kettle', sku: 'QUARTZ', popularity: 2 },
    ];
    expect(found(products, 'quartz')).toEqual([3, 2, 1]);
  });

  it('ranks an exact model number before longer ones', () => {
    const numbers = ['TW-9145', 'TW-914', 'TW-9140'];
    const products = numbers.map((sku, i) => ({
      name: 'Washer',
      sku: numberText(sku),
      popularity: i % 2 ? 0 : 5,
    }));
    expect(found(products, 'tw914')[0]).toBe(2);
    expect(found(products, 'TW-914')[0]).toBe(2);
  });

  it('ranks by sales before the length of the name', () => {
    const products = [
      { name: 'Washing machine descaler' },
      {
        name: 'Tarnside 9 kg 1400 rpm freestanding washing machine',
        popularity: 5,
        facts: { Colour: 'White' },
      },
    ];
    expect(found(products, 'washing machine')).toEqual([2, 1]);
  });

  it('breaks ties by current sales', () => {
    const store = storeOf({
      brands: [],
      categories: [],
      attributes: [],
      products: [1, 2, 3].map((id) => ({ ...PLAIN, id, sku: `A${id}`, name: 'Kettle', popularity: id % 3 })),
    });
    const search = openProductSearch(store);
    const request = { searchTerm: 'kettle', offset: 0, limit: 9, facets: false };
    expect(search.search(request).ids).toEqual([2, 1, 3]);
    store.exec('UPDATE product SET popularity = 9 WHERE id = 3');
    search.changed(3);
    expect(search.search(request).ids).toEqual([3, 2, 1]);
  });

  it(
    'pages through a vague search by name matches first, then by sales',
    () => {
      const search = searchIn(
        Array.from({ length: 5200 }, (_, i) =>
          i % 2
            ? { name: 'Kettle', popularity: i % 7 }
            : { name: 'Hob', popularity: 9, facts: { Notes: 'kettle' } },
        ),
      );
      const ask = (offset: number, limit: number) =>
        search.search({ searchTerm: 'kettle', offset, limit, facets: false });
      const { total, ids } = ask(0, 9000);
      expect(total).toBe(5200);
      expect(new Set(ids).size).toBe(5200);
      expect(ids.slice(0, 2600).every((id) => id % 2 === 0)).toBe(true);
      expect(ask(2590, 20).ids).toEqual(ids.slice(2590, 2610));
      expect(ask(5190, 20).ids).toEqual(ids.slice(5190));
    },
    PATIENCE,
  );
});
