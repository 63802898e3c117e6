import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Goods } from '@/lib/basket/types';
import { ask } from '../../support/shopper';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../support/jar'));

let upstream: Upstream;
let get: (request: Request) => Promise<Response>;

beforeAll(async () => {
  upstream = await startUpstream(60);
  vi.stubEnv('RATE_LIMITS', '0');
  get = (await import('@/app/api/goods/route')).GET;
}, 30_000);
afterAll(() => upstream[Symbol.asyncDispose]());

const rows = (sql: string) => upstream.store.prepare(sql).all();
const goodsOf = async (ids: number[]) => {
  const { answer } = await ask(get, { path: `/api/goods?ids=${ids.join(',')}` });
  return (answer as { goods: Goods[] }).goods;
};

it('tells price and stock of each variant, and how many one order may hold', async () => {
  const [first] = rows('SELECT product_id AS id, count(*) AS many FROM variant GROUP BY product_id LIMIT 1');
  const id = Number(first?.['id']);
  upstream.store.prepare('UPDATE product SET min_quantity = 2, max_quantity = 6 WHERE id = ?').run(id);
  const [goods] = await goodsOf([id]);
  expect([goods?.card.id, goods?.least, goods?.most]).toEqual([id, 2, 6]);
  const known = rows(`SELECT id, price, stock FROM variant WHERE product_id = ${id} ORDER BY id`);
  expect(
    goods?.variants.map((variant) => [variant.id, 'available' in variant.stock && variant.stock.available]),
  ).toEqual(known.map((row) => [row['id'], row['stock'] === 0 ? false : row['stock']]));
  expect(goods?.variants.map(({ price }) => price?.now)).toEqual(
    known.map((row) => row['price'] ?? goods?.card.price?.now),
  );
});

it('reads as many as a browser keeps, and leaves out what is not sold', async () => {
  const ids = rows('SELECT id FROM product WHERE is_visible = 1 ORDER BY id LIMIT 45').map((row) =>
    Number(row['id']),
  );
  const goods = await goodsOf([999_999, ...ids.toReversed()]);
  expect(goods.map(({ card }) => card.id).toSorted((a, b) => a - b)).toEqual(ids);
  expect((await ask(get, { path: '/api/goods?ids=1;2' })).status).toBe(422);
});
