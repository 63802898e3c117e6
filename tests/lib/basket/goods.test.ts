import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

let upstream: Upstream;
let goodsOf: typeof import('@/lib/basket/goods-queries').getGoods;

beforeAll(async () => {
  upstream = await startUpstream(60);
  goodsOf = (await import('@/lib/basket/goods-queries')).getGoods;
}, 30_000);
afterAll(() => upstream[Symbol.asyncDispose]());

const rows = (sql: string) => upstream.store.prepare(sql).all();

it('returns price and stock of each variant, and the quantity limits of the product', async () => {
  const [first] = rows('SELECT product_id AS id, count(*) AS many FROM variant GROUP BY product_id LIMIT 1');
  const id = Number(first?.['id']);
  upstream.store.prepare('UPDATE product SET min_quantity = 2, max_quantity = 6 WHERE id = ?').run(id);
  const [goods] = await goodsOf([id]);
  expect([goods?.card.id, goods?.least, goods?.most]).toEqual([id, 2, 6]);
  expect(goods?.card).toMatchObject({ isSized: true, least: 2 });
  const known = rows(`SELECT id, price, stock FROM variant WHERE product_id = ${id} ORDER BY id`);
  expect(
    goods?.variants.map((variant) => [variant.id, 'available' in variant.stock && variant.stock.available]),
  ).toEqual(known.map((row) => [row['id'], row['stock'] === 0 ? false : row['stock']]));
  expect(goods?.variants.map(({ price }) => price?.now)).toEqual(
    known.map((row) => row['price'] ?? goods?.card.price?.now),
  );
});

it('returns as many products as a browser list holds, and leaves out what is not sold', async () => {
  const ids = rows('SELECT id FROM product WHERE is_visible = 1 ORDER BY id LIMIT 45').map((row) =>
    Number(row['id']),
  );
  const goods = await goodsOf([...ids, 999_999]);
  expect(goods.map(({ card }) => card.id).toSorted((a, b) => a - b)).toEqual(ids);
  const sized = rows('SELECT product_id AS id FROM variant GROUP BY product_id HAVING count(*) > 1');
  const sizedIds = new Set(sized.map((row) => Number(row['id'])));
  expect(goods.filter(({ card }) => card.isSized).map(({ card }) => card.id)).toEqual(
    goods.map(({ card }) => card.id).filter((id) => sizedIds.has(id)),
  );
});

it('gives a basket line the stock of its variant and the limits of its product', async () => {
  const [few, ...others] = rows(
    `SELECT id, product_id FROM variant
     WHERE product_id = (SELECT product_id FROM variant GROUP BY product_id HAVING count(*) > 1 ORDER BY 1 DESC LIMIT 1)`,
  );
  upstream.store.exec(`UPDATE variant SET stock = 5 WHERE id = ${Number(few?.['id'])}`);
  for (const { id } of others) upstream.store.exec(`UPDATE variant SET stock = 40 WHERE id = ${Number(id)}`);
  const product = Number(few?.['product_id']);
  upstream.store.exec(`UPDATE product SET min_quantity = 2, max_quantity = 8 WHERE id = ${product}`);
  const { createBasket } = await import('@/lib/basket/commands');
  const { withProducts } = await import('@/lib/basket/queries');
  const made = await createBasket(
    [few, others[0]].map((row) => ({
      product_id: product,
      variant_id: Number(row?.['id']),
      quantity: 2,
    })),
    null,
  );
  if (!made.ok) throw new Error('There is no basket.');
  const { lines } = await withProducts(made.value);
  expect(lines.map(({ product: card, least, most }) => [card?.stock, least, most])).toEqual([
    [expect.objectContaining({ available: 5 }), 2, 8],
    [expect.objectContaining({ available: 40 }), 2, 8],
  ]);
});
