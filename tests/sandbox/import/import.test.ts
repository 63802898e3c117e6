import { expect, test } from 'vitest';
import { all, first } from '../../../sandbox/store/rows.ts';
import { readExport } from '../../../sandbox/import/read.ts';
import { importProducts } from '../../../sandbox/import/write.ts';
import { openSandbox } from '../fixture.ts';

const NOW = Date.UTC(2026, 7, 20, 10);
const UNITS = { weight: 1_000, length: 10 };

const HEAD =
  'Item Type,Product ID,Product Name,Product Code/SKU,Brand Name,Product Description,Price,Sale Price,Product Weight,Product Width,Allow Purchases?,Product Visible?,Track Inventory,Current Stock Level,Category,Product URL,Product Custom Fields';
const WASHER =
  'Product,77,"Moor 8 kg washer, white",MOOR-8,Moor,"<p>It washes.</p>","£1,299.00",999.5,70.5,60,Y,Y,by product,4,Laundry/Wash \\/ dry;Offers,/moor-8/,"Type=Washing machine;""Width=60 cm"""';
const SERVICE = 'Product,78,Fitting,FIT,,,40,,,,N,N,none,,,,';

const csv = (...rows: string[]) => `\uFEFF${[HEAD, ...rows].join('\r\n')}\r\n`;

test('an imported product is shown as the platform would show it', async () => {
  await using sandbox = await openSandbox();
  const { products, others, faults } = readExport(csv(WASHER, SERVICE, 'SKU,,,MOOR-8-XL,,,,,,,,,,,,,'));
  expect([products.length, others, faults]).toEqual([2, 1, []]);
  expect(importProducts(sandbox.store, products, UNITS, NOW)).toEqual({ added: 2, changed: 0 });
  expect(first(sandbox.store, `SELECT * FROM product WHERE sku = 'FIT'`)).toMatchObject({
    is_visible: 0,
    availability: 'Unavailable',
    stock: 1_000,
    path: '/fitting/',
  });
  const { data, errors } = await sandbox.graphql(
    `{ site { product(sku: "MOOR-8") { name path brand { name path } weight { value } width { value }
       prices(includeTax: true) { price { value } basePrice { value } } availabilityV2 { status }
       categories(first: 5) { edges { node { name path } } }
       customFields(first: 5) { edges { node { name value } } } } } }`,
  );
  expect(errors).toEqual([]);
  expect(data).toMatchObject({
    site: {
      product: {
        name: 'Moor 8 kg washer, white',
        path: '/moor-8/',
        brand: { name: 'Moor', path: '/brands/moor/' },
        prices: { price: { value: 999.5 }, basePrice: { value: 1299 } },
        availabilityV2: { status: 'Available' },
        categories: {
          edges: expect.arrayContaining([
            { node: { name: 'Wash / dry', path: '/laundry/wash-dry/' } },
            { node: { name: 'Offers', path: '/offers/' } },
          ]),
        },
        customFields: {
          edges: expect.arrayContaining([
            { node: { name: 'Type', value: 'Washing machine' } },
            { node: { name: 'Width', value: '60 cm' } },
          ]),
        },
      },
    },
  });
  expect(first(sandbox.store, `SELECT weight, width FROM product WHERE sku = 'MOOR-8'`)).toEqual({
    weight: 70_500,
    width: 600,
  });
});

test('importing again updates products, and a new price is added to the price history', async () => {
  await using sandbox = await openSandbox();
  const { store } = sandbox;
  importProducts(store, readExport(csv(WASHER)).products, UNITS, NOW);
  const again = readExport(csv(WASHER.replace('999.5', '949'), SERVICE)).products;
  expect(importProducts(store, again, UNITS, NOW + 86_400_000)).toEqual({ added: 1, changed: 1 });
  expect(importProducts(store, again, UNITS, NOW + 90_000_000)).toEqual({ added: 0, changed: 2 });
  const prices = `SELECT pence FROM price_event WHERE product_id = (SELECT id FROM product WHERE sku = 'MOOR-8') ORDER BY id`;
  expect(all(store, prices).map(({ pence }) => pence)).toEqual([99_950, 94_900]);
  expect(all(store, `SELECT 1 FROM category WHERE name = 'Offers'`)).toHaveLength(1);
});

