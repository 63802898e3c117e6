import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openProductSearch } from '../../../sandbox/search/product-search.ts';
import { PATIENCE } from './arbitraries.ts';
import { PLAIN, storeOf } from './catalogue.ts';
import { runs } from '../../support/runs.ts';

describe('a hostile search term', () => {
  const search = openProductSearch(
    storeOf({
      brands: [{ id: 1, name: 'Tarnside' }],
      categories: [],
      attributes: [{ name: 'Colour', facet: true }],
      products: [
        { ...PLAIN, id: 1, name: 'Washing machine', sku: 'TW-914', brand: 1, facts: { Colour: 'White' } },
        { ...PLAIN, id: 2, name: 'Kettle', sku: 'NK-100' },
      ],
    }),
  );
  const total = (searchTerm: string): number =>
    search.search({ searchTerm, offset: 0, limit: 5, facets: true }).total;

  it.each([
    '" OR * NEAR(',
    'name:kettle',
    '{name} : kettle',
    'kettle AND',
    'NOT kettle',
    '^kettle',
    'NEAR(kettle white, 2)',
    "'; DROP TABLE product; --",
    '"'.repeat(500),
    'a'.repeat(100_000),
    'kettle '.repeat(10_000),
    '\u0000kettle\u0000',
    '𞤀𞤁',
    '١٢٣ kg',
    '½ ⅷ ㎏ ﬁ',
    'e\u0301'.repeat(300),
  ])('is searched without an error: %#', (term) => {
    expect(total(term)).toBeLessThanOrEqual(2);
  });

  it('with operators is read as plain words', () => {
    expect(total('kettle OR white')).toBe(0);
    expect(total('kettle NOT tarnside')).toBe(0);
  });

  it(
    'of any characters is searched without an error',
    () => {
      const pieces = fc.constantFrom(
        '"',
        '*',
        '(',
        ')',
        ' ',
        'AND',
        'OR',
        'NEAR',
        ':',
        '-',
        '+',
        '^',
        '{',
        '9',
        'kg',
        'tw',
      );
      const text = fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(pieces, { maxLength: 40 }).map((all) => all.join('')),
      );
      fc.assert(
        fc.property(text, (term) => total(term) <= 2),
        runs(300),
      );
    },
    PATIENCE,
  );
});
