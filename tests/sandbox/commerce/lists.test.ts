import { expect, test } from 'vitest';
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
  // Of the test catalogue, the higher ids are newer and the lower ones sell better.
  expect(await list(sandbox, 'newestProducts(first: 3)')).toEqual([160, 159, 158]);
  expect(await list(sandbox, 'newestProducts(last: 2)')).toEqual([2, 1]);
  expect(await list(sandbox, 'bestSellingProducts(first: 3)')).toEqual([1, 2, 3]);
  expect(await list(sandbox, 'bestSellingProducts(last: 2)')).toEqual([159, 160]);
});

test('featuredProducts lists exactly the featured products', async () => {
  await using sandbox = await openSandbox();
  expect(new Set(await list(sandbox, 'featuredProducts(first: 50)'))).toEqual(new Set([PRODUCTS.hose, 102]));
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
