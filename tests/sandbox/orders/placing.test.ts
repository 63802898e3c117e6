import { expect, test } from 'vitest';
import { setPrice } from '../../../sandbox/catalogue/changes.ts';
import { openProductSearch } from '../../../sandbox/search/product-search.ts';
import { all, first, run } from '../../../sandbox/store/rows.ts';
import { readConfig } from '../../../sandbox/config.ts';
import { demoStore } from '../../../sandbox/demo/store.ts';
import { PRODUCTS, rowsOf } from '../catalogue.ts';
import { HOME, Shopper } from '../commerce/checkout/shopper.ts';
import { LOGIN } from '../commerce/documents.ts';
import { openWithCustomers, PASSWORD, PAT, signedIn } from '../commerce/two-customers.ts';
import { openSandbox, type TestSandbox } from '../fixture.ts';
import { CARDS, payBy } from '../payments/till.ts';

const washer = { productEntityId: PRODUCTS.washer, quantity: 1 };

const stockOf = ({ store }: TestSandbox, id: number = PRODUCTS.washer): number =>
  first<{ stock: number }>(store, 'SELECT stock FROM product WHERE id = ?', id)?.stock ?? -1;
const orders = ({ store }: TestSandbox): { id: number; status: number; total: number }[] =>
  all(store, 'SELECT id, status, total FROM orders ORDER BY id');
const scopes = ({ store }: TestSandbox): string[] =>
  (rowsOf(store, 'event') as { scope: string }[]).map(({ scope }) => scope);

async function ready(sandbox: TestSandbox, items: object[] = [washer]): Promise<Shopper> {
  const shopper = await Shopper.with(sandbox, items);
  await shopper.address();
  return shopper;
}

test('an order reserves its units and waits for payment, which ends the cart', async () => {
  await using sandbox = await openSandbox();
  const shopper = await ready(sandbox);
  const { orderEntityId, paymentAccessToken, errors } = await shopper.complete();
  expect(errors).toEqual([]);
  expect(stockOf(sandbox)).toBe(4);
  expect(orders(sandbox)).toEqual([{ id: orderEntityId, status: 0, total: 42_900 }]);
  const paid = await payBy(sandbox, paymentAccessToken, CARDS.visa);
  expect(paid).toMatchObject({
    status: 201,
    body: { data: { transaction_type: 'purchase', status: 'success' } },
  });
  // The fields of a card stand in frames of the payments host: no other page calls it.
  expect(paid.headers).not.toHaveProperty('access-control-allow-origin');
  expect(orders(sandbox)).toEqual([{ id: orderEntityId, status: 11, total: 42_900 }]);
  expect(await sandbox.rest('GET', `/v3/carts/${shopper.id}`)).toMatchObject({ status: 404 });
  expect(await shopper.read()).toMatchObject({
    order: { entityId: orderEntityId },
    grandTotal: { value: 429 },
    billingAddress: { city: 'Leeds' },
    cart: { lineItems: { physicalItems: [{ productEntityId: 1, quantity: 1 }] } },
  });
  expect(await shopper.complete()).toEqual({ orderEntityId, paymentAccessToken: null, errors: [] });
  expect((await sandbox.rest('GET', `/v2/orders/${orderEntityId}`)).body).toMatchObject({
    status_id: 11,
    payment_status: 'captured',
    payment_method: 'Visa ending 1111',
    cart_id: shopper.id,
    total_inc_tax: '429.0000',
  });
  expect(scopes(sandbox)).toEqual([
    'store/order/created',
    'store/product/inventory/order/updated',
    'store/order/statusUpdated',
    'store/order/updated',
    'store/cart/converted',
  ]);
});

