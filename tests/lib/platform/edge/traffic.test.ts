import { expect, test } from 'vitest';
import { CLASSES, isForPrimary, isInternal, isStreamed, rankOf } from '@/lib/platform/edge/traffic';

const classOf = (address: string, headers = {}) => {
  const [path = '', query = ''] = address.split('?');
  return CLASSES[rankOf(path, query, headers)];
};

test.each([
  [
    'order',
    ['/checkout', '/checkout?step=pay', '/checkout/order/100', '/api/checkout/place', '/api/cancel-order'],
  ],
  [
    'basket',
    ['/cart', '/login', '/account/order-history?page=2', '/track-order?order=1', '/api/add-cart-item'],
  ],
  ['page', ['/', '/?utm_source=x', '/washing-machines', '/brands/tarnside', '/blog?page=2', '/p/TW-914']],
  [
    'list',
    ['/washing-machines?brand=a', '/search?q=oven', '/compare', '/api/quick-search?q=x', '/api/no-such-call'],
  ],
])('requests are classed as %s by their address', (name, addresses) => {
  for (const address of addresses) expect(classOf(address), address).toBe(name);
});

test('prefetches have the lowest priority, except those of orders and baskets', () => {
  for (const headers of [
    { 'next-router-prefetch': '1' },
    { purpose: 'prefetch' },
    { 'sec-purpose': 'prefetch' },
  ]) {
    expect(classOf('/washing-machines', headers)).toBe('prefetch');
    expect(classOf('/search?q=oven', headers)).toBe('prefetch');
    expect(classOf('/cart', headers)).toBe('basket');
  }
});

test('targets of rewrites are internal, and only the parts of the sitemap are streamed', () => {
  for (const path of [
    '/listing/hobs',
    '/place/hobs',
    '/place/blog/all/1',
    '/status/404',
    '/draft/now',
    '/_next/image',
  ])
    expect(isInternal(path), path).toBe(true);
  for (const path of ['/', '/hobs', '/listing', '/place', '/api/status', '/_next/static/a.js'])
    expect(isInternal(path), path).toBe(false);
  expect([isStreamed('/sitemaps/brands.xml'), isStreamed('/sitemap.xml')]).toEqual([true, false]);
});

test('API calls and a shopper’s or editor’s own pages go to the primary renderer, others to any', () => {
  for (const path of [
    '/api/session',
    '/api/nothing',
    '/checkout',
    '/cart',
    '/login',
    '/account',
    '/sync',
    '/preview',
  ])
    expect(isForPrimary(path), path).toBe(true);
  for (const path of [
    '/',
    '/washing-machines',
    '/p/TW-914',
    '/search',
    '/compare',
    '/sitemaps/products-0001.xml',
  ])
    expect(isForPrimary(path), path).toBe(false);
});
