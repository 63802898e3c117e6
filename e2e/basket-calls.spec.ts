import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './support/test';

type Line = { id: string; quantity: number };
type Basket = { id: string; lines: Line[] };

/** Returns a function that writes like a browser: with the CSRF cookie, and the header that repeats it. */
async function caller(request: APIRequestContext, origin: string) {
  await request.get('/api/session');
  const { cookies } = await request.storageState();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const headers = { 'X-XSRF-TOKEN': token, Origin: origin };
  return (path: string, data: unknown, extra: Record<string, string> = {}) =>
    request.post(path, { data, headers: { ...headers, ...extra } });
}

const basketOf = async (answer: { json(): Promise<unknown> }): Promise<Basket> =>
  ((await answer.json()) as { basket: Basket }).basket;

const one = { product_id: 1, quantity: 1 };

test('twenty units added at once make a quantity of twenty in one cart', { tag: '@core' }, async ({
  request,
  stack,
}) => {
  const send = await caller(request, stack.origin);
  const { id } = await basketOf(await send('/api/create-cart', { lineItem: one }));
  await Promise.all(
    Array.from({ length: 19 }, async () => {
      const answer = await send('/api/add-cart-item', { cartId: id, lineItem: one });
      expect(answer.status()).toBe(200);
    }),
  );
  const { lines } = await basketOf(await request.get(`/api/get-cart?cartId=${id}`));
  expect(lines.map(({ quantity }) => quantity)).toEqual([20]);
});

for (const quantity of [0, -1, 1.5, 1e21, '2;']) {
  test(`a quantity of ${quantity} is refused with a message`, { tag: '@core' }, async ({
    request,
    stack,
  }) => {
    const send = await caller(request, stack.origin);
    const answer = await send('/api/create-cart', { lineItem: { product_id: 1, quantity } });
    expect(answer.status()).toBe(422);
    expect(await answer.json()).toMatchObject({
      statusCode: 422,
      message: expect.stringMatching(/quantity/i),
    });
  });
}

test('prices and customers are never taken from a request', { tag: '@core' }, async ({ request, stack }) => {
  const send = await caller(request, stack.origin);
  const cheap = await send('/api/create-cart', { lineItem: { ...one, list_price: 0.01 } });
  expect(cheap.status()).toBe(422);
  const foreign = await send('/api/create-cart', { lineItem: one, customerId: 1 });
  expect(foreign.status()).toBe(403);
});

test('a write without a valid CSRF token, or from another origin, is refused', { tag: '@core' }, async ({
  request,
  stack,
}) => {
  const send = await caller(request, stack.origin);
  const refused = [
    await request.post('/api/create-cart', { data: { lineItem: one } }),
    await send('/api/create-cart', { lineItem: one }, { 'X-XSRF-TOKEN': 'made.up' }),
    await send('/api/create-cart', { lineItem: one }, { Origin: 'https://evil.example' }),
    await send('/api/create-cart', { lineItem: one }, { Origin: 'null' }),
  ];
  expect(refused.map((answer) => answer.status())).toEqual([403, 403, 403, 403]);
});

test('a customer’s cart is not shown to a visitor', { tag: '@core' }, async ({ request, stack }) => {
  const made = await fetch(
    `${stack.sandbox}/stores/${stack.env['BIGCOMMERCE_STORE_HASH'] ?? 'hobwright'}/v3/carts`,
    {
      method: 'POST',
      headers: {
        'X-Auth-Token': stack.env['BIGCOMMERCE_ACCESS_TOKEN'] ?? '',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ customer_id: 1, line_items: [one] }),
    },
  );
  const { data } = (await made.json()) as { data: { id: string } };
  const answer = await request.get(`/api/get-cart?cartId=${data.id}`, {
    headers: { Cookie: `cartId=${data.id}` },
  });
  expect(answer.status()).toBe(404);
  const unknown = await request.get('/api/get-cart?cartId=5f2c1e1a-0000-4000-8000-000000000001');
  expect(unknown.status()).toBe(404);
  // The same message for both; only the request id differs.
  const { requestId: _, ...words } = (await answer.json()) as Record<string, unknown>;
  expect(await unknown.json()).toMatchObject(words);
});

test('a malformed cart id is refused', { tag: '@core' }, async ({ request }) => {
  const answer = await request.get('/api/get-cart?cartId=1');
  expect(answer.status()).toBe(422);
});
