import { expect, test } from 'vitest';
import { pairsOf } from '@/lib/routing/pairs';

test('query pairs keep every value of a name, in order, and skip missing ones', () => {
  const pairs = pairsOf({ brand: ['tarnside', 'oxlode'], page: '2', sort: undefined, q: '' });
  expect(pairs).toEqual([
    ['brand', 'tarnside'],
    ['brand', 'oxlode'],
    ['page', '2'],
    ['q', ''],
  ]);
});
