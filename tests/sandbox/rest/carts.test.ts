import { expect, test } from 'vitest';
import { OPTIONS, PRODUCTS, rowsOf, VARIANTS } from '../catalogue.ts';
import { openSandbox, type TestSandbox } from '../fixture.ts';

interface RestCart {
  data: {
    id: string;
    customer_id: number;
    version: number;
    base_amount: number;
    cart_amount: number;
    line_items: { physical_items: (Record<string, unknown> & { id: string; quantity: number })[] };
  };
}

async function cartWith(sandbox: TestSandbox, items: object[], rest: object = {}): Promise<RestCart['data']> {
  const { status, body } = await sandbox.rest('POST', '/v3/carts', { line_items: items, ...rest });
  expect(status).toBe(201);
  return (body as RestCart).data;
}

const washer = (quantity: number): object => ({ product_id: PRODUCTS.washer, quantity });

test('a cart is created, read, changed and deleted with its last line', async () => {
  await using sandbox = await openSandbox();
  const made = await cartWith(sandbox, [washer(2)]);
  expect(made).toMatchObject({
    customer_id: 0,
    channel_id: 1,
    currency: { code: 'GBP' },
    tax_included: true,
    base_amount: 858,
    cart_amount: 858,
    version: 1,
    created_time: '2026-08-20T10:00:00+00:00',
  });
  const [line] = made.line_items.physical_items;
  expect(line).toMatchObject({
    product_id: 1,
    variant_id: 1,
    sku: 'TW-914',
    url: 'http://shop.test/tarnside-tw-914/',
    image_url: 'http://sandbox.test/media/300w/look/front',
    original_price: 479,
    list_price: 479,
    sale_price: 429,
    extended_sale_price: 858,
  });
  const path = `/v3/carts/${made.id}`;
  expect(await sandbox.rest('GET', path)).toMatchObject({ status: 200, body: { data: { id: made.id } } });
  const item = `${path}/items/${line?.id}`;
  const changed = await sandbox.rest('PUT', item, { line_item: { product_id: 1, quantity: 3 } });
  expect(changed).toMatchObject({ status: 200, body: { data: { version: 2, cart_amount: 1287 } } });
  expect(await sandbox.rest('DELETE', item)).toMatchObject({ status: 204, body: null });
  expect(await sandbox.rest('GET', path)).toMatchObject({ status: 404, body: { status: 404 } });
  expect(rowsOf(sandbox.store, 'cart_line')).toEqual([]);
});

test('a cart is created only in the store’s own channel, and without a channel in the first', async () => {
  await using sandbox = await openSandbox({ channelId: 3 });
  const ask = (channel: object) => sandbox.rest('POST', '/v3/carts', { line_items: [washer(1)], ...channel });
  expect(await ask({ channel_id: 3 })).toMatchObject({ status: 201, body: { data: { channel_id: 3 } } });
  for (const other of [{}, { channel_id: 1 }])
    expect(await ask(other)).toMatchObject({
      status: 422,
      body: { errors: { channel_id: expect.any(String) } },
    });
  expect(rowsOf(sandbox.store, 'cart')).toHaveLength(1);
});

test('twenty simultaneous adds of one unit raise the quantity of one line by twenty', async () => {
  await using sandbox = await openSandbox();
  const cart = await cartWith(sandbox, [{ product_id: 101, quantity: 1 }]);
  sandbox.store.exec('UPDATE product SET stock = 21 WHERE id = 101');
  const add = () =>
    sandbox.rest('POST', `/v3/carts/${cart.id}/items`, { line_items: [{ product_id: 101, quantity: 1 }] });
  const answers = await Promise.all(Array.from({ length: 20 }, add));
  expect(answers.every(({ status }) => status === 201)).toBe(true);
  expect(rowsOf(sandbox.store, 'cart_line')).toMatchObject([{ quantity: 21 }]);
  expect(await add()).toMatchObject({ status: 422 });
});

test.each([0, -1, 1.5, 1e21, '2;', '2', null, undefined])('a quantity of %s is refused', async (quantity) => {
  await using sandbox = await openSandbox();
  const answer = await sandbox.rest('POST', '/v3/carts', { line_items: [{ product_id: 1, quantity }] });
  expect(answer).toMatchObject({
    status: 422,
    body: { status: 422, errors: { 'line_items.0.quantity': expect.any(String) } },
  });
  expect(rowsOf(sandbox.store, 'cart')).toEqual([]);
});

