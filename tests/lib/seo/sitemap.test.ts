import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { robotsText } from '@/lib/seo/robots';
import { sitemapIndex, urlElement } from '@/lib/seo/sitemap-xml';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/server', () => ({ connection: async () => undefined }));
vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

const ORIGIN = 'https://shop.example';

test('sitemap addresses are escaped', () => {
  expect(urlElement({ path: '/odell-&-fenn', modified: '2026-11-20' }, ORIGIN)).toBe(
    '<url><loc>https://shop.example/odell-&amp;-fenn</loc><lastmod>2026-11-20</lastmod></url>\n',
  );
  expect(urlElement({ path: '/x', picture: 'https://i.example/a?b&c' }, ORIGIN)).toContain('a?b&amp;c');
  expect(sitemapIndex(['brands'], ORIGIN)).toContain('<loc>https://shop.example/sitemaps/brands.xml</loc>');
});

test('robots.txt excludes shoppers’ own pages, and everything on a test site', () => {
  const text = robotsText(true, ORIGIN);
  for (const rule of ['/cart$', '/cart?', '/cart/', '/account-deleted$', '/api/', '/*?sort=', '/*&brand='])
    expect(text).toContain(`Disallow: ${rule}\n`);
  // The merchant may keep a page at `/comparing-ovens`; further pages of a list are to be found.
  for (const rule of ['/compare\n', '/p/', '/contact', '/brands', '/*?page=', '/status', '/listing'])
    expect(text).not.toContain(`Disallow: ${rule}`);
  expect(text).toContain('Sitemap: https://shop.example/sitemap.xml');
  expect(robotsText(false, ORIGIN)).toBe('User-agent: *\nDisallow: /\n');
});

test.each([
  ['https://staging.shop.example', false],
  ['https://preview-3.shop.example', false],
  ['https://shop-dev.example', false],
  ['https://shop.example', true],
  ['https://develop.example', true],
  ['http://localhost:3000', true],
])('%s is indexed: %s', async (origin, indexed) => {
  const { readConfig } = await import('@/lib/platform/config');
  const secrets = Object.fromEntries(
    [
      'BIGCOMMERCE_STOREFRONT_TOKEN',
      'BIGCOMMERCE_ACCESS_TOKEN',
      'BIGCOMMERCE_CLIENT_SECRET',
      'CONTENTFUL_ACCESS_TOKEN',
      'CONTENTFUL_PREVIEW_ACCESS_TOKEN',
      'CONTENTFUL_WEBHOOK_SECRET',
      'ALGOLIA_SEARCH_API_KEY',
      'ALGOLIA_ADMIN_API_KEY',
      'SESSION_SECRET',
      'RESET_TOKEN_SECRET',
    ].map((name) => [name, 'a secret that is used in tests only']),
  );
  expect(readConfig({ ...secrets, PUBLIC_ORIGIN: origin }).indexed).toBe(indexed);
});

describe('sitemap parts', () => {
  let upstream: Upstream;
  beforeAll(async () => {
    upstream = await startUpstream(400);
  });
  afterAll(() => upstream[Symbol.asyncDispose]());

  test('hold every product on sale once, with its last change and picture', async () => {
    const { sitemapEntries } = await import('@/lib/seo/sitemap-queries');
    const found = [];
    for await (const some of sitemapEntries('products-0001') ?? []) {
      expect(some.length).toBeLessThanOrEqual(250);
      found.push(...some);
    }
    const paths = new Set(found.map(({ path }) => path));
    expect(paths.size).toBe(found.length);
    const sold = upstream.store.prepare(`SELECT path FROM product WHERE availability <> 'Unavailable'`).all();
    expect(sold.filter(({ path }) => !paths.has(String(path).replace(/\/$/, '')))).toEqual([]);
    for (const { path, modified } of found) {
      expect(path).toMatch(/^\/[^/]+$/);
      expect(Date.parse(modified ?? '')).toBeLessThanOrEqual(Date.now());
    }
  });

  test('are filled even if the first products from the platform are all hidden', async () => {
    const { GET } = await import('@/app/sitemaps/[part]/route');
    const { store } = upstream;
    const first = 'id IN (SELECT id FROM product ORDER BY id LIMIT 250)';
    const hidden = store.prepare(`SELECT id FROM product WHERE ${first} AND is_visible = 1`).all();
    store.exec(`UPDATE product SET is_visible = 0 WHERE ${first}`);
    const params = Promise.resolve({ part: 'products-0001.xml' });
    const answer = await GET(new Request('https://shop.example/sitemaps/products-0001.xml'), { params });
    expect(answer.status).toBe(200);
    expect((await answer.text()).match(/<loc>/g)?.length).toBeGreaterThan(10);
    for (const { id } of hidden) store.prepare('UPDATE product SET is_visible = 1 WHERE id = ?').run(id ?? 0);
  });

  test('named by the index exist even if they are empty, and no others do', async () => {
    const { GET } = await import('@/app/sitemaps/[part]/route');
    const get = (part: string) =>
      GET(new Request(`https://shop.example/sitemaps/${part}`), { params: Promise.resolve({ part }) });
    const { store } = upstream;
    const hidden = store.prepare('SELECT id FROM product WHERE is_visible = 1').all();
    store.exec('UPDATE product SET is_visible = 0');
    const answer = await get('products-0001.xml');
    for (const { id } of hidden) store.prepare('UPDATE product SET is_visible = 1 WHERE id = ?').run(id ?? 0);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/<urlset[^>]*>\s*<\/urlset>/);
    expect((await get('products-0002.xml')).status).toBe(404);
  });

  test('hold all pages of the merchant, however many there are', async () => {
    const { sitemapEntries } = await import('@/lib/seo/sitemap-queries');
    const { store } = upstream;
    const add = store.prepare("INSERT INTO page (name, path, html) VALUES ('Late', ?, '')");
    for (let n = 0; n < 260; n += 1) add.run(`/late-${n}/`);
    const paths: string[] = [];
    for await (const some of sitemapEntries('pages') ?? []) paths.push(...some.map(({ path }) => path));
    expect(paths).toContain('/late-259');
  });

  test('do not exist under any other name', async () => {
    const { sitemapEntries } = await import('@/lib/seo/sitemap-queries');
    for (const name of ['constructor', 'toString', 'products-1', 'products-00001', ''])
      expect(sitemapEntries(name)).toBeNull();
  });
});
