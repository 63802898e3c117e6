import { expect, test } from 'vitest';
import { run } from '../../../sandbox/store/rows.ts';
import { PRODUCTS } from '../catalogue.ts';
import { openSandbox } from '../fixture.ts';

interface Answer {
  data: {
    id: string;
    version: number;
    line_items: { physical_items: { id: string }[] };
    billing_address: { id: string };
    consignments: {
      id: string;
      available_shipping_options?: { id: string; is_recommended: boolean }[];
    }[];
  };
}

const address = {
  first_name: 'Pat',
  last_name: 'Moss',
  email: 'pat@example.org',
  address1: '1 High Street',
  city: 'Leeds',
  country_code: 'GB',
  postal_code: 'LS1 1AA',
};

test('a checkout can be taken from the cart to the order', async () => {
  await using sandbox = await openSandbox();
  run(sandbox.store, `INSERT INTO coupon (code, name, kind, value) VALUES ('TEN', 'Ten off', 'percent', 10)`);
  run(
    sandbox.store,
    `INSERT INTO gift_certificate (code, amount, balance, bought_at) VALUES ('GIFT', 500, 500, 0)`,
  );
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) => {
    const answer = await sandbox.rest(method, path, body);
    expect([path, answer.status]).toEqual([path, path === '/v3/carts' ? 201 : 200]);
    return (answer.body as Answer).data;
  };
  const cart = await call('POST', '/v3/carts', {
    line_items: [{ product_id: PRODUCTS.washer, quantity: 1 }],
  });
  const path = `/v3/checkouts/${cart.id}`;
  const line_items = cart.line_items.physical_items.map(({ id }) => ({ item_id: id, quantity: 1 }));
  const { billing_address } = await call('POST', `${path}/billing-address`, {
    email: 'pat@example.org',
    country_code: 'GB',
  });
  await call('PUT', `${path}/billing-address/${billing_address.id}`, address);
  const { consignments } = await call(
    'POST',
    `${path}/consignments?include=consignments.available_shipping_options`,
    [{ address: { ...address, postal_code: 'IV1 1AA' }, line_items }],
  );
  const consignment = `${path}/consignments/${consignments[0]?.id}`;
  const moved = await call('PUT', `${consignment}?include=consignments.available_shipping_options`, {
    address,
    line_items,
  });
  const option = moved.consignments[0]?.available_shipping_options?.find((each) => each.is_recommended);
  await call('PUT', consignment, { shipping_option_id: option?.id });
  await call('POST', `${path}/coupons`, { coupon_code: 'ten' });
  await call('POST', `${path}/gift-certificates`, { giftCertificateCode: 'gift' });
  expect(await call('PUT', path, { customer_message: 'Ring twice' })).toMatchObject({
    subtotal_inc_tax: 429,
    shipping_cost_total_inc_tax: 0,
    coupons: [{ code: 'TEN', coupon_type: 'percentage_discount', discounted_amount: 42.9 }],
    gift_certificates: [{ code: 'GIFT', used: 5, remaining_balance: 0 }],
    grand_total: 386.1,
    outstanding_balance: 381.1,
    tax_total: 64.35,
    cart: { base_amount: 429, cart_amount_inc_tax: 386.1 },
    promotions: [{ banners: [] }],
    customer_message: 'Ring twice',
    order_id: null,
  });
  expect((await sandbox.rest('GET', `/v3/carts/${cart.id}?include=promotions.banners`)).body).toMatchObject({
    data: {
      cart_amount: 386.1,
      discount_amount: 0,
      coupons: [{ code: 'TEN', discounted_amount: 42.9 }],
      promotions: { banners: [] },
    },
  });
  const order = await call('POST', `${path}/orders`);
  expect(await call('POST', `${path}/orders`)).toEqual(order);
  expect((await sandbox.rest('GET', `/v2/orders/${order.id}`)).body).toMatchObject({
    status: 'Incomplete',
    coupon_discount: '42.9000',
    total_inc_tax: '386.1000',
    customer_message: 'Ring twice',
  });
  expect((await sandbox.rest('GET', `/v2/orders/${order.id}/products`)).body).toMatchObject([
    { sku: 'TW-914', applied_discounts: [{ id: 'coupon', amount: '42.9000' }] },
  ]);
  expect((await sandbox.rest('GET', `/v2/orders/${order.id}/coupons`)).body).toMatchObject([{ code: 'TEN' }]);
  await call('DELETE', `${path}/gift-certificates/GIFT`);
  await call('DELETE', `${path}/coupons/TEN`);
  expect(await call('DELETE', consignment)).toMatchObject({
    grand_total: 429,
    coupons: [],
    consignments: [],
  });
});

test('unknown checkouts, codes and consignments and unreadable addresses are refused', async () => {
  await using sandbox = await openSandbox();
  const nowhere = `/v3/checkouts/${crypto.randomUUID()}`;
  expect(await sandbox.rest('GET', nowhere)).toMatchObject({
    status: 404,
    body: { errors: [{ status: 404 }] },
  });
  expect(await sandbox.rest('POST', `${nowhere}/coupons`, { coupon_code: 'X' })).toMatchObject({
    status: 404,
  });
  expect(await sandbox.rest('POST', `${nowhere}/orders`)).toMatchObject({ status: 404 });
  const { body } = await sandbox.rest('POST', '/v3/carts', {
    line_items: [{ product_id: PRODUCTS.washer, quantity: 1 }],
  });
  const path = `/v3/checkouts/${(body as Answer).data.id}`;
  expect(await sandbox.rest('POST', `${path}/coupons`, { coupon_code: 'NONE' })).toMatchObject({
    status: 422,
    body: { title: 'Incorrect or mismatch: Coupon code NONE does not exist' },
  });
  expect(await sandbox.rest('POST', `${path}/billing-address`, { city: 'Leeds' })).toMatchObject({
    status: 422,
    body: { errors: { country_code: 'Give a country code.' } },
  });
  expect(await sandbox.rest('DELETE', `${path}/consignments/none`)).toMatchObject({ status: 404 });
  expect(await sandbox.rest('POST', `${path}/orders`)).toMatchObject({ status: 422 });
});
