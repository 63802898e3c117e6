import { StatementSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { run } from '../../../sandbox/store/rows.ts';
import { OPTIONS, PRODUCTS, VARIANTS } from '../catalogue.ts';
import { openSandbox } from '../fixture.ts';
import { PRODUCT_BY_ID } from './documents.ts';

test('a product is returned with all its fields, on every request', async () => {
  await using sandbox = await openSandbox();
  for (let round = 1; round <= 3; round += 1) {
    const { data, errors } = await sandbox.graphql(PRODUCT_BY_ID, { id: PRODUCTS.washer });
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      site: {
        product: {
          id: Buffer.from('Product:1').toString('base64'),
          sku: 'TW-914',
          path: '/tarnside-tw-914/',
          plainTextDescription: 'Tarnside TW-914 in s',
          createdAt: { utc: '2026-01-01T00:00:01Z' },
          prices: {
            price: { currencyCode: 'GBP', value: 429 },
            basePrice: { value: 479 },
            salePrice: { value: 429 },
            retailPrice: null,
          },
          weight: { value: 68.5, unit: 'kg' },
          width: { value: 59.7, unit: 'cm' },
          reviewSummary: { numberOfReviews: 2, summationOfRatings: 9 },
          availabilityV2: { __typename: 'ProductAvailable', status: 'Available', description: '' },
          categories: { edges: [{ node: { entityId: 3 } }] },
          brand: { name: 'Tarnside' },
          customFields: {
            edges: [{ node: { name: 'Capacity', value: '9 kg' } }, { node: { name: 'Model' } }],
          },
          defaultImage: {
            url: 'http://sandbox.test/media/300w/look/front',
            urlTemplate: 'http://sandbox.test/media/{:size}/look/front',
            altText: 'Tarnside TW-914',
            isDefault: true,
          },
          relatedProducts: { edges: [{ node: { entityId: 2 } }, { node: { entityId: 101 } }] },
          inventory: { isInStock: true, aggregated: { availableToSell: 5, warningLevel: 3 } },
          metafields: {
            edges: [{ node: { key: 'was', value: '{"pence":47900}' } }, { node: { key: 'other' } }],
          },
          reviews: {
            edges: [{ node: { author: { name: 'Bob' }, createdAt: { utc: '1970-01-01T00:00:02Z' } } }, {}],
          },
          variants: { edges: [{ node: { entityId: 1, sku: 'TW-914', isPurchasable: true } }] },
          seo: { pageTitle: 'Tarnside TW-914 | Hobwright', metaDescription: 'Buy Tarnside TW-914' },
        },
      },
    });
  }
});

test('a product is returned with its variants and options', async () => {
  await using sandbox = await openSandbox();
  const { data } = await sandbox.graphql(PRODUCT_BY_ID, { id: PRODUCTS.hose });
  const value = (entityId: number) => ({ edges: [{ node: { entityId } }] });
  expect(data).toMatchObject({
    site: {
      product: {
        inventory: { isInStock: true, hasVariantInventory: true, aggregated: { availableToSell: 4 } },
        productOptions: {
          edges: [
            {
              node: {
                __typename: 'MultipleChoiceOption',
                displayStyle: 'RectangleBoxes',
                isVariantOption: true,
                values: {
                  edges: [{ node: { label: '1.5 m', isDefault: true } }, { node: { label: '2.5 m' } }],
                },
              },
            },
          ],
        },
        variants: {
          edges: [
            {
              node: {
                sku: 'HOSE-15',
                prices: { price: { value: 12 } },
                options: { edges: [{ node: { values: value(OPTIONS.short) } }] },
              },
            },
            {
              node: {
                entityId: VARIANTS.long,
                prices: { price: { value: 15 } },
                isPurchasable: false,
                inventory: { isInStock: false },
              },
            },
          ],
        },
      },
    },
  });
});

test.each([
  [PRODUCTS.preOrder, { __typename: 'ProductPreOrder', willBeReleasedAt: { utc: '2026-10-01T00:00:00Z' } }],
  [PRODUCTS.unavailable, { __typename: 'ProductUnavailable', status: 'Unavailable' }],
])('the availability of product %s is returned', async (id, availabilityV2) => {
  await using sandbox = await openSandbox();
  const { data } = await sandbox.graphql(PRODUCT_BY_ID, { id });
  expect(data).toMatchObject({ site: { product: { availabilityV2, inventory: { isInStock: false } } } });
});

test('prices exclude tax by default, and metafields are filtered by key', async () => {
  await using sandbox = await openSandbox();
  const { data } = await sandbox.graphql(`{ site { product(entityId: 1) { prices { price { value } }
    metafields(namespace: "price", keys: ["was"]) { edges { node { key } } } } } }`);
  expect(data).toEqual({
    site: {
      product: { prices: { price: { value: 357.5 } }, metafields: { edges: [{ node: { key: 'was' } }] } },
    },
  });
});

