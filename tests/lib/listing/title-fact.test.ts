import { expect, test } from 'vitest';
import { PLAIN_QUERY } from '@/lib/listing/query';
import { titleFact } from '@/lib/listing/title-fact';

test.each([
  [{ total: 106, cheapest: 24_900 }, {}, '106', 'in stock, from £249'],
  [{ total: 1_204, cheapest: 799 }, { includeOutOfStock: true }, '1,204', 'products, from £7.99'],
  [{ total: 1, cheapest: 24_900 }, { includeOutOfStock: true }, '1', 'product, from £249'],
  [{ total: 30, cheapest: 24_900 }, { minPrice: 50_000 }, '30', 'in stock'],
  [{ total: 30, cheapest: 24_900 }, { maxPrice: 50_000 }, '30', 'in stock, from £249'],
  [{ total: 0, cheapest: 0 }, {}, '0', 'in stock'],
])('the title fact of %j filtered by %j', (listing, chosen, figure, words) =>
  expect(titleFact(listing, { ...PLAIN_QUERY, ...chosen })).toEqual({ figure, words }),
);

test('a list of many kinds has its count and no lowest price', () => {
  expect(titleFact({ total: 54, cheapest: 1_100 }, PLAIN_QUERY, true)).toEqual({
    figure: '54',
    words: 'in stock',
  });
});