test('64 buyers of the last unit make one order and get 63 clear refusals', async () => {
  await using sandbox = await openSandbox();
  run(sandbox.store, 'UPDATE product SET stock = 1 WHERE id = ?', PRODUCTS.washer);
  const shoppers = await Promise.all(Array.from({ length: 64 }, async () => ready(sandbox)));
  const answers = await Promise.all(shoppers.map(async (each) => each.complete()));
  const placed = answers.filter(({ orderEntityId }) => orderEntityId !== null);
  const refused = answers.flatMap(({ errors }) => errors);
  expect(placed).toHaveLength(1);
  expect(refused).toHaveLength(63);
  for (const error of refused) {
    expect(error).toMatchObject({
      __typename: 'CartLineItemError',
      line: 'INSUFFICIENT_STOCK',
      message: 'Not enough stock: (1) Tarnside TW-914: 0 available',
    });
    expect(error.context.map(({ field }) => field)).toContain('lineItemEntityId');
  }
  expect(orders(sandbox)).toHaveLength(1);
  expect(stockOf(sandbox)).toBe(0);
});

test('a checkout completed fifty times makes one order and one payment', async () => {
  await using sandbox = await openSandbox();
  const shopper = await ready(sandbox);
  const answers = await Promise.all(Array.from({ length: 50 }, async () => shopper.complete()));
  const numbers = new Set(answers.map(({ orderEntityId }) => orderEntityId));
  expect(numbers.size).toBe(1);
  expect(orders(sandbox).map(({ id }) => id)).toEqual([...numbers]);
  expect(stockOf(sandbox)).toBe(4);
  const payments = await Promise.all(
    answers.map(async ({ paymentAccessToken }) => payBy(sandbox, paymentAccessToken, CARDS.visa)),
  );
  expect(new Set(payments.map(({ body }) => body.data?.id)).size).toBe(1);
  expect(all(sandbox.store, 'SELECT amount FROM order_payment')).toEqual([{ amount: 42_900 }]);
});

test('a declined card returns the units to stock, and the next card reserves them again', async () => {
  await using sandbox = await openSandbox();
  const shopper = await ready(sandbox);
  const { orderEntityId, paymentAccessToken: token } = await shopper.complete();
  expect(await payBy(sandbox, token, CARDS.declined)).toMatchObject({ status: 422, body: { code: 30102 } });
  expect(stockOf(sandbox)).toBe(5);
  expect(orders(sandbox)).toMatchObject([{ id: orderEntityId, status: 0 }]);
  expect((await sandbox.rest('GET', `/v2/orders/${orderEntityId}`)).body).toMatchObject({
    payment_status: 'declined',
  });
  const again = await shopper.complete();
  expect(again.orderEntityId).toBe(orderEntityId);
  expect(stockOf(sandbox)).toBe(4);
  await payBy(sandbox, again.paymentAccessToken, CARDS.poor);
  expect(stockOf(sandbox)).toBe(5);
  expect(await payBy(sandbox, token, CARDS.mastercard)).toMatchObject({ status: 201 });
  expect(stockOf(sandbox)).toBe(4);
});

test('a card is refused and nothing charged if the goods were sold after an earlier decline', async () => {
  await using sandbox = await openSandbox();
  const shopper = await ready(sandbox);
  const { paymentAccessToken } = await shopper.complete();
  await payBy(sandbox, paymentAccessToken, CARDS.declined);
  run(sandbox.store, 'UPDATE product SET stock = 0 WHERE id = ?', PRODUCTS.washer);
  expect(await payBy(sandbox, paymentAccessToken, CARDS.visa)).toMatchObject({
    status: 422,
    body: { title: 'Not enough stock: (1) Tarnside TW-914: 0 available' },
  });
  expect(await shopper.complete()).toMatchObject({ errors: [{ line: 'INSUFFICIENT_STOCK' }] });
});