test('stock is checked across lines and calls, and a refused call changes nothing', async () => {
  await using sandbox = await openSandbox();
  const refused = await sandbox.rest('POST', '/v3/carts', { line_items: [washer(3), washer(3)] });
  expect(refused).toMatchObject({
    status: 422,
    body: { title: 'Not enough stock: (1) Tarnside TW-914: 5 available' },
  });
  const cart = await cartWith(sandbox, [washer(3)]);
  const more = { line_items: [{ product_id: 101, quantity: 1 }, washer(3)] };
  expect(await sandbox.rest('POST', `/v3/carts/${cart.id}/items`, more)).toMatchObject({ status: 422 });
  expect(rowsOf(sandbox.store, 'cart_line')).toMatchObject([{ product_id: 1, quantity: 3 }]);
});

test('a pre-order needs no stock, and unavailable, sold-out and unknown products are refused', async () => {
  await using sandbox = await openSandbox();
  await cartWith(sandbox, [{ product_id: PRODUCTS.preOrder, quantity: 4 }]);
  for (const product_id of [PRODUCTS.unavailable, PRODUCTS.soldOut, 9999]) {
    const answer = await sandbox.rest('POST', '/v3/carts', { line_items: [{ product_id, quantity: 1 }] });
    expect(answer.status).toBe(422);
  }
});

test('the least and greatest order quantity of a product are enforced', async () => {
  await using sandbox = await openSandbox();
  const filters = (quantity: number) => ({ line_items: [{ product_id: PRODUCTS.filters, quantity }] });
  expect((await sandbox.rest('POST', '/v3/carts', filters(1))).status).toBe(422);
  expect((await sandbox.rest('POST', '/v3/carts', filters(7))).status).toBe(422);
  expect((await sandbox.rest('POST', '/v3/carts', filters(2))).status).toBe(201);
});

test('lines differ by variant and by entered text, and options are shown on request', async () => {
  await using sandbox = await openSandbox();
  const cover = (text: string) => ({
    product_id: PRODUCTS.warranty,
    quantity: 1,
    option_selections: [{ option_id: OPTIONS.for, option_value: text }],
  });
  const hose = { product_id: PRODUCTS.hose, quantity: 1 };
  const cart = await cartWith(sandbox, [
    cover('TW-914'),
    cover('TW-914'),
    cover('NW 8'),
    { ...hose, variant_id: VARIANTS.short },
    { ...hose, option_selections: [{ option_id: OPTIONS.length, option_value: String(OPTIONS.short) }] },
  ]);
  expect(cart.line_items.physical_items.map(({ quantity }) => quantity)).toEqual([2, 1, 2]);
  expect(cart.line_items.physical_items[0]).not.toHaveProperty('options');
  const shown = await sandbox.rest(
    'GET',
    `/v3/carts/${cart.id}?include=redirect_urls,line_items.physical_items.options`,
  );
  expect(shown.body).toMatchObject({
    data: {
      redirect_urls: { cart_url: `http://shop.test/cart?cartId=${cart.id}` },
      line_items: {
        physical_items: [
          { options: [{ name: 'For', nameId: OPTIONS.for, value: 'TW-914', valueId: null }] },
          { options: [{ value: 'NW 8' }] },
          { sku: 'HOSE-15', options: [{ name: 'Length', value: '1.5 m', valueId: OPTIONS.short }] },
        ],
      },
    },
  });
});

test.each([
  ['a required text', { product_id: PRODUCTS.warranty, quantity: 1 }, 'For is required'],
  ['a variant', { product_id: PRODUCTS.hose, quantity: 1 }, 'A variant ID is required for Inlet hose'],
  ['its own variant', { product_id: 1, variant_id: VARIANTS.short, quantity: 1 }, 'Variant does not exist'],
  [
    'stock of the variant',
    { product_id: PRODUCTS.hose, variant_id: VARIANTS.long, quantity: 1 },
    'Not enough stock',
  ],
  [
    'known options',
    { product_id: 1, quantity: 1, option_selections: [{ option_id: 77, option_value: 'x' }] },
    'Option 77 does not exist',
  ],
  ['catalogue prices', { product_id: 1, quantity: 1, list_price: 1 }, 'Prices are those of the catalogue.'],
])('a new line needs %s', async (_, item, title) => {
  await using sandbox = await openSandbox();
  const answer = await sandbox.rest('POST', '/v3/carts', { line_items: [item] });
  expect(answer).toMatchObject({ status: 422, body: { title: expect.stringContaining(title) } });
});

