import { expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../fixture.ts';

async function withCustomer(): Promise<TestSandbox> {
  const sandbox = await openSandbox();
  sandbox.addCustomer({ id: 41, email: 'pat@example.org' });
  sandbox.addCustomer({ id: 42, email: 'sam@example.org' });
  return sandbox;
}

test('a wishlist is created, changed and deleted', async () => {
  await using sandbox = await withCustomer();
  const made = await sandbox.rest('POST', '/v3/wishlists', {
    customer_id: 41,
    name: 'My Favorites',
    is_public: false,
    items: [{ product_id: 101, variant_id: 101 }],
  });
  expect(made).toMatchObject({
    status: 201,
    body: {
      data: {
        customer_id: 41,
        name: 'My Favorites',
        is_public: false,
        items: [{ product_id: 101, variant_id: 101 }],
      },
      meta: {},
    },
  });
  const { id } = (made.body as { data: { id: number } }).data;
  const more = await sandbox.rest('POST', `/v3/wishlists/${id}/items`, {
    items: [{ product_id: 101 }, { product_id: 102 }],
  });
  expect(more.status).toBe(201);
  const { items } = (more.body as { data: { items: { id: number; product_id: number }[] } }).data;
  expect(items.map((each) => each.product_id)).toEqual([101, 102]);
  expect(await sandbox.rest('DELETE', `/v3/wishlists/${id}/items/${items[0]?.id}`)).toMatchObject({
    status: 200,
    body: { data: { items: [{ product_id: 102 }] } },
  });
  expect(await sandbox.rest('PUT', `/v3/wishlists/${id}`, { is_public: true })).toMatchObject({
    status: 201,
    body: { data: { name: 'My Favorites', is_public: true } },
  });
  expect((await sandbox.rest('DELETE', `/v3/wishlists/${id}`)).status).toBe(204);
  expect((await sandbox.rest('GET', `/v3/wishlists/${id}`)).status).toBe(404);
});

test('wishlists are listed for all customers or for one', async () => {
  await using sandbox = await withCustomer();
  for (const customer_id of [41, 42, 42]) await sandbox.rest('POST', '/v3/wishlists', { customer_id });
  expect(await sandbox.rest('GET', '/v3/wishlists?limit=2')).toMatchObject({
    body: {
      data: [{ customer_id: 41 }, { customer_id: 42 }],
      meta: { pagination: { total: 3, total_pages: 2 } },
    },
  });
  expect(await sandbox.rest('GET', '/v3/wishlists?customer_id=42')).toMatchObject({
    body: { data: [{ name: 'Wishlist' }, {}], meta: { pagination: { total: 2 } } },
  });
});

test('unknown customers, products and items and malformed wishlists are refused', async () => {
  await using sandbox = await withCustomer();
  await sandbox.rest('POST', '/v3/wishlists', { customer_id: 41 });
  const post = async (path: string, body: object) => (await sandbox.rest('POST', path, body)).status;
  expect(await post('/v3/wishlists', { customer_id: 9 })).toBe(422);
  expect(await post('/v3/wishlists', { customer_id: 41, name: '' })).toBe(422);
  expect(await post('/v3/wishlists/1/items', { items: [{ product_id: 99_999 }] })).toBe(422);
  expect(await post('/v3/wishlists/1/items', { items: [{ product_id: -1 }] })).toBe(422);
  const many = Array.from({ length: 201 }, () => ({ product_id: 101 }));
  expect(await post('/v3/wishlists/1/items', { items: many })).toBe(422);
  expect(await post('/v3/wishlists/2/items', { items: [{ product_id: 101 }] })).toBe(404);
  for (const path of ['/v3/wishlists/2', '/v3/wishlists/x', '/v3/wishlists/1/items/5']) {
    expect((await sandbox.rest('DELETE', path)).status).toBe(404);
  }
});
