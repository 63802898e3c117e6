import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readMessage } from '@/lib/orders/changes/message';
import { jar } from '../../support/jar';
import { ask } from '../../support/shopper';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../support/jar'));

let upstream: Upstream;

beforeAll(async () => {
  upstream = await startUpstream(60);
  vi.stubEnv('RATE_LIMITS', '0');
}, 60_000);
afterAll(() => upstream[Symbol.asyncDispose]());

const idOf = (sql: string, ...values: number[]): number =>
  Number(upstream.store.prepare(sql).get(...values)?.['id']);

/** A washing machine, with its fitting or without. */
async function put(isFitted: boolean): Promise<void> {
  const { createBasket } = await import('@/lib/basket/commands');
  const service = idOf("SELECT id FROM product WHERE kind = 'service' LIMIT 1");
  const option = idOf('SELECT id FROM product_option WHERE product_id = ?', service);
  const sku = String(upstream.store.prepare('SELECT sku FROM product WHERE id = 1').get()?.['sku']);
  const fitting = {
    product_id: service,
    quantity: 1,
    option_selections: [{ option_id: option, option_value: sku }],
  };
  const made = await createBasket([{ product_id: 1, quantity: 1 }, ...(isFitted ? [fitting] : [])], null);
  if (!made.ok) throw new Error('There is no basket.');
  jar().set('cartId', made.value.id);
}

test('work has to be requested before the hosted checkout, and the request is kept', async () => {
  const { POST } = await import('@/app/api/checkout/begin/route');
  const { isUnrequested } = await import('@/lib/checkout/begin-commands');
  const { getCurrentCheckout } = await import('@/lib/checkout/queries');
  const underway = async () => {
    const found = await getCurrentCheckout(null);
    if (!found) throw new Error('There is no checkout.');
    return found;
  };
  await put(false);
  expect(isUnrequested(await underway())).toBe(false);

  await put(true);
  expect(isUnrequested(await underway())).toBe(true);
  const refused = await ask(POST, { body: {} });
  expect(refused.status).toBe(422);
  expect(refused.answer).toMatchObject({ fields: { begin: expect.stringMatching(/^Tick this so that/) } });
  expect(isUnrequested(await underway())).toBe(true);

  const taken = await ask(POST, { body: { begin: 'on' } });
  expect(taken).toMatchObject({ status: 200, answer: { redirect: '/checkout' } });
  const { checkout, basket } = await underway();
  expect(isUnrequested({ checkout, basket })).toBe(false);
  expect(readMessage(checkout.message).begin).not.toBeNull();
});
