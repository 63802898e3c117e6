import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EVERYTHING } from '@/lib/listing/filter';
import { cursorAt, MOST_AT_ONCE, searchFilters, slicesOf } from '@/lib/listing/variables';

test('filters that are not set are not sent', () => {
  expect(searchFilters(EVERYTHING)).toEqual({ searchSubCategories: true, hideOutOfStock: true });
});

test('every filter is sent with the platform’s names and in pounds', () => {
  const filter = {
    ...EVERYTHING,
    search: 'quiet',
    within: 7,
    brands: [1, 2],
    attributes: { Capacity: ['9 kg'], Noise: [] },
    minPrice: 249_99,
    maxPrice: 1_200_00,
    minRating: 4,
    freeDelivery: true,
    featured: true,
    includeOutOfStock: true,
  };
  expect(searchFilters(filter)).toEqual({
    searchSubCategories: true,
    hideOutOfStock: false,
    searchTerm: 'quiet',
    categoryEntityId: 7,
    brandEntityIds: [1, 2],
    productAttributes: [{ attribute: 'Capacity', values: ['9 kg'] }],
    price: { minPrice: 249.99, maxPrice: 1200 },
    rating: { minRating: 4 },
    isFreeShipping: true,
    isFeatured: true,
  });
});

test('cursors have the platform’s format', () => {
  expect(cursorAt(0)).toBeNull();
  expect(atob(cursorAt(24) ?? '')).toBe('arrayconnection:23');
});

test('slices cover a page without gap or overlap, within the platform’s limit', () => {
  fc.assert(
    fc.property(fc.constantFrom(24, 48, 96), fc.integer({ min: 1, max: 100 }), (size, number) => {
      const slices = slicesOf({ size, number });
      const places = slices.flatMap(({ offset, first }) =>
        Array.from({ length: first }, (_, at) => offset + at),
      );
      expect(places).toEqual(Array.from({ length: size }, (_, at) => (number - 1) * size + at));
      expect(slices.every(({ first }) => first <= MOST_AT_ONCE)).toBe(true);
    }),
  );
});
