import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DEMO_CUSTOMER } from '../../../sandbox/demo/seed/customers/data/people.ts';
import { stubEnvironment } from '../../support/environment';
import { jar } from '../../support/jar';
import { type LossyLine, startLossyLine } from '../../support/lossy-line';
import { ask } from '../../support/shopper';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../support/jar'));

type Handler = (request: Request) => Promise<Response>;
type Basket = { id: string; lines: { id: string }[] };

const one = { product_id: 1, quantity: 1 };

let upstream: Upstream;
let line: LossyLine;
let routes: Record<'login' | 'get' | 'create' | 'add' | 'update' | 'remove' | 'checkout', Handler>;
/** Calls of the interface for which a whole store has a quota. */
let rest: string[] = [];

beforeAll(async () => {
  upstream = await startUpstream(60);
  line = await startLossyLine(upstream.url);
  line.fate = (call) => {
    if (call.includes('/stores/')) rest.push(call);
    return 'well';
  };
  stubEnvironment({ SANDBOX_PORT: new URL(line.url).port, RATE_LIMITS: '0' });
  routes = {
    login: (await import('@/app/api/login/route')).POST,
    get: (await import('@/app/api/get-cart/route')).GET,
    create: (await import('@/app/api/create-cart/route')).POST,
    add: (await import('@/app/api/add-cart-item/route')).POST,
    update: (await import('@/app/api/update-cart-item/route')).POST,
    remove: (await import('@/app/api/remove-cart-item/route')).POST,
    checkout: (await import('@/app/api/checkout/route')).GET,
  };
}, 30_000);
afterAll(async () => {
  await line[Symbol.asyncDispose]();
  await upstream[Symbol.asyncDispose]();
});
beforeEach(() => {
  jar().clear();
  rest = [];
});

async function aBasket(): Promise<Basket> {
  const { answer } = await ask(routes.create, { body: { lineItem: one } });
  return (answer as { basket: Basket }).basket;
}
const read = (cartId: string) => ask(routes.get, { path: `/api/get-cart?cartId=${cartId}` });
const add = (cartId: string) => ask(routes.add, { body: { cartId, lineItem: one } });

test('a visitor’s basket and checkout make no calls that count towards the store’s quota', async () => {
  const { id: cartId, lines } = await aBasket();
  const itemId = lines[0]?.id;
  const answers = [
    await read(cartId),
    await add(cartId),
    await ask(routes.update, { body: { cartId, itemId, lineItem: { quantity: 3 } } }),
    await ask(routes.checkout, { path: `/api/checkout?cartId=${cartId}` }),
    await ask(routes.remove, { body: { cartId, lineItem: itemId } }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(rest).toEqual([]);
});

test('a customer’s basket makes calls that count towards the quota only when it is created', async () => {
  const { email, password } = DEMO_CUSTOMER;
  await ask(routes.login, { body: { email, password } });
  const { id: cartId } = await aBasket();
  rest = [];
  for (const each of [read, add, add, read]) expect((await each(cartId)).status).toBe(200);
  expect(rest).toEqual([]);
});