test('a product whose address has no trailing slash is found', async () => {
  await using sandbox = await openSandbox();
  importProducts(sandbox.store, readExport(csv(WASHER.replace('/moor-8/', '/moor-8'))).products, UNITS, NOW);
  const { data } = await sandbox.graphql('{ site { route(path: "/moor-8") { node { __typename } } } }');
  expect(data).toEqual({ site: { route: { node: { __typename: 'Product' } } } });
});

test('an imported sale price records the price before it, as the console does', async () => {
  await using sandbox = await openSandbox();
  const { store } = sandbox;
  importProducts(store, readExport(csv(WASHER.replace(',999.5,', ',,'))).products, UNITS, NOW);
  importProducts(store, readExport(csv(WASHER)).products, UNITS, NOW + 40 * 86_400_000);
  expect(all(store, "SELECT value FROM metafield WHERE key = 'was' ORDER BY id DESC LIMIT 1")).toEqual([
    { value: JSON.stringify({ pence: 129_900, from: '2026-08-20', to: '2026-09-28' }) },
  ]);
});

test('a file of a few columns changes those of existing products, and no others', async () => {
  await using sandbox = await openSandbox();
  const { store } = sandbox;
  const full = `${HEAD},Page Title,Meta Description,Product Warranty,Product UPC/EAN,Low Stock Level,Free Shipping`;
  const washer = `${WASHER},A washer,It washes well,5 years,5012345678900,2,Y`;
  importProducts(store, readExport(`${full}\n${washer}\n`).products, UNITS, NOW);
  const shown = () => ({
    product: first(store, `SELECT * FROM product WHERE sku = 'MOOR-8'`),
    categories: all(store, 'SELECT * FROM product_category ORDER BY category_id'),
    fields: all(store, 'SELECT * FROM product_attribute ORDER BY value_id'),
  });
  const before = shown();
  const partial = (...rows: string[]) =>
    readExport(`Product Name,Product Code/SKU,${rows.join('\n')}\n`).products;
  const again = (...rows: string[]) => importProducts(store, partial(...rows), UNITS, NOW + 86_400_000);

  expect(again('Price,Current Stock Level', 'Moor washer,MOOR-8,1349,7')).toEqual({ added: 0, changed: 1 });
  const named = { name: 'Moor washer', price: 134_900, stock: 7 };
  expect(shown()).toEqual({ ...before, product: { ...before.product, ...named } });
  const found = 'SELECT rowid AS id FROM product_text WHERE product_text MATCH ?';
  expect(all(store, found, 'name : moor AND brand : moor AND facts : machine')).toEqual([
    { id: before.product?.['id'] },
  ]);

  again('Price', 'Moor washer,MOOR-8,900');
  expect(shown().product).toMatchObject({ price: 90_000, sale_price: null, charged: 90_000, stock: 7 });
  again('Price,Product UPC/EAN,Product Weight', 'Moor washer,MOOR-8,900,,');
  expect(shown().product).toMatchObject({ upc: null, weight: null, width: 600 });
  expect(again('Price', 'Moor dryer,DRY,500')).toEqual({ added: 1, changed: 0 });
  expect(first(store, `SELECT * FROM product WHERE sku = 'DRY'`)).toMatchObject({
    path: '/moor-dryer/',
    availability: 'Available',
    is_visible: 1,
    stock: 0,
    page_title: 'Moor dryer',
  });
});

test('a row that is not a valid product is reported by its line', () => {
  const { faults } = readExport(csv(WASHER.replace('"£1,299.00"', 'much'), WASHER.replace('MOOR-8', '')));
  expect(faults).toEqual(['line 2: Price is not an amount', 'line 3: Product Code/SKU is missing']);
  expect(() => readExport('Name,Price\na,1\n')).toThrow('no column Product Name, Product Code/SKU');
});
