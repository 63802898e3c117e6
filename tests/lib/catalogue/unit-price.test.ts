import { expect, it } from 'vitest';
import { classify } from '@/lib/catalogue/classify';
import { unitPriceWords } from '@/lib/catalogue/unit-price';
import type { Attributes } from '@/lib/catalogue/types';

const care = (attributes: Attributes) => classify({ Type: 'Descaler', ...attributes });

it.each<[Attributes, number, string | null]>([
  [{ Contents: '750 ml', 'Pieces in the pack': '1' }, 6_99, '£9.32 a litre'],
  [{ Contents: '1000 ml', 'Pieces in the pack': '6' }, 13_00, '£2.17 a litre'],
  [{ Contents: '500 ml' }, 5_00, '£10 a litre'],
  [{ Contents: '1000 ml', 'Pieces in the pack': '6' }, 5_00, '83.3p a litre'],
  [{ Contents: '3001 ml' }, 3_00, '£1 a litre'],
  [{ Contents: '750 g', 'Pieces in the pack': '3' }, 9_99, '£4.44 a kg'],
  [{ 'Pieces in the pack': '2' }, 6_99, null],
  [{}, 6_99, null],
])('%j at %i pence has the unit price %s', (attributes, now, words) => {
  expect(unitPriceWords(care(attributes), { now })).toBe(words);
});
