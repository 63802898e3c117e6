import { expect, test, vi } from 'vitest';
import { setPrice, setStock } from '../../../sandbox/catalogue/changes.ts';
import { ChangeRefused } from '../../../sandbox/catalogue/refused.ts';
import { endSales } from '../../../sandbox/catalogue/sale-clock.ts';
import { PRODUCTS, rowsOf, VARIANTS } from '../catalogue.ts';
import { openParts } from '../fixture.ts';

const DAY = 24 * 60 * 60 * 1000;
const id = 101;

test('a new price updates the store, the price history and the search, and raises an event', () => {
  const { parts, store } = openParts();
  setPrice(parts, id, { price: 25_000, salePrice: 19_900 });
  expect(rowsOf(store, 'price_event')).toMatchObject([{ product_id: id, pence: 19_900, kind: 'promotion' }]);
  expect(rowsOf(store, 'event')).toMatchObject([{ scope: 'store/product/updated', delivered_at: null }]);
  const cheapest = parts.search.search({
    sort: 'LOWEST_PRICE',
    categoryId: 3,
    offset: 0,
    limit: 1,
    facets: false,
  });
  expect(cheapest.ids).toEqual([id]);
});

test('the price history records each price with its period, and repeats none', () => {
  const { parts, store, clock } = openParts();
  const start = clock.now;
  setPrice(parts, id, { price: 25_000, salePrice: null });
  setPrice(parts, id, { price: 25_000, salePrice: null });
  clock.now += DAY;
  setPrice(parts, id, { price: 26_000, salePrice: null });
  expect(rowsOf(store, 'price_event')).toMatchObject([
    { pence: 25_000, starts_at: start, ends_at: start + DAY },
    { pence: 26_000, starts_at: start + DAY, ends_at: null },
  ]);
});

test.each([
  [40, 25_000, 20_000, true],
  [27, 25_000, 20_000, false],
  [40, 25_000, 24_600, false],
  [40, 30_000, 20_000, false],
])(
  'after %s days at £250, from %s to %s pence the earlier price may be shown: %s',
  (days, price, salePrice, may) => {
    const { parts, store, clock } = openParts();
    setPrice(parts, id, { price: 25_000, salePrice: null });
    clock.now += days * DAY;
    setPrice(parts, id, { price, salePrice });
    const was = store.prepare("SELECT value FROM metafield WHERE owner_id = '101' AND key = 'was'").get();
    expect(was === undefined).toBe(!may);
    if (may) expect(was).toEqual({ value: '{"pence":25000,"from":"2026-08-20","to":"2026-09-28"}' });
    setPrice(parts, id, { price, salePrice: null });
    expect(store.prepare("SELECT value FROM metafield WHERE owner_id = '101'").get()).toBeUndefined();
  },
);

test('a promotion that cannot be ended does not keep others running', () => {
  const { parts, store, clock } = openParts();
  for (const product of [id, 102]) setPrice(parts, product, { price: 90_000, salePrice: 80_000 });
  const ends = clock.now + DAY;
  store.prepare('UPDATE price_event SET ends_at = ? WHERE ends_at IS NULL').run(ends);
  store.prepare('UPDATE product SET price = 200000000 WHERE id = ?').run(id);
  clock.now = ends;
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  endSales(parts);
  expect(told).toHaveBeenCalledWith(expect.stringContaining('whole number of pence'));
  told.mockRestore();
  expect(store.prepare('SELECT sale_price FROM product WHERE id = 102').get()).toEqual({ sale_price: null });
});

test('a promotion ends as planned, and the normal price follows without a gap', () => {
  const { parts, store, clock } = openParts();
  const ends = clock.now + 40 * DAY;
  setPrice(parts, id, { price: 25_000, salePrice: null });
  clock.now += 30 * DAY;
  setPrice(parts, id, { price: 25_000, salePrice: 20_000 });
  setPrice(parts, 102, { price: 90_000, salePrice: 80_000 });
  store.prepare('UPDATE price_event SET ends_at = ? WHERE product_id = ? AND ends_at IS NULL').run(ends, id);
  const charged = () => store.prepare('SELECT charged FROM product WHERE id IN (101, 102)').all();
  clock.now = ends - 1;
  endSales(parts);
  expect(charged()).toEqual([{ charged: 20_000 }, { charged: 80_000 }]);
  clock.now = ends + DAY;
  store.exec('DELETE FROM event');
  endSales(parts);
  endSales(parts);
  expect(charged()).toEqual([{ charged: 25_000 }, { charged: 80_000 }]);
  expect(rowsOf(store, 'price_event').filter((event) => event['product_id'] === id)).toMatchObject([
    { kind: 'normal' },
    { kind: 'promotion', ends_at: ends },
    { pence: 25_000, kind: 'normal', starts_at: ends, ends_at: null },
  ]);
  expect(store.prepare("SELECT value FROM metafield WHERE owner_id = '101'").all()).toEqual([]);
  expect(rowsOf(store, 'event')).toMatchObject([{ scope: 'store/product/updated' }]);
});

test('a new stock level updates the store and the search, and raises an event', () => {
  const { parts, store } = openParts();
  setStock(parts, id, 0);
  expect(rowsOf(store, 'event')).toMatchObject([{ scope: 'store/product/inventory/updated' }]);
  const { ids } = parts.search.search({
    hideOutOfStock: true,
    sort: 'A_TO_Z',
    offset: 0,
    limit: 5,
    facets: false,
  });
  expect(ids).not.toContain(id);
  setStock(parts, PRODUCTS.hose, 7, VARIANTS.long);
  expect(store.prepare('SELECT stock FROM variant WHERE id = ?').get(VARIANTS.long)).toEqual({ stock: 7 });
  // The id is the SKU's; the shop has to read the product's beside it.
  const inventory = { product_id: PRODUCTS.hose, variant_id: VARIANTS.long, method: 'absolute', value: 7 };
  expect(JSON.parse(String(rowsOf(store, 'event')[1]?.['payload']))).toMatchObject({
    scope: 'store/sku/inventory/updated',
    data: { type: 'sku', id: VARIANTS.long, inventory },
  });
});

test('an invalid price or stock level or an unknown product is refused, and nothing changes', () => {
  const { parts, store } = openParts();
  for (const price of [0, -1, 1.5, Number.NaN]) {
    expect(() => setPrice(parts, id, { price, salePrice: null })).toThrow(ChangeRefused);
  }
  expect(() => setPrice(parts, id, { price: 100, salePrice: 100 })).toThrow(ChangeRefused);
  expect(() => setPrice(parts, 9999, { price: 100, salePrice: null })).toThrow('There is no product 9999.');
  expect(() => setStock(parts, id, -1)).toThrow(ChangeRefused);
  expect(() => setStock(parts, id, 1, VARIANTS.long)).toThrow(ChangeRefused);
  expect(rowsOf(store, 'event')).toEqual([]);
});
