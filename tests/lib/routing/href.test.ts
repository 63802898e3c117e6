import fc from 'fast-check';
import { expect, test } from 'vitest';
import { href } from '@/lib/routing/href';
import { routeAt } from '@/lib/routing/match';

test.each([
  [href('/'), '/'],
  [href('/cart'), '/cart'],
  [href('/privacy'), '/privacy'],
  [href('/account/order-history/[id]', { id: 100 }), '/account/order-history/100'],
  [href('/p/[sku]', { sku: 'A/B C?' }), '/p/A%2FB%20C%3F'],
  [
    href('/login', { redirect: '/track-order?order=1&x=2' }),
    '/login?redirect=/track-order%3Forder%3D1%26x%3D2',
  ],
  [href('/compare', { sku: 'TW-914,TW-915' }), '/compare?sku=TW-914,TW-915'],
  [href('/trade', { items: 'A:2,B:1' }), '/trade?items=A:2,B:1'],
  [href('/search', { q: 'gas & oven' }), '/search?q=gas+%26+oven'],
  [href('/contact', { order: undefined }), '/contact'],
  [href('/account/address-book/[id]', { id: 7, note: null }), '/account/address-book/7'],
])('the page has the address %s', (made, address) => expect(made).toBe(address));

test('values in an address are read back unchanged, at the intended page', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (text) => {
      const login = new URL(href('/login', { redirect: text }), 'https://shop.example');
      expect(routeAt(login.pathname).pattern).toBe('/login');
      expect(login.searchParams.get('redirect')).toBe(text);
      const product = new URL(href('/information-sheet/[sku]', { sku: `x${text}` }), login);
      expect(routeAt(product.pathname).pattern).toBe('/information-sheet/[sku]');
      expect(decodeURIComponent(product.pathname.split('/')[2] ?? '')).toBe(`x${text}`);
    }),
  );
});

test('an address that is not in the route table does not compile', () => {
  // @ts-expect-error no such page
  href('/acount');
  // @ts-expect-error its parameter is missing
  expect(href('/account/order-history/[id]', {})).toContain('[id]');
  // @ts-expect-error its parameter is missing
  expect(href('/account/order-history/[id]')).toContain('[id]');
  // @ts-expect-error no such parameter
  href('/account/order-history/[id]', { number: 1 });
  // @ts-expect-error no key of its own
  href('/login', { rediret: '/cart' });
  // @ts-expect-error it reads no query
  href('/cart', { order: 1 });
});
