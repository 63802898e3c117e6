import { expect, test } from 'vitest';
import { inOrderChosen } from '@/components/listing/filters/active-chips';

const chips = (...drops: string[]) => drops.map((drop) => ({ drop, label: drop, name: drop }));
const shown = (path: string, ...drops: string[]) =>
  inOrderChosen(path, chips(...drops)).map(({ drop }) => drop);

test('chips from a URL are in its order', () => {
  expect(shown('/a', 'stock', 'brand:x', 'price')).toEqual(['stock', 'brand:x', 'price']);
});

test('the chip of a later choice is last, wherever the URL has it', () => {
  shown('/b', 'stock', 'price');
  expect(shown('/b', 'stock', 'brand:x', 'price')).toEqual(['stock', 'price', 'brand:x']);
  expect(shown('/b', 'stock', 'brand:x')).toEqual(['stock', 'brand:x']);
  expect(shown('/b', 'stock', 'brand:x', 'price')).toEqual(['stock', 'brand:x', 'price']);
});

test('the chip of a range that grows keeps its place', () => {
  shown('/c', 'stock', 'depth:..470');
  shown('/c', 'stock', 'depth:..470', 'rating');
  expect(shown('/c', 'stock', 'depth:..470,471..550', 'rating')).toEqual([
    'stock',
    'depth:..470,471..550',
    'rating',
  ]);
});
