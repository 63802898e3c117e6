import { expect, test } from 'vitest';
import { listingDictionary } from '@/lib/listing/dictionary';
import { countFact, titleFact } from '@/lib/listing/title-fact';
import { attributeFacet } from './fixture';

const prices = { cheapest: 499, dearest: 39_900, total: 74 };
const measured = (widths: number[], depths: number[], type = 'Kettle') =>
  listingDictionary([
    attributeFacet('Type', { [type]: 1 }),
    attributeFacet('Depth', Object.fromEntries(depths.map((n) => [`${n} mm`, 1]))),
    attributeFacet('Width', Object.fromEntries(widths.map((n) => [`${n} mm`, 1]))),
  ]);

test('the measure in which the goods differ most is told', () => {
  expect(titleFact(measured([595, 600], [430, 598]), prices)).toEqual({
    figure: '430 to 598',
    words: 'mm deep',
  });
  expect(titleFact(measured([900, 1200], [600, 645]), prices)).toEqual({
    figure: '900 to 1200',
    words: 'mm wide',
  });
});

test.each([
  ['Washing machine', 'mm deep, body only'],
  ['Fridge freezer', 'mm deep, body only'],
  ['Kettle', 'mm deep'],
])('the depth of a %s is told as %j', (type, words) => {
  expect(titleFact(measured([], [392, 575], type), prices)).toEqual({ figure: '392 to 575', words });
  expect(titleFact(measured([450, 600], [], type), prices).words).toBe('mm wide');
});

test('without measures the prices are told, without a span the number', () => {
  expect(titleFact(new Map(), prices)).toEqual({ figure: '£4.99 to £399', words: 'VAT included' });
  expect(titleFact(new Map(), { ...prices, dearest: 499 })).toEqual({ figure: '74', words: 'products' });
  expect(countFact(1)).toEqual({ figure: '1', words: 'product' });
});
