import { expect, test } from 'vitest';
import { insertOrder } from '../../../sandbox/commerce/orders/write.ts';
import { run } from '../../../sandbox/store/rows.ts';
import { openSandbox, type TestSandbox } from '../fixture.ts';
import { ADDRESS, draft, line, PLACED } from '../order-drafts.ts';

const FIRST = 1_000_000_008;
const SECOND = 1_100_000_007;

async function withOrders(): Promise<TestSandbox> {
  const sandbox = await openSandbox();
  sandbox.addCustomer({ id: 41, email: 'pat@example.org' });
  const coupons = [{ code: 'SUMMER', amount: 2000 }];
  insertOrder(sandbox.store, { ...draft({ number: FIRST }), coupons });
  insertOrder(sandbox.store, {
    ...draft({ number: SECOND, customerId: 0, status: 11, createdAt: PLACED + 1000, cartId: null }),
    billing: { ...ADDRESS, email: 'guest@example.org' },
    consignments: [],
  });
  return sandbox;
}

test('an order is shown in the format of v2', async () => {
  await using sandbox = await withOrders();
  const { status, body } = await sandbox.rest('GET', `/v2/orders/${FIRST}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id: FIRST,
    customer_id: 41,
    status_id: 2,
    status: 'Shipped',
    date_created: 'Tue, 18 Aug 2026 09:30:00 +0000',
    date_shipped: 'Wed, 19 Aug 2026 09:30:00 +0000',
    subtotal_inc_tax: '468.0000',
    total_inc_tax: '452.9900',
    total_ex_tax: '377.4900',
    total_tax: '75.5000',
    coupon_discount: '20.0000',
    items_total: 3,
    items_shipped: 1,
    billing_address: { street_1: '1 High Street', zip: 'LS1 1AA', country_iso2: 'GB' },
    products: { resource: `/orders/${FIRST}/products` },
  });
});

test('the parts of an order are shown, and an empty part is a 204', async () => {
  await using sandbox = await withOrders();
  const part = async (name: string, id = FIRST) => sandbox.rest('GET', `/v2/orders/${id}/${name}`);
  const products = (await part('products')).body;
  expect(products).toMatchObject([
    {
      sku: 'SKU-1',
      quantity: 1,
      quantity_shipped: 1,
      price_inc_tax: '450.0000',
      type: 'physical',
      parent_order_product_id: null,
    },
    { sku: 'HOSE', quantity: 2, quantity_shipped: 0, total_inc_tax: '18.0000' },
  ]);
  expect((await part('shipments')).body).toMatchObject([
    {
      tracking_number: 'HW123',
      tracking_link: 'https://tracking.example/HW123',
      items: [{ order_product_id: (products as { id: number }[])[0]?.id, product_id: 1, quantity: 1 }],
    },
  ]);
  for (const name of ['shippingaddresses', 'shipping_addresses']) {
    expect((await part(name)).body).toMatchObject([
      { city: 'Leeds', items_total: 3, items_shipped: 1, base_cost: '4.9900' },
    ]);
  }
  expect((await part('coupons')).body).toMatchObject([{ code: 'SUMMER', discount: '20.0000' }]);
  expect((await part('taxes')).body).toMatchObject([{ name: 'VAT', line_amount: '75.5000' }]);
  for (const name of ['products', 'shipments', 'shippingaddresses', 'coupons']) {
    expect(await part(name, SECOND)).toMatchObject({ status: 204, body: null });
  }
  for (const id of [5, 'x', '99999999999']) {
    expect(await sandbox.rest('GET', `/v2/orders/${id}/products`)).toMatchObject({
      status: 404,
      body: [{ status: 404, message: 'The requested resource was not found.' }],
    });
  }
});

test('the consignments of an order are included in the structure that was asked for', async () => {
  await using sandbox = await withOrders();
  const path = `/v2/orders/${FIRST}`;
  const named = { url: expect.stringContaining(`${path}/products/`), resource: expect.any(String) };
  const delivery = { city: 'Leeds', shipping_method: expect.any(String), items_shipped: 1 };
  expect((await sandbox.rest('GET', path)).body).toMatchObject({
    consignments: { resource: `/orders/${FIRST}/consignments` },
  });
  const own = await sandbox.rest('GET', `${path}/consignments`);
  expect(own.body).toMatchObject({
    pickups: [],
    shipping: [{ ...delivery, line_items: [named, named] }],
    downloads: [],
    email: { gift_certificates: [] },
  });
  const listed = await sandbox.rest('GET', `${path}?include=consignments`);
  expect(listed.body).toMatchObject({ consignments: [{ shipping: [delivery] }] });
  const whole = await sandbox.rest(
    'GET',
    `${path}?include=consignments.line_items&consignment_structure=object`,
  );
  const goods = [{ sku: 'SKU-1', order_id: FIRST }, { sku: 'HOSE' }];
  expect(whole.body).toMatchObject({ consignments: { shipping: [{ ...delivery, line_items: goods }] } });
});

test('a gift certificate is tax-free in its line, the subtotal and the total', async () => {
  await using sandbox = await openSandbox();
  const certificate = line({ productId: null, variantId: null, salePrice: 5000, quantity: 2 });
  const { consignments } = draft({ number: FIRST });
  const [goods] = consignments;
  if (!goods) throw new Error('No consignment.');
  insertOrder(sandbox.store, {
    ...draft({ number: FIRST }),
    consignments: [
      { ...goods, shippingCost: 600 },
      { ...goods, address: null, shippingCost: 0, lines: [certificate], shipments: [] },
    ],
  });
  const read = async (path: string) => (await sandbox.rest('GET', `/v2/orders/${FIRST}${path}`)).body;
  type Taxed = Record<string, string>;
  const [order, lines] = [(await read('')) as Taxed, (await read('/products')) as Taxed[]];
  expect(lines[2]).toMatchObject({
    type: 'giftcertificate',
    price_ex_tax: '50.0000',
    price_tax: '0.0000',
    total_inc_tax: '100.0000',
    total_ex_tax: '100.0000',
    total_tax: '0.0000',
  });
  for (const kind of ['inc_tax', 'ex_tax', 'tax']) {
    const pence = (of: Taxed | undefined, name: string) => Math.round(Number(of?.[`${name}_${kind}`]) * 100);
    expect(lines.reduce((sum, each) => sum + pence(each, 'total'), 0)).toBe(pence(order, 'subtotal'));
    expect(pence(order, 'subtotal') + pence(order, 'shipping_cost')).toBe(pence(order, 'total'));
  }
});

test('orders are sorted, paged and filtered, and an unreadable filter is refused', async () => {
  await using sandbox = await withOrders();
  const ids = async (query: string) => {
    const { status, body } = await sandbox.rest('GET', `/v2/orders?${query}`);
    return status === 204 ? [] : (body as { id: number }[]).map(({ id }) => id);
  };
  expect(await ids('')).toEqual([FIRST, SECOND]);
  expect(await ids('sort=id:desc&limit=1')).toEqual([SECOND]);
  expect(await ids('sort=date_created&page=2&limit=1')).toEqual([SECOND]);
  expect(await ids('customer_id=41')).toEqual([FIRST]);
  expect(await ids('email=GUEST@example.org')).toEqual([SECOND]);
  expect(await ids('cart_id=5f2c1e1a-0000-4000-8000-000000000001')).toEqual([FIRST]);
  expect(await ids('status_id=11')).toEqual([SECOND]);
  expect(await ids(`min_id=${SECOND}`)).toEqual([SECOND]);
  expect(await ids(`max_id=${FIRST}`)).toEqual([FIRST]);
  expect(await ids(`min_date_created=${encodeURIComponent(new Date(PLACED + 500).toISOString())}`)).toEqual([
    SECOND,
  ]);
  run(sandbox.store, 'UPDATE orders SET updated_at = ? WHERE id = ?', PLACED + 5_000, FIRST);
  expect(
    await ids(`min_date_modified=${encodeURIComponent(new Date(PLACED + 5_000).toISOString())}`),
  ).toEqual([FIRST]);
  expect(await ids('customer_id=7')).toEqual([]);
  for (const query of ['sort=name', 'min_date_created=soon', 'min_date_modified=soon']) {
    expect((await sandbox.rest('GET', `/v2/orders?${query}`)).status).toBe(400);
  }
});

test('changing the status of an order tells the shop with two events', async () => {
  await using sandbox = await withOrders();
  expect(await sandbox.rest('PUT', `/v2/orders/${SECOND}`, { status_id: 10 })).toMatchObject({
    status: 200,
    body: { status: 'Completed', date_modified: 'Thu, 20 Aug 2026 10:00:00 +0000' },
  });
  expect(sandbox.store.prepare('SELECT scope FROM event').all()).toEqual([
    { scope: 'store/order/statusUpdated' },
    { scope: 'store/order/updated' },
  ]);
  expect((await sandbox.rest('PUT', `/v2/orders/${SECOND}`, { status_id: 15 })).status).toBe(400);
  expect((await sandbox.rest('PUT', '/v2/orders/5', { status_id: 1 })).status).toBe(404);
  expect((await sandbox.rest('GET', '/v2/order_statuses')).body).toHaveLength(15);
});

test('a deleted customer’s orders remain, without a customer', async () => {
  await using sandbox = await withOrders();
  await sandbox.rest('POST', '/v3/carts', {
    customer_id: 41,
    line_items: [{ product_id: 101, quantity: 1 }],
  });
  expect((await sandbox.rest('DELETE', '/v3/customers')).status).toBe(422);
  expect((await sandbox.rest('DELETE', '/v3/customers?id:in=41,99')).status).toBe(204);
  expect(await sandbox.rest('GET', '/v3/customers?id:in=41')).toMatchObject({ body: { data: [] } });
  expect(await sandbox.rest('GET', `/v2/orders/${FIRST}`)).toMatchObject({
    body: { customer_id: 0, cart_id: null },
  });
  expect(sandbox.store.prepare('SELECT id FROM cart').all()).toEqual([]);
});

test('an order can be assigned to an existing customer only', async () => {
  await using sandbox = await withOrders();
  const put = async (customer_id: unknown) => sandbox.rest('PUT', `/v2/orders/${FIRST}`, { customer_id });
  expect((await put(0)).body).toMatchObject({ customer_id: 0 });
  expect((await put(41)).body).toMatchObject({ customer_id: 41 });
  expect((await put(999)).status).toBe(400);
  expect((await put('41')).status).toBe(400);
});

test('the customer message of an order can be changed, with or without the status', async () => {
  await using sandbox = await withOrders();
  const put = async (body: object) => sandbox.rest('PUT', `/v2/orders/${FIRST}`, body);
  expect((await put({ customer_message: 'Narrow stairs' })).body).toMatchObject({
    customer_message: 'Narrow stairs',
    status_id: 2,
  });
  expect((await put({ customer_message: '', status_id: 10 })).body).toMatchObject({
    customer_message: '',
    status_id: 10,
  });
  expect((await put({})).status).toBe(400);
  expect((await put({ customer_message: 7 })).status).toBe(400);
});
