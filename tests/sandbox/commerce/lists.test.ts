import { expect, test } from 'vitest';
import { all } from '../../../sandbox/store/rows.ts';
import { PRODUCTS } from '../catalogue.ts';
import { openSandbox, type TestSandbox } from '../fixture.ts';

interface Listed {
  site: { list: { edges: { node: { entityId: number } }[] } };
}

async function list(sandbox: TestSandbox, field: string): Promise<number[]> {
  const { data, errors } = await sandbox.graphql<Listed>(
    `{ site { list: ${field} { edges { node { entityId } } } } }`,
  );
  expect(errors).toEqual([]);
  return data?.site.list.edges.map(({ node }) => node.entityId) ?? [];
}

test('newest and best-selling products are listed in their own order, from either end', async () => {
  await using sandbox = await openSandbox();
  const newest = await list(sandbox, 'newestProducts(first: 50)');
  expect(await list(sandbox, 'newestProducts(first: 3)')).toEqual(newest.slice(0, 3));
  const selling = await list(sandbox, 'bestSellingProducts(first: 3)');
  expect(selling).not.toEqual(newest.slice(0, 3));
  const last = await list(sandbox, 'bestSellingProducts(last: 3)');
  expect(last).toHaveLength(3);
  expect(last).not.toEqual(selling);
});

test('featuredProducts lists exactly the featured products', async () => {
  await using sandbox = await openSandbox();
  const featured = all<{ id: number }>(sandbox.store, 'SELECT id FROM product WHERE featured = 1');
  const found = await list(sandbox, 'featuredProducts(first: 50)');
  expect(new Set(found)).toEqual(new Set(featured.map(({ id }) => id)));
});

const idOf = (text: string): string => Buffer.from(text).toString('base64');

test.each([
  [`id: "${idOf('Product:1')}"`, 1],
  [`id: "${idOf('Category:1')}"`, null],
  ['variantEntityId: 1', 1],
  ['variantEntityId: 99999', null],
  ['sku: "hose-15"', 5],
])('a product is found by %s', async (given, entityId) => {
  await using sandbox = await openSandbox();
  const { data, errors } = await sandbox.graphql(`{ site { product(${given}) { entityId } } }`);
  expect(errors).toEqual([]);
  expect(data).toEqual({ site: { product: entityId === null ? null : { entityId } } });
});

test('prices include the range over the variants and what a sale saves', async () => {
  await using sandbox = await openSandbox();
  const ask = (entityId: number, currency = 'GBP') =>
    sandbox.graphql(
      `query ($id: Int!, $currency: currencyCode) { site { product(entityId: $id) {
         prices(includeTax: true, currencyCode: $currency) { price { value } saved { value }
           priceRange { min { value } max { value } } }
         reviewSummary { averageRating } } } }`,
      { id: entityId, currency },
    );
  expect((await ask(1)).data).toMatchObject({ site: { product: { prices: { saved: { value: 50 } } } } });
  const { data } = await ask(PRODUCTS.hose);
  const { min, max } = (
    data as { site: { product: { prices: { priceRange: Record<'min' | 'max', { value: number }> } } } }
  ).site.product.prices.priceRange;
  expect(min.value).toBeLessThan(max.value);
  expect((await ask(1, 'EUR')).errors[0]?.message).toBe('Currency EUR is not available');
});
