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
const read = (cartId: string) => ask(get, { path: `/api/get-cart?cartId=${cartId}` });

describe('reading a basket', () => {
  it.each([
    ['is there', aCart, 200],
    ['is gone', () => GONE, 404],
  ])('changes no cookie where the basket %s', async (_, cart, status) => {
    const cartId = await cart();
    for (const remembered of [cartId, 'another']) {
      jar().set('cartId', remembered);
      expect((await read(cartId)).status).toBe(status);
      expect(jar().get('cartId')).toBe(remembered);
    }
  });
});
