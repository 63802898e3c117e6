import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { DEMO_CUSTOMER, DEMO_PASSWORD } from '../../../sandbox/demo/seed/customers/data/people.ts';
import type { OrderSummary } from '@/lib/orders/types';
import type { Session } from '@/lib/platform/session/session';
import { jar } from '../../support/jar';
import { ask } from '../../support/shopper';
import { openTill } from '../../support/till';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../support/jar'));
vi.mock('next/server', async (load) => ({ ...(await load<object>()), connection: async () => undefined }));

let upstream: Upstream;
let basket: { cart: string };
let customer: { id: number; order: number };

type Handler = (request: Request) => Promise<Response>;

beforeAll(async () => {
  upstream = await startUpstream(400);
  const { POST } = await import('@/app/api/login/route');
  await ask(POST, { body: { email: DEMO_CUSTOMER.email, password: DEMO_PASSWORD } });
  const { readSession } = await import('@/lib/platform/session/session');
  const session = (await readSession()) as Session;
  const { getOrders } = await import('@/lib/orders/queries');
  const [newest] = (await getOrders(session, '/account', { size: 1 })).orders as [OrderSummary];
  customer = { id: session.customerId, order: newest.id };
  const till = await openTill(upstream);
  const product = till.products[0] ?? 0;
  const { id } = await till.put([{ product, quantity: 2 }]);
  basket = { cart: id };
}, 60_000);
afterAll(async () => {
  jar().clear();
  await upstream[Symbol.asyncDispose]();
});

/** Every amount of an answer as it is sent, by its name; a number is none. */
function amountsIn(value: unknown, name = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  if ('currencyCode' in value) return [[name, value]];
  return Object.entries(value).flatMap(([key, each]) => amountsIn(each, Array.isArray(value) ? name : key));
}

const GET: [route: string, load: () => Promise<{ GET: Handler }>, path: () => string, ...names: string[]][] =
  [
    [
      'get-cart',
      () => import('@/app/api/get-cart/route'),
      () => `?cartId=${basket.cart}`,
      'unitPrice',
      'listTotal',
      'subtotal',
      'discount',
      'total',
      'now',
    ],
    [
      'checkout',
      () => import('@/app/api/checkout/route'),
      () => `?cartId=${basket.cart}`,
      'goods',
      'tax',
      'total',
      'due',
    ],
    [
      'get-order',
      () => import('@/app/api/get-order/route'),
      () => `?id=${customer.order}`,
      'total',
      'subTotal',
      'taxTotal',
      'shippingCost',
      'handlingCost',
      'wrappingCost',
      'otherDiscount',
      'refunded',
      'listTotal',
    ],
    [
      'get-orders',
      () => import('@/app/api/get-orders/route'),
      () => `?customer_id=${customer.id}`,
      'total_inc_tax',
    ],
    ['warranties', () => import('@/app/api/warranties/route'), () => '', 'price', 'min_price', 'max_price'],
    ['account/data', () => import('@/app/api/account/data/route'), () => '', 'total', 'subTotal'],
  ];

test.each(GET)('§3: GET /api/%s returns every amount with value and currencyCode', async (...given) => {
  const [route, load, path, ...names] = given;
  const { GET: handler } = await load();
  const { status, text } = await ask(handler, { path: `/api/${route}${path()}` });
  expect(status).toBe(200);
  const amounts = amountsIn(JSON.parse(text));
  for (const name of names) expect(amounts.map(([each]) => each)).toContain(name);
  for (const [name, amount] of amounts)
    expect(amount, name).toEqual({ value: expect.any(Number), currencyCode: 'GBP' });
  for (const name of names) expect(text).not.toMatch(new RegExp(`"${name}":\\s*\\d`));
});

test('§7: GET /api/warranties returns the prices at which the catalogue sells the covers', async () => {
  const { GET: handler } = await import('@/app/api/warranties/route');
  const { answer, headers } = await ask(handler);
  const { results } = answer as { results: { id: number; properties: { sku: string; price: number } }[] };
  expect(results.length).toBeGreaterThan(10);
  for (const { id, properties } of results)
    expect(
      upstream.store.prepare('SELECT price FROM product WHERE id = ? AND sku = ?').get(id, properties.sku),
    ).toEqual({
      price: properties.price,
    });
  expect(headers.get('cache-control')).toBe('public, max-age=300');
});

test('§3: the shop’s script reads amounts as pence, and nothing else', async () => {
  const { readAmount } = await import('@/lib/money/rules');
  const text =
    '{"total":{"value":429.99,"currencyCode":"GBP"},"a":{"value":1},"b":{"value":2,"currencyCode":"EUR"}}';
  expect(JSON.parse(text, readAmount)).toEqual({
    total: 42_999,
    a: { value: 1 },
    b: { value: 2, currencyCode: 'EUR' },
  });
});
