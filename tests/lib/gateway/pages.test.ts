import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startUpstream, type Upstream } from '../../support/upstream';

const tags = vi.hoisted(() => [] as string[]);
vi.mock('next/cache', () => ({
  cacheLife: () => undefined,
  cacheTag: (...given: string[]) => void tags.push(...given),
}));
vi.mock('next/headers', async () => import('../../support/jar'));

const ORIGIN = 'http://localhost:3000';

let upstream: Upstream;
let asked: { query: string; cacheTime: number; token: unknown }[];
const { fetch: realFetch } = globalThis;

/** A browser whose calls are answered by the gateway's own route. */
beforeAll(async () => {
  upstream = await startUpstream(60);
  vi.stubEnv('RATE_LIMITS', '0');
  const { POST } = await import('@/app/api/graphql/route');
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url !== '/api/graphql') return realFetch(url, init);
    const body = JSON.parse(String(init.body)) as Record<string, unknown> & { cacheTime: number };
    const { query } = body['graphqlQuery'] as { query: string };
    asked.push({ query, cacheTime: body.cacheTime, token: body['customerAccessToken'] });
    const headers = { ...(init.headers as Record<string, string>), origin: ORIGIN };
    return POST(new Request(`${ORIGIN}${url}`, { method: 'POST', headers, body: String(init.body) }));
  });
  asked = [];
}, 30_000);
afterEach(() => {
  asked = [];
});
afterAll(() => upstream[Symbol.asyncDispose]());

const rows = (sql: string) => upstream.store.prepare(sql).all();
const idsOf = (many: number) =>
  rows(`SELECT id FROM product WHERE is_visible = 1 ORDER BY id LIMIT ${many}`).map(({ id }) => Number(id));

test('cards equal those of the server, in the requested order, with fifty per request', async () => {
  const { readCards } = await import('@/lib/catalogue/cards-client');
  const { getCards } = await import('@/lib/catalogue/queries');
  const ids = [...idsOf(55).toReversed(), 999_999];
  expect(await readCards(ids)).toEqual(await getCards(ids));
  expect(asked).toHaveLength(2);
  expect(asked).toMatchObject([
    { cacheTime: 60, token: null },
    { cacheTime: 60, token: null },
  ]);
});

test('a cached answer has the tag that a product webhook expires', async () => {
  const { readCards } = await import('@/lib/catalogue/cards-client');
  const { tagsOfCommerceEvent } = await import('@/lib/platform/upstreams/webhook-tags');
  tags.length = 0;
  await readCards(idsOf(1));
  const expired = tagsOfCommerceEvent({ scope: 'store/product/updated', data: { id: 1 } }) ?? [];
  expect(tags.some((tag) => expired.includes(tag))).toBe(true);
});

test('cards are found by SKU of product or variant in any case, leaving out unknown SKUs', async () => {
  const { readCardsBySku } = await import('@/lib/catalogue/cards-client');
  const goods = rows('SELECT id, sku FROM product WHERE is_visible = 1 ORDER BY id LIMIT 10');
  const [variant] = rows(
    'SELECT v.sku, v.product_id AS id FROM variant v JOIN product p ON p.id = v.product_id WHERE p.is_visible = 1 AND v.sku <> p.sku ORDER BY v.id DESC LIMIT 1',
  );
  const found = await readCardsBySku([
    ...goods.map(({ sku }) => String(sku).toLowerCase()),
    'NOBODYS',
    String(variant?.['sku']),
  ]);
  const wanted = new Set([...goods.map(({ id }) => Number(id)), Number(variant?.['id'])]);
  expect(found.map(({ id }) => id)).toEqual([...wanted]);
});

test('goods equal those of the server, with their variants', async () => {
  const { readGoods } = await import('@/lib/basket/goods-client');
  const { getGoods } = await import('@/lib/basket/goods-queries');
  const ids = idsOf(25);
  expect(await readGoods(ids)).toEqual(await getGoods(ids));
  expect(asked).toHaveLength(2);
});

test('reviews continue after the server’s first page, and can be filtered by stars', async () => {
  const { readReviews } = await import('@/lib/catalogue/reviews/page-client');
  const { getReviews } = await import('@/lib/catalogue/reviews/queries');
  const [most] = rows(
    'SELECT product_id AS id FROM review GROUP BY product_id ORDER BY count(*) DESC LIMIT 1',
  );
  const productId = Number(most?.['id']);
  const { next } = await getReviews(productId);
  expect(next).not.toBeNull();
  const page = await readReviews({ productId, sort: 'NEWEST', after: next, stars: null });
  expect(page.reviews.length).toBeGreaterThan(0);
  expect(page).toEqual(await getReviews(productId, 'NEWEST', next));
  const five = await readReviews({ productId, sort: 'NEWEST', after: null, stars: 5 });
  expect(new Set(five.reviews.map(({ rating }) => rating))).toEqual(new Set([5]));
});

test('candidates are in stock and of the requested types', async () => {
  const { readCandidates } = await import('@/lib/kitchen-sets/candidates-client');
  const { hob = [] } = await readCandidates(['hob']);
  expect(hob.length).toBeGreaterThan(0);
  for (const card of hob) {
    expect(card.type).toMatch(/hob$/);
    expect(card.stock.state).not.toBe('out');
  }
});

test('§7: counts and amounts are returned as numbers, even under an alias', async () => {
  const { askJson } = await import('@/lib/http/client');
  const query =
    '{ site { products(first: 1) { collectionInfo { total: totalItems } edges { node { prices { price { amount: value currencyCode } } } } } } }';
  const { value } = await askJson('/api/graphql', { graphqlQuery: { query }, cacheTime: 0 });
  expect(value).toEqual({
    data: {
      site: {
        products: {
          collectionInfo: { total: expect.any(Number) },
          edges: [{ node: { prices: { price: { amount: expect.any(Number), currencyCode: 'GBP' } } } }],
        },
      },
    },
  });
});

test('while the platform is down cached answers are returned, and other requests fail', async () => {
  const { readCards } = await import('@/lib/catalogue/cards-client');
  const [id = 0, other = 0] = idsOf(2);
  const before = await readCards([id]);
  await fetch(`${upstream.url}/control/faults`, {
    method: 'PUT',
    headers: { authorization: 'Bearer dev', 'content-type': 'application/json' },
    body: JSON.stringify({ upstream: 'graphql', fault: '5xx' }),
  });
  expect(await readCards([id])).toEqual(before);
  await expect(readCards([other])).rejects.toMatchObject({
    status: 503,
    message: 'Error fetching from BigCommerce.',
  });
});
