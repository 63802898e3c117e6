import { expect, it } from 'vitest';
import { sizesNote } from '@/lib/price-history/sizes';

const value = (id: number, label: string) => ({ id, label, isDefault: false, colours: [] });
const options = [
  {
    id: 1,
    name: 'Length',
    required: true,
    style: 'boxes' as const,
    values: [value(1, '1 m'), value(2, '2 m'), value(3, '3 m')],
  },
];
const size = (id: number, pence: number | null) => ({
  id,
  sku: `H${id}`,
  optionValueIds: [id],
  price: pence === null ? null : { now: pence },
  stock: { state: 'in' as const, available: 5 },
});
const note = (...prices: (number | null)[]) =>
  sizesNote({ price: { now: 800 }, options, variants: prices.map((pence, at) => size(at + 1, pence)) });

it.each([
  [[800, 800, 800], null],
  [[null, null], null],
  [[], null],
  [
    [800, 1100, 1400],
    'These are the prices of 1 m. Other sizes have prices of their own, which are not shown here.',
  ],
  [
    [800, null, 1400],
    'These are the prices of 1 m and 2 m. Other sizes have prices of their own, which are not shown here.',
  ],
  [[900, 1100], 'Other sizes have prices of their own, which are not shown here.'],
])('the note on variants priced %j says: %s', (prices, words) => expect(note(...prices)).toBe(words));
