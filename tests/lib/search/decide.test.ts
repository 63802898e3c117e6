import { expect, test } from 'vitest';
import { decideSearch } from '@/lib/search/decide';

const decided = (query: string) => decideSearch('service', new URLSearchParams(query));

test.each([
  ['q=oven&sort=', '/search-alg?q=oven'],
  ['q=oven&sort=no-such-order&view=grid', '/search-alg?q=oven'],
  ['q=oven&price-from=&price-to=300', '/search-alg?price=-300&q=oven'],
  ['q=oven&brand=tarnside&brand=pendlewick', '/search-alg?brand=tarnside%2Cpendlewick&q=oven'],
  ['q=oven&brand=tarnside&drop=all', '/search-alg?q=oven'],
])('?%s redirects to its canonical form before any request', (query, to) => {
  const decision = decided(query);
  expect(decision).toMatchObject({ kind: 'redirect', status: 307 });
  const there = 'to' in decision ? decision.to : '';
  expect(decodeURIComponent(there)).toBe(decodeURIComponent(to));
  expect(decided(there.split('?')[1] ?? '')).toEqual({ kind: 'pass' });
});

test.each(['q=oven', 'sort=price-up&q=oven', 'sort=', 'q=+&sort=', 'q=oven&capacity=9-kg&sort='])(
  '?%s is passed on to the results page',
  (query) => expect(decided(query)).toEqual({ kind: 'pass' }),
);

test('each search redirects to its own path', () => {
  expect(decideSearch('commerce', new URLSearchParams('q=oven&sort='))).toEqual({
    kind: 'redirect',
    status: 307,
    to: '/search?q=oven',
  });
});
