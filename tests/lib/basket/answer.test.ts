import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { jar } from '../../support/jar';
import { ask } from '../../support/shopper';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../support/jar'));

const GONE = '5f2c1e1a-0000-4000-8000-000000000001';

let upstream: Upstream;
let get: (request: Request) => Promise<Response>;
let createBasket: typeof import('@/lib/basket/commands').createBasket;

beforeAll(async () => {
  upstream = await startUpstream(60);
  vi.stubEnv('RATE_LIMITS', '0');
  get = (await import('@/app/api/get-cart/route')).GET;
  ({ createBasket } = await import('@/lib/basket/commands'));
}, 30_000);
afterAll(() => upstream[Symbol.asyncDispose]());
beforeEach(() => jar().clear());

async function aCart(): Promise<string> {
  const made = await createBasket([{ product_id: 1, quantity: 1 }], null);
  if (!made.ok) throw new Error('There is no basket.');
  return made.value.id;
}
const read = (cartId: string, headers = {}) => ask(get, { path: `/api/get-cart?cartId=${cartId}`, headers });

describe('the cart that a browser remembers', () => {
  it('stays when another one is asked for that is gone', async () => {
    const own = await aCart();
    jar().set('cartId', own);
    expect((await read(GONE)).status).toBe(404);
    expect(jar().get('cartId')).toBe(own);
  });

  it('is forgotten when it is the one that is gone', async () => {
    jar().set('cartId', GONE);
    expect((await read(GONE)).status).toBe(404);
    expect(jar().has('cartId')).toBe(false);
  });

  it.each(['none', 'same-origin'])('is remembered on from %s', async (site) => {
    const own = await aCart();
    expect((await read(own, { 'sec-fetch-site': site })).status).toBe(200);
    expect(jar().get('cartId')).toBe(own);
  });

  it('is neither changed nor forgotten by another site', async () => {
    const [own, other] = [await aCart(), await aCart()];
    jar().set('cartId', own);
    expect((await read(other, { 'sec-fetch-site': 'cross-site' })).status).toBe(200);
    expect(jar().get('cartId')).toBe(own);
    jar().set('cartId', GONE);
    await read(GONE, { 'sec-fetch-site': 'cross-site' });
    expect(jar().get('cartId')).toBe(GONE);
  });
});
