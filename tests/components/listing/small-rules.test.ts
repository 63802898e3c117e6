import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listingIds } from '@/components/listing/ids';
import { pagesShown } from '@/components/listing/page-foot';
import { shortChildName } from '@/components/listing/places/short-name';

describe('the page numbers below a list', () => {
  test('are the first, the last and the neighbours', () => {
    expect(pagesShown(1, 1)).toEqual([1]);
    expect(pagesShown(1, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pagesShown(10, 40)).toEqual([1, 9, 10, 11, 40]);
    expect(pagesShown(40, 40)).toEqual([1, 37, 38, 39, 40]);
  });

  test('always include the current one, in order, each once', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(), (pages, n) => {
        const current = 1 + (n % pages);
        const shown = pagesShown(current, pages);
        expect(shown).toContain(current);
        expect(shown).toEqual([...new Set(shown)].toSorted((a, b) => a - b));
        expect(shown.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});

test('the short name of a subcategory does not repeat its parent', () => {
  expect(shortChildName('Freestanding washing machines', 'Washing machines')).toBe('Freestanding');
  expect(shortChildName('Stacking kits', 'Laundry care')).toBe('Stacking kits');
});

test('the forms of two lists have different ids', () => {
  expect(listingIds('/laundry/all', 'now').form).toBe('filters-laundry-all-now');
  expect(listingIds('/laundry', 'now').form).not.toBe(listingIds('/laundry', 'ahead').form);
});
