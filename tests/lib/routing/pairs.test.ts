import { expect, test } from 'vitest';
import { pairsOf } from '@/lib/routing/pairs';

test('a query keeps every value of a name, in their order, and none where there is none', () => {
  const pairs = pairsOf({ brand: ['tarnside', 'oxlode'], page: '2', sort: undefined, q: '' });
  expect(pairs).toEqual([
    ['brand', 'tarnside'],
    ['brand', 'oxlode'],
    ['page', '2'],
    ['q', ''],
  ]);
});
