import { expect, test } from 'vitest';
import { countFact, titleFact } from '@/lib/listing/title-fact';

test.each([
  [{ total: 106, cheapest: 24_900 }, false, '106', 'in stock, from £249'],
  [{ total: 1_204, cheapest: 799 }, true, '1,204', 'products, from £7.99'],
  [{ total: 1, cheapest: 24_900 }, true, '1', 'product, from £249'],
  [{ total: 0, cheapest: 0 }, false, '0', 'in stock'],
])('%j, out of stock as well: %s', (listing, all, figure, words) =>
  expect(titleFact(listing, all)).toEqual({ figure, words }),
);

test('a list of many kinds tells its number', () => {
  expect(countFact(1)).toEqual({ figure: '1', words: 'product' });
});
