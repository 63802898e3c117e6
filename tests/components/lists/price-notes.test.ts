import { beforeEach, describe, expect, it } from 'vitest';
import { keepPriceNotes, notePrice, priceChange, readPriceNotes } from '@/lib/lists/wishlist/price-notes';

describe('the change of a price since the product was saved', () => {
  it.each([
    [42_900, 39_900, '£30 less than when you saved it'],
    [39_900, 42_900, '£30 more than when you saved it'],
    [1_999, 1_949, '£0.50 less than when you saved it'],
    [42_900, 42_900, null],
    [undefined, 42_900, null],
    [42_900, undefined, null],
  ])('%s, now %s: %s', (saved, now, words) => expect(priceChange(saved, now)).toBe(words));
});

describe('the prices stored in the browser', () => {
  beforeEach(() => localStorage.clear());

  it('are stored by product id, and deleted with what is no longer saved', () => {
    notePrice(7, 42_900);
    notePrice(8, 1_999);
    expect(readPriceNotes()).toEqual({ 7: 42_900, 8: 1_999 });
    keepPriceNotes([8]);
    expect(readPriceNotes()).toEqual({ 8: 1_999 });
  });

  it.each(['not json', '7', 'null', '[]', '{"__proto__":{"x":1}}', '{"a":1,"2":"3","4":-1}'])(
    'are none where %j is stored',
    (text) => {
      localStorage.setItem('wishlist-prices', text);
      expect(readPriceNotes()).toEqual({});
    },
  );
});
