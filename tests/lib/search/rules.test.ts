import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pagesAround, parseSearch, searchHref } from '@/lib/search/rules';

describe('the query of a search', () => {
  it('comes back from its own address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 200 }), (q, page) => {
        const query = parseSearch({ q, page: String(page) });
        const { searchParams } = new URL(searchHref(query), 'https://shop.example');
        expect(parseSearch(Object.fromEntries(searchParams))).toEqual(query);
      }),
    );
  });

  it.each(['0', '-1', '1.5', 'constructor', '99999', ''])('takes page %j for the first', (page) =>
    expect(parseSearch({ q: 'hob', page }).page).toBe(1),
  );

  it('is cut at 200 letters, and the first of several counts', () => {
    expect([...parseSearch({ q: 'é'.repeat(500) }).text]).toHaveLength(200);
    expect(parseSearch({ q: ['hob', 'oven'] }).text).toBe('hob');
  });
});

describe('the pages that get a link', () => {
  it.each([
    [1, 1, [1]],
    [1, 9, [1, 2, 9]],
    [5, 9, [1, 4, 5, 6, 9]],
    [9, 9, [1, 8, 9]],
  ])('page %i of %i', (current, last, pages) => expect(pagesAround(current, last)).toEqual(pages));
});