test('a changed cart releases the units of its unpaid order, which keeps its number when placed again', async () => {
  await using sandbox = await openSandbox();
  const shopper = await ready(sandbox);
  const { orderEntityId, paymentAccessToken } = await shopper.complete();
  const { cart, shippingConsignments } = await shopper.read();
  const [line] = cart.lineItems.physicalItems;
  await sandbox.rest('PUT', `/v3/carts/${shopper.id}/items/${line?.entityId}`, {
    line_item: { product_id: PRODUCTS.washer, quantity: 5 },
  });
  expect(stockOf(sandbox)).toBe(5);
  expect(await payBy(sandbox, paymentAccessToken, CARDS.visa)).toMatchObject({
    status: 422,
    body: { code: 30101 },
  });
  expect(await shopper.complete()).toMatchObject({ errors: [{ cart: 'CART_CONSISTENCY_ERROR' }] });
  expect(shippingConsignments[0]?.lineItemIds).toEqual([line?.entityId]);
  const again = await shopper.complete();
  expect(again).toMatchObject({ orderEntityId, errors: [] });
  expect(orders(sandbox)).toEqual([{ id: orderEntityId, status: 0, total: 5 * 42_900 }]);
  expect(await payBy(sandbox, paymentAccessToken, CARDS.visa)).toMatchObject({ status: 422 });
  expect(await payBy(sandbox, again.paymentAccessToken, CARDS.visa)).toMatchObject({ status: 201 });
  expect(stockOf(sandbox)).toBe(0);
  expect(first(sandbox.store, 'SELECT count(*) AS lines, sum(quantity) AS units FROM order_line')).toEqual({
    lines: 1,
    units: 5,
  });
});

test('signing in releases the units of the unpaid order of a visitor’s cart', async () => {
  await using sandbox = await openWithCustomers();
  await Shopper.with(sandbox, [washer], signedIn(sandbox, PAT));
  const visitor = await ready(sandbox);
  await visitor.complete();
  expect(stockOf(sandbox)).toBe(4);
  await sandbox.graphql(LOGIN, { email: PAT.email, password: PASSWORD, cart: visitor.id });
  expect(stockOf(sandbox)).toBe(5);
});

test('a price that has risen is reported before it is charged', async () => {
  await using sandbox = await openSandbox();
  const shopper = await ready(sandbox);
  const { store } = sandbox;
  const parts = {
    store,
    config: readConfig({}),
    demo: demoStore,
    clock: () => sandbox.clock.now,
    search: openProductSearch(store),
  };
  setPrice(parts, PRODUCTS.washer, { price: 49_900, salePrice: null });
  expect(await shopper.complete()).toMatchObject({
    orderEntityId: null,
    errors: [{ cart: 'CART_CONSISTENCY_ERROR', context: [{ field: 'grandTotal', value: '499.00' }] }],
  });
  expect(stockOf(sandbox)).toBe(5);
  expect((await shopper.complete()).errors).toEqual([]);
  expect(orders(sandbox)).toMatchObject([{ total: 49_900 }]);
});

test('a checkout that is not complete says what it lacks', async () => {
  await using sandbox = await openSandbox();
  const shopper = await Shopper.with(sandbox, [washer]);
  const refusal = async (): Promise<unknown> => (await shopper.complete()).errors[0];
  expect(await refusal()).toMatchObject({ billing: 'INCOMPLETE_BILLING_ADDRESS' });
  await shopper.step('addBilling', { data: { address: HOME } });
  expect(await refusal()).toMatchObject({ shipping: 'MISSING_SHIPPING_ADDRESS' });
  await shopper.address();
  await sandbox.rest('POST', `/v3/carts/${shopper.id}/items`, {
    line_items: [{ product_id: PRODUCTS.filters, quantity: 2 }],
  });
  expect(await refusal()).toMatchObject({ shipping: 'ITEM_MISSING_SHIPPING_ADDRESS' });
  await shopper.address();
  // The day that was chosen has passed.
  sandbox.clock.now += 30 * 86_400_000;
  expect(await refusal()).toMatchObject({ shipping: 'INVALID_SHIPPING_OPTION' });
  expect(orders(sandbox)).toEqual([]);
});

test('order numbers are not sequential', async () => {
  await using sandbox = await openSandbox();
  run(sandbox.store, 'UPDATE product SET stock = 100 WHERE id = ?', PRODUCTS.washer);
  const numbers: number[] = [];
  for (let count = 0; count < 20; count += 1) {
    const { orderEntityId } = await (await ready(sandbox)).complete();
    if (orderEntityId !== null) numbers.push(orderEntityId);
  }
  expect(new Set(numbers).size).toBe(20);
  const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0));
  expect(new Set(steps).size).toBe(19);
  expect(steps.some((step) => step < 0) && steps.some((step) => step > 0)).toBe(true);
});
