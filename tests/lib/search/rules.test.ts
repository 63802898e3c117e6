import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropPick, parseListingQuery, PLAIN_QUERY } from '@/lib/listing/query';
import { canonicalHref, listingHref } from '@/lib/listing/url';
import { barcodeIn, meansHelp, resultsHref, sameNumber, wordsOf } from '@/lib/search/rules';

describe('search words', () => {
  it('are read back from their own URL', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('commerce' as const, 'service' as const),
        (q, engine) => {
          const words = wordsOf({ q });
          const { searchParams } = new URL(resultsHref(words, engine), 'https://shop.example');
          expect(wordsOf(Object.fromEntries(searchParams))).toBe(words);
        },
      ),
    );
  });

  it('are cut at 200 characters, and the first of several values counts', () => {
    expect([...wordsOf({ q: 'é'.repeat(500) })]).toHaveLength(200);
    expect(Buffer.byteLength(wordsOf({ q: '🧺'.repeat(200) }))).toBe(508);
    expect(wordsOf({ q: `${'a'.repeat(199)} b` })).toBe('a'.repeat(199));
    expect(wordsOf({ q: ['hob', 'oven'] })).toBe('hob');
    expect(wordsOf({})).toBe('');
  });
});

describe('list of results', () => {
  const slug = fc.stringMatching(/^[a-z0-9][a-z0-9.-]{0,20}$/);
  const query = fc.record({
    values: fc.uniqueArray(slug, { minLength: 1, maxLength: 4 }),
    minPrice: fc.option(fc.integer({ min: 1, max: 900_000 })),
    includeOutOfStock: fc.boolean(),
    sort: fc.constantFrom('popular' as const, 'most-bought' as const, 'price-up' as const),
    page: fc.integer({ min: 1, max: 40 }),
  });

  it('keeps words and filters unchanged in one URL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), query, (q, { values, ...rest }) => {
        const words = wordsOf({ q });
        const asked = { ...PLAIN_QUERY, ...rest, picks: [{ key: 'brand', values }] };
        const { pathname, searchParams } = new URL(
          listingHref(resultsHref(words, 'commerce'), asked),
          'https://shop.example',
        );
        expect(pathname).toBe('/search');
        expect(wordsOf(Object.fromEntries(searchParams))).toBe(words);
        expect(parseListingQuery([...searchParams])).toEqual(asked);
        expect(canonicalHref('/search', [...searchParams], new Set(['brand']))).toBeNull();
      }),
    );
  });

  it('returns to the first page when a filter is dropped', () => {
    const asked = { ...PLAIN_QUERY, page: 7, picks: [{ key: 'brand', values: ['a', 'b'] }] };
    expect(dropPick(asked, 'brand:a')).toMatchObject({ page: 1, picks: [{ key: 'brand', values: ['b'] }] });
  });
});

describe('model numbers', () => {
  it.each([
    ['TW-914', 'tw914', true],
    ['DH-21/19', 'dh 21 19', true],
    ['TW-914', 'TW-915', false],
    ['Barrel', 'barrel', false],
    ['', '', false],
  ])('%s and %s are the same: %s', (a, b, same) => expect(sameNumber(a, b)).toBe(same));
});

it.each([
  ['2900000010000', '2900000010000'],
  ['2900000 073739', '2900000073739'],
  ['EAN 2900000010413', '2900000010413'],
  ['barcode: 2900000-056602', '2900000056602'],
  ['12345678', '12345678'],
  ['123456789', null],
  ['oven 12345678', null],
  ['2900000062771 microwave', '2900000062771'],
  ['TW-914', null],
])('the words %s hold the barcode %s', (words, figures) => expect(barcodeIn(words)).toBe(figures));

describe('help pages', () => {
  const marked = (matchLevel: string) => ({ keywords: [{ matchLevel: 'none' }, { matchLevel }] });
  it.each([
    [{ kind: 'help', _highlightResult: marked('full') }, true],
    [{ kind: 'help', _highlightResult: { name: { matchLevel: 'full' } } }, true],
    [{ kind: 'help', _highlightResult: marked('partial') }, false],
    [{ kind: 'post', _highlightResult: marked('full') }, false],
    [{}, false],
  ])('are meant by the hit %j: %s', (hit, means) => expect(meansHelp(hit)).toBe(means));
});
