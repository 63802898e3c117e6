import { expect, test } from 'vitest';
import { decideBlog } from '@/lib/blog/decide';

test.each([
  ['tag=energy&page=2', '/place/blog/tag-energy/2'],
  ['tag=Ovens', '/place/blog/tag-Ovens/1'],
  ['page=2', '/place/blog/all/2'],
  ['page=2&utm_source=x', '/place/blog/all/2'],
])('?%s is rendered at one address', (query, to) =>
  expect(decideBlog(new URLSearchParams(query))).toEqual({ kind: 'rewrite', to }),
);

test.each([
  ['page=1', '/blog'],
  ['page=x', '/blog'],
  ['page=2&tag=Energy', '/blog?tag=Energy&page=2'],
])('?%s redirects to its canonical form', (query, to) =>
  expect(decideBlog(new URLSearchParams(query))).toEqual({ kind: 'redirect', status: 308, to }),
);