test('the price history lists each price by London days, with the units sold at it', async () => {
  await using sandbox = await openSandbox();
  const sold = (pence: number, kind: string, from: string, to: string | null) =>
    run(
      sandbox.store,
      'INSERT INTO price_event (product_id, pence, kind, starts_at, ends_at) VALUES (1, ?, ?, ?, ?)',
      pence,
      kind,
      Date.parse(from),
      to && Date.parse(to),
    );
  sold(47_900, 'normal', '2026-06-30T23:00:00Z', '2026-11-02T00:00:00Z');
  sold(42_900, 'promotion', '2026-11-02T00:00:00Z', null);
  run(sandbox.store, 'UPDATE price_event SET units = 40 WHERE pence = 47900');
  const bought = (order: number, status: number, pence: number, quantity: number, on: string) => {
    const { store } = sandbox;
    const head = 'INSERT INTO orders (id, status, email, total, tax, created_at, updated_at, billing)';
    run(store, `${head} VALUES (?, ?, 'a@example.com', 0, 0, ?, 0, '{}')`, order, status, Date.parse(on));
    run(store, 'INSERT INTO order_consignment (id, order_id) VALUES (?, ?)', order, order);
    run(
      store,
      `INSERT INTO order_line (order_id, consignment_id, product_id, name, quantity, list_price, sale_price)
       VALUES (?, ?, 1, 'x', ?, ?, ?)`,
      order,
      order,
      quantity,
      pence,
      pence,
    );
  };
  bought(1, 10, 47_900, 1, '2026-10-01T12:00:00Z');
  bought(2, 11, 42_900, 3, '2026-11-03T12:00:00Z');
  bought(3, 5, 42_900, 9, '2026-11-03T12:00:00Z');
  bought(4, 11, 40_000, 9, '2026-11-03T12:00:00Z');
  run(sandbox.store, 'UPDATE order_line SET refunded_quantity = 1 WHERE order_id = 2');
  const { data } = await sandbox.graphql(`{ site { product(entityId: 1) {
    metafields(namespace: "price_history", keys: ["periods"]) { edges { node { value } } } } } }`);
  const periods = [
    { pence: 47_900, kind: 'normal', from: '2026-07-01', to: '2026-11-01', units: 41 },
    { pence: 42_900, kind: 'promotion', from: '2026-11-02', to: null, units: 2 },
  ];
  expect(data).toEqual({
    site: { product: { metafields: { edges: [{ node: { value: JSON.stringify(periods) } }] } } },
  });

  const was = { pence: 47_900, from: '2026-07-01', to: '2026-11-01' };
  run(
    sandbox.store,
    "UPDATE metafield SET value = ? WHERE owner_id = '1' AND key = 'was'",
    JSON.stringify(was),
  );
  const claim = await sandbox.graphql(`{ site { product(entityId: 1) {
    metafields(namespace: "price", keys: ["was"]) { edges { node { value } } } } } }`);
  const value = JSON.stringify({ ...was, sold: { was: 41, now: 2 } });
  expect(claim.data).toEqual({ site: { product: { metafields: { edges: [{ node: { value } }] } } } });
});

test('a product is found by its SKU or a variant’s, in any case', async () => {
  await using sandbox = await openSandbox();
  const bySku = async (sku: string) =>
    (await sandbox.graphql('query ($sku: String!) { site { product(sku: $sku) { entityId } } }', { sku }))
      .data;
  expect(await bySku('tw-914')).toEqual({ site: { product: { entityId: 1 } } });
  expect(await bySku('hose-25')).toEqual({ site: { product: { entityId: PRODUCTS.hose } } });
  expect(await bySku('none')).toEqual({ site: { product: null } });
});

test('reviews are sorted, and paged by cursor', async () => {
  await using sandbox = await openSandbox();
  const query = `query ($sort: ProductReviewsSortInput, $after: String) { site { product(entityId: 1) {
    reviews(sort: $sort, after: $after, first: 1) { pageInfo { hasNextPage endCursor } edges { node { entityId } } } } } }`;
  const first = await sandbox.graphql(query, { sort: 'HIGHEST_RATING' });
  const endCursor = Buffer.from('arrayconnection:0').toString('base64');
  expect(first.data).toMatchObject({
    site: {
      product: {
        reviews: { pageInfo: { hasNextPage: true, endCursor }, edges: [{ node: { entityId: 1 } }] },
      },
    },
  });
  const second = await sandbox.graphql(query, { sort: 'HIGHEST_RATING', after: endCursor });
  expect(second.data).toMatchObject({
    site: { product: { reviews: { pageInfo: { hasNextPage: false }, edges: [{ node: { entityId: 2 } }] } } },
  });
});

test('hideOutOfStock keeps pre-orders in a list', async () => {
  await using sandbox = await openSandbox();
  const query = `query ($ids: [Int!]!) { site { products(entityIds: $ids, hideOutOfStock: true) {
    edges { node { entityId } } } } }`;
  const { data } = await sandbox.graphql(query, { ids: [PRODUCTS.preOrder, PRODUCTS.soldOut] });
  expect(data).toEqual({ site: { products: { edges: [{ node: { entityId: PRODUCTS.preOrder } }] } } });
});

test('a list of fifty products needs no more queries than a list of two', async () => {
  await using sandbox = await openSandbox();
  const query = `query ($ids: [Int!]!) { site { products(entityIds: $ids, first: 50) { edges { node { name
    brand { name } customFields { edges { node { name } } } defaultImage { urlTemplate } inventory { isInStock } description
    categories { edges { node { name } } } productOptions { edges { node { displayName } } } } } } } }`;
  const queriesFor = async (ids: number[]) => {
    const all = vi.spyOn(StatementSync.prototype, 'all');
    const { errors } = await sandbox.graphql(query, { ids });
    expect(errors).toEqual([]);
    const { length } = all.mock.calls;
    all.mockRestore();
    return length;
  };
  const few = await queriesFor([101, 102]);
  expect(few).toBeGreaterThan(4);
  expect(await queriesFor(Array.from({ length: 50 }, (_, index) => 101 + index))).toBeLessThanOrEqual(few);
});