test('a line changed to equal another is merged with it', async () => {
  await using sandbox = await openSandbox();
  sandbox.store.exec('UPDATE variant SET stock = 9');
  const hose = (variant_id: number) => ({ product_id: PRODUCTS.hose, variant_id, quantity: 2 });
  const cart = await cartWith(sandbox, [hose(VARIANTS.short), hose(VARIANTS.long)]);
  const id = cart.line_items.physical_items[0]?.id;
  const answer = await sandbox.rest('PUT', `/v3/carts/${cart.id}/items/${id}`, {
    line_item: hose(VARIANTS.long),
  });
  const items = (answer.body as RestCart).data.line_items.physical_items;
  expect(items).toMatchObject([{ id, variant_id: VARIANTS.long, quantity: 4, list_price: 15 }]);
});

test('a change based on an old version of the cart is a conflict', async () => {
  await using sandbox = await openSandbox();
  const cart = await cartWith(sandbox, [washer(1)]);
  const add = (version: number) =>
    sandbox.rest('POST', `/v3/carts/${cart.id}/items`, { line_items: [washer(1)], version });
  expect((await add(1)).status).toBe(201);
  expect(await add(1)).toMatchObject({
    status: 409,
    body: { status: 409, title: expect.stringContaining('conflict') },
  });
  const line = cart.line_items.physical_items[0]?.id;
  const removed = await sandbox.rest('DELETE', `/v3/carts/${cart.id}/items/${line}`, { version: 1 });
  expect(removed.status).toBe(409);
});

test('a cart can be assigned to an existing customer only', async () => {
  await using sandbox = await openSandbox();
  sandbox.addCustomer({ id: 41, email: 'pat@example.org' });
  const cart = await cartWith(sandbox, [washer(1)], { customer_id: 41 });
  expect(cart.customer_id).toBe(41);
  const given = await sandbox.rest('PUT', `/v3/carts/${cart.id}`, { customer_id: 0 });
  expect(given).toMatchObject({ status: 201, body: { data: { customer_id: 0 } } });
  const unknown = await sandbox.rest('PUT', `/v3/carts/${cart.id}`, { customer_id: 99 });
  expect(unknown).toMatchObject({ status: 422, body: { errors: { customer_id: expect.any(String) } } });
});

test('a cart holds at most fifty lines', async () => {
  await using sandbox = await openSandbox();
  const items = Array.from({ length: 50 }, (_, index) => ({ product_id: 101 + index, quantity: 1 }));
  const cart = await cartWith(sandbox, items);
  const answer = await sandbox.rest('POST', `/v3/carts/${cart.id}/items`, { line_items: [washer(1)] });
  expect(answer).toMatchObject({ status: 422, body: { title: 'A cart holds at most 50 lines' } });
});

test('a line whose product was deleted is no longer in the cart', async () => {
  await using sandbox = await openSandbox();
  const cart = await cartWith(sandbox, [washer(1), { product_id: 101, quantity: 1 }]);
  sandbox.store.exec('DELETE FROM product WHERE id = 101');
  const { body } = await sandbox.rest('GET', `/v3/carts/${cart.id}`);
  expect((body as RestCart).data.line_items.physical_items).toMatchObject([{ product_id: 1 }]);
});

test('redirect_urls returns the address of the checkout, with the given query', async () => {
  await using sandbox = await openSandbox();
  const cart = await cartWith(sandbox, [washer(1)]);
  const answer = await sandbox.rest('POST', `/v3/carts/${cart.id}/redirect_urls`, {
    query_params: { via: 'a b' },
  });
  expect(answer).toMatchObject({
    status: 201,
    body: {
      data: {
        checkout_url: expect.stringMatching(
          new RegExp(`^http://sandbox.test/checkout/${cart.id}\\?token=[\\w.-]+&via=a\\+b$`),
        ) as string,
      },
    },
  });
});
