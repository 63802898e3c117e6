import { describe, expect, it } from 'vitest';
import { quickRequests, readQuick } from '@/lib/search/quick-query';
import { understand } from '@/lib/search/understand/understand';

const wishOf = (text: string) => understand(text, { makers: [] });
const goods = (text: string) => quickRequests(text, wishOf(text))[3]!;

const hit = (id: number, attributes: Record<string, string>) => ({
  objectID: String(id),
  name: `Appliance ${id}`,
  path: `/appliance-${id}`,
  card: { attributes },
});
const answered = (text: string, ...hits: object[]) =>
  readQuick(
    wishOf(text),
    {
      results: [
        { hits: [{ query: 'fridge freezer' }, { query: 'bean to cup coffee machine' }] },
        {
          hits: [
            { objectID: '1', name: 'Fridge freezers', path: '/fridge-freezers' },
            { objectID: '2', name: 'Hobs', path: '/hobs' },
          ],
        },
        { hits: [] },
        { hits },
        { hits: [] },
      ],
    },
    { prefix: '', led: null, passages: null },
  );

describe('quick search', () => {
  it('offers products without what was excluded', () => {
    const found = answered(
      'fridge freezer not white',
      hit(1, { Colour: 'White' }),
      hit(2, { Colour: 'Black' }),
      hit(3, { Colour: 'Silver' }),
    );
    expect(found?.products.map(({ id }) => id)).toEqual([2, 3]);
    expect(goods('fridge freezer not white')).toMatchObject({ hitsPerPage: 24, query: '' });
  });

  it('offers what fills a measured gap, and nothing that does not fit', () => {
    const found = answered(
      'american fridge freezer 92cm gap',
      hit(1, { Width: '833 mm', 'Space width': '833 mm' }),
      hit(2, { Width: '908 mm', 'Space width': '1008 mm' }),
      hit(3, { Width: '908 mm', 'Space width': '908 mm' }),
      hit(4, { Width: '913 mm', 'Space width': '913 mm' }),
    );
    expect(found?.products.map(({ id }) => id)).toEqual([3, 4]);
    const housed = answered(
      'oven for a 60cm housing',
      hit(1, { Width: '594 mm', 'Space width': '560–568 mm' }),
    );
    expect(housed?.products).toHaveLength(1);
    expect(goods('american fridge freezer 92cm gap')).toMatchObject({
      attributesToRetrieve: expect.arrayContaining(['card.attributes.Space width']) as string[],
    });
  });

  it('offers what was found when nothing meets every wish', () => {
    expect(answered('red fridge freezer', hit(1, { Colour: 'White' }))?.products).toHaveLength(1);
  });

  it('offers suggestions and departments of the named kind only', () => {
    expect(answered('white fridge freezer')).toMatchObject({
      suggestions: ['fridge freezer'],
      categories: [{ path: '/fridge-freezers' }],
    });
  });

  it('does not report a correction while a name is half typed', () => {
    expect(answered('fridge fre', hit(1, {}))?.said).toEqual([]);
    expect(answered('frigde freezer', hit(1, {}))?.said).toEqual(['Results for “fridge freezer”.']);
  });

  it('uses the index of the requested order', () => {
    expect(goods('cheapest hob').indexName).toBe('products_price_asc');
    expect(goods('hob').indexName).toBe('products');
  });

  it('says that a product is not sold, and offers nothing else', () => {
    expect(answered('sofa bed', hit(1, {}))).toMatchObject({
      products: [],
      categories: [],
      suggestions: [],
      said: [expect.stringContaining('sofa bed')],
    });
    expect(goods('dyson v15')).toMatchObject({
      query: '',
      facetFilters: [expect.arrayContaining(['type:Cordless vacuum cleaner'])],
    });
  });
});

describe('help in the quick search', () => {
  it.each(['do you deliver to northern ireland', 'take away my old fridge'])(
    'for %j offers no products that merely share a word',
    (text) => {
      const found = answered(text);
      expect(found).toMatchObject({ helpFirst: true, suggestions: [], categories: [] });
      expect(found?.pages).toHaveLength(1);
    },
  );

  it('searches for the guide of a kind by the kind alone, and puts it first', () => {
    const text = 'how do I measure for a fridge freezer';
    const requests = quickRequests(text, wishOf(text));
    expect(requests[4]?.query).toBe('fridge freezer');
    const guide = { name: 'How to choose a fridge freezer', path: '/buying-guides/fridge-freezers' };
    const results = requests.map((_, at) => ({ hits: at === 4 ? [{ ...guide, kind: 'guide' }] : [] }));
    const found = readQuick(wishOf(text), { results }, { prefix: '', led: null, passages: null });
    expect(found).toMatchObject({ helpFirst: true, pages: [guide] });
  });
});
