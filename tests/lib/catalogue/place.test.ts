import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream(200);
  const move = (table: string, from: string, to: string) =>
    expect(upstream.store.prepare(`UPDATE ${table} SET path = ? WHERE path = ?`).run(to, from).changes).toBe(
      1,
    );
  move('category', '/washing-machines/', '/shop/home/laundry/machines/washing/');
  move('product', '/tarnside-tw-914-9kg-washing-machine/', '/shop/laundry/tw-914/');
  move('brand', '/brands/tarnside/', '/makers/tarnside/');
});
afterAll(() => upstream[Symbol.asyncDispose]());

/** What stands at a path, or what it ended in. */
async function foundAt(path: string) {
  const { findAt } = await import('@/app/(shop)/place/[...path]/find');
  return findAt(path).catch((thrown: { digest?: string }) => thrown.digest);
}

test.each([
  ['/shop/home/laundry/machines/washing', { kind: 'category', all: false }],
  ['/shop/home/laundry/machines/washing/all', { kind: 'category', all: true }],
  ['/laundry/all', { kind: 'category', all: true }],
  ['/shop/laundry/tw-914', { kind: 'product' }],
  ['/makers/tarnside', { kind: 'brand' }],
  ['/blog/what-the-new-dryer-label-means', { kind: 'post' }],
  ['/delivery', { kind: 'page' }],
])('%s resolves to what the merchant keeps there', async (path, found) =>
  expect(await foundAt(path)).toMatchObject(found),
);

test.each(['caf%C3%A9-grinder', "men's-shavers", 'a+b/c', '10:30,x;y=(z)', 'why%3F%23'])(
  'a product at the path /%s is found however the framework encodes it',
  async (address) => {
    const { pathOf } = await import('@/lib/catalogue/paths');
    upstream.store.prepare('UPDATE product SET path = ? WHERE id = 2').run(`/${address}/`);
    const told = address.split('/').map((part) => encodeURIComponent(decodeURIComponent(part)));
    expect(await foundAt(pathOf(told))).toMatchObject({ kind: 'product', product: { path: `/${address}` } });
  },
);

test.each([
  ['/products/tw-914', 'NEXT_REDIRECT;replace;/tarnside-tw-914-9kg-washing-machine;308;'],
  ['/brands/o-dell-fenn', 'NEXT_REDIRECT;replace;/brands/odell-and-fenn;308;'],
  ['/recalls', 'NEXT_REDIRECT;replace;https://www.gov.uk/product-safety-alerts-reports-recalls;308;'],
])('%s redirects to its new address', async (path, digest) => expect(await foundAt(path)).toBe(digest));

test('the old product page redirects to where the product has moved', async () => {
  const { default: OldProductPage } = await import('@/app/(shop)/products-old/[slug]/page');
  const endAt = (slug: string) =>
    OldProductPage({ params: Promise.resolve({ slug }) }).catch(
      (thrown: { digest?: string }) => thrown.digest,
    );
  upstream.store.exec(`UPDATE redirect SET from_path = '/old-washer/' WHERE from_path = '/products/tw-914/'`);
  expect(await endAt('old-washer')).toBe('NEXT_REDIRECT;replace;/tarnside-tw-914-9kg-washing-machine;308;');
  expect(await endAt('nothing')).toBe('NEXT_HTTP_ERROR_FALLBACK;404');
});

test.each([
  '/nothing',
  '/shop/home/nothing',
  '/a/b/c/d/e/f/g',
  '/nothing/all',
  '/brands/all',
  '/caf%C3%A9/x',
])('%s is not found', async (path) => expect(await foundAt(path)).toBe('NEXT_HTTP_ERROR_FALLBACK;404'));
