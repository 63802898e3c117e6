import { expect, test } from 'vitest';
import { productPaths } from '../../scripts/lib/sitemap.ts';

const listOf = (...addresses: string[]) => addresses.map((each) => `<url><loc>${each}</loc></url>`).join('');

const PAGES: Record<string, string> = {
  '/sitemap.xml': listOf(
    'http://localhost:3000/sitemaps/products-0001.xml',
    'http://localhost:3000/sitemaps/brands.xml',
    'http://localhost:3000/sitemaps/products-0002.xml',
  ),
  '/sitemaps/products-0001.xml': listOf('http://localhost:3000/a/', 'http://localhost:3000/b/'),
  '/sitemaps/products-0002.xml': listOf('http://localhost:3000/c/'),
};

test('product paths are read from the product parts of the sitemap, in order', async () => {
  expect(await productPaths(async (path) => PAGES[path] ?? '')).toEqual(['/a/', '/b/', '/c/']);
});

test('a sitemap without a product is an error', async () => {
  await expect(productPaths(async () => listOf('http://localhost:3000/about/'))).rejects.toThrow(
    'no product',
  );
});
