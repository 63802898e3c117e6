import { expect, test } from 'vitest';
import { PRODUCT_SETTINGS } from '@/lib/search/data/settings';
import { productRecord } from '@/lib/search/records';
import { aCard } from '../../support/shop';

const DETAILS = {
  categories: [],
  departments: [],
  summary: '',
  createdAt: 0,
  isFeatured: false,
  isFree: true,
  barcode: null,
};
const isPoor = (average: number, count: number) =>
  productRecord({ ...aCard(), rating: { average, count } }, DETAILS).isPoorlyRated;

test('products that many rated badly rank below less popular ones, but one bad review has no effect', () => {
  expect(isPoor(1.9, 37)).toBe(true);
  expect(isPoor(1, 1)).toBe(false);
  expect(isPoor(4.5, 37)).toBe(false);
  expect(productRecord({ ...aCard(), rating: null }, DETAILS).isPoorlyRated).toBe(false);
  const { customRanking = [] } = PRODUCT_SETTINGS;
  expect(customRanking).toContain('asc(isPoorlyRated)');
  expect(customRanking.indexOf('asc(isPoorlyRated)')).toBeLessThan(customRanking.indexOf('desc(popularity)'));
});
