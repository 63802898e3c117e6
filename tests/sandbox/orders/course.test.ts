import { expect, test } from 'vitest';
import { advanceDue, advanceOrder } from '../../../sandbox/commerce/orders/advance.ts';
import { all, first, run } from '../../../sandbox/store/rows.ts';
import { OPTIONS, PRODUCTS, rowsOf } from '../catalogue.ts';
import { HOME, Shopper } from '../commerce/checkout/shopper.ts';
import { openSandbox, type TestSandbox } from '../fixture.ts';
import { CARDS, payBy } from '../payments/till.ts';
import { buy, partsOf } from './placed.ts';

const washer = { productEntityId: PRODUCTS.washer, quantity: 1 };
const cover = {
  productEntityId: PRODUCTS.warranty,
  quantity: 1,
  selectedOptions: { textFields: [{ optionEntityId: OPTIONS.for, text: 'TW-914' }] },
};

const order = async (sandbox: TestSandbox, id: number) =>
  (await sandbox.rest('GET', `/v2/orders/${id}`)).body as { status: string; items_shipped: number };
const shipments = async (sandbox: TestSandbox, id: number) =>
  (await sandbox.rest('GET', `/v2/orders/${id}/shipments`)).body as
    | {
        tracking_number: string;
        tracking_link: string;
        shipping_provider_display_name: string;
        items: object[];
      }[]
    | null;
const stockOf = ({ store }: TestSandbox): number | undefined =>
  first<{ stock: number }>(store, 'SELECT stock FROM product WHERE id = ?', PRODUCTS.washer)?.stock;

const scopes = ({ store }: TestSandbox): string[] =>
  (rowsOf(store, 'event') as { scope: string }[]).map(({ scope }) => scope);

/** Lets time pass until an instant, and everything happen that is due by then. */
function waitUntil(sandbox: TestSandbox, instant: string): void {
  sandbox.clock.now = Date.parse(instant);
  const parts = partsOf(sandbox);
  while (advanceDue(parts) > 0);
}

/** As the console's button does. */
function byHand(sandbox: TestSandbox, id: number, steps = 1): void {
  for (let left = steps; left > 0; left -= 1) advanceOrder(partsOf(sandbox), id);
}

/** Chooses for each product its own delivery, on the day that is recommended for it. Answers the order's number. */
async function buyApart(sandbox: TestSandbox, productIds: number[]): Promise<number> {
  const shopper = await Shopper.with(
    sandbox,
    productIds.map((productEntityId) => ({ productEntityId, quantity: 1 })),
  );
  await shopper.step('addBilling', { data: { address: HOME } });
  const { cart } = await shopper.read();
  const consignments = cart.lineItems.physicalItems.map(({ entityId }) => ({
    address: HOME,
    lineItems: [{ lineItemEntityId: entityId, quantity: 1 }],
  }));
  const { shippingConsignments } = await shopper.step('addConsignments', { data: { consignments } });
  for (const { entityId, availableShippingOptions } of shippingConsignments)
    await shopper.step('selectOption', {
      consignmentEntityId: entityId,
      data: {
        shippingOptionEntityId: availableShippingOptions.find(({ isRecommended }) => isRecommended)?.entityId,
      },
    });
  const { orderEntityId, paymentAccessToken } = await shopper.complete();
  await payBy(sandbox, paymentAccessToken, CARDS.visa);
  return orderEntityId ?? 0;
}

test('an order waits for its day, then is packed, sent in parcels and completed', async () => {
  await using sandbox = await openSandbox();
  run(sandbox.store, 'UPDATE product SET weight = 400 WHERE id = ?', PRODUCTS.filters);
  run(sandbox.store, 'UPDATE product SET weight = NULL WHERE id = ?', PRODUCTS.warranty);
  const id = await buy(sandbox, [washer, cover, { productEntityId: PRODUCTS.filters, quantity: 2 }]);
  // It was promised for Monday 24 August; London is an hour ahead of UTC.
  waitUntil(sandbox, '2026-08-24T04:59:00Z');
  expect((await order(sandbox, id)).status).toBe('Awaiting Fulfillment');
  waitUntil(sandbox, '2026-08-24T05:00:00Z');
  expect((await order(sandbox, id)).status).toBe('Awaiting Shipment');
  sandbox.clock.now = Date.parse('2026-08-24T06:00:00Z');
  advanceDue(partsOf(sandbox));
  expect(await order(sandbox, id)).toMatchObject({ status: 'Partially Shipped', items_shipped: 2 });
  expect(await shipments(sandbox, id)).toMatchObject([
    {
      shipping_provider_display_name: 'Hobwright',
      tracking_number: expect.stringMatching(/^HW-\d{6}$/) as string,
      tracking_link: '',
      items: [{ product_id: PRODUCTS.washer }, { product_id: PRODUCTS.warranty }],
    },
  ]);
  waitUntil(sandbox, '2026-08-24T06:00:00Z');
  expect(await order(sandbox, id)).toMatchObject({ status: 'Shipped', items_shipped: 4 });
  expect((await shipments(sandbox, id))?.[1]).toMatchObject({
    shipping_provider_display_name: 'Royal Mail',
    tracking_number: expect.stringMatching(/^HB\d{9}GB$/) as string,
    tracking_link: expect.stringContaining('royalmail') as string,
  });
  waitUntil(sandbox, '2026-08-24T17:59:00Z');
  expect((await order(sandbox, id)).status).toBe('Shipped');
  waitUntil(sandbox, '2026-08-24T18:00:00Z');
  expect((await order(sandbox, id)).status).toBe('Completed');
  const told = (rowsOf(sandbox.store, 'event') as { scope: string; payload: string }[])
    .filter(({ scope }) => scope === 'store/order/statusUpdated')
    .map(({ payload }) => (JSON.parse(payload) as { data: { status: object } }).data.status);
  expect(told).toEqual([
    { previous_status_id: 0, new_status_id: 11 },
    { previous_status_id: 11, new_status_id: 9 },
    { previous_status_id: 9, new_status_id: 3 },
    { previous_status_id: 3, new_status_id: 2 },
    { previous_status_id: 2, new_status_id: 10 },
  ]);
});

test('a pre-order is not sent before its day, and an order is not completed before all of it has arrived', async () => {
  await using sandbox = await openSandbox();
  // The pre-order stands first, comes in on 1 October and is promised for Monday 5 October.
  const id = await buyApart(sandbox, [PRODUCTS.preOrder, PRODUCTS.washer]);
  waitUntil(sandbox, '2026-08-24T22:00:00Z');
  const sent = (await shipments(sandbox, id)) ?? [];
  expect(sent.map(({ items }) => items)).toMatchObject([[{ product_id: PRODUCTS.washer }]]);
  waitUntil(sandbox, '2026-10-05T05:59:00Z');
  expect((await order(sandbox, id)).status).toBe('Partially Shipped');
  waitUntil(sandbox, '2026-10-05T06:00:00Z');
  expect((await order(sandbox, id)).status).toBe('Shipped');
  waitUntil(sandbox, '2026-10-05T18:00:00Z');
  expect((await order(sandbox, id)).status).toBe('Completed');
});

test('a rearranged order moves on its new day, and one without a date only when the console moves it on', async () => {
  await using sandbox = await openSandbox();
  const id = await buy(sandbox, [washer]);
  const [address] = (await sandbox.rest('GET', `/v2/orders/${id}/shipping_addresses`)).body as {
    id: number;
  }[];
  const promise = async (shipping_method: string) =>
    sandbox.rest('PUT', `/v2/orders/${id}/shipping_addresses/${address?.id}`, { shipping_method });
  await promise('Two-person delivery, Friday 28 August 2026');
  waitUntil(sandbox, '2026-08-28T04:59:00Z');
  expect((await order(sandbox, id)).status).toBe('Awaiting Fulfillment');
  waitUntil(sandbox, '2026-08-28T05:00:00Z');
  expect((await order(sandbox, id)).status).toBe('Awaiting Shipment');
  await promise('As agreed by telephone');
  waitUntil(sandbox, '2027-08-28T05:00:00Z');
  expect((await order(sandbox, id)).status).toBe('Awaiting Shipment');
  byHand(sandbox, id, 2);
  expect((await order(sandbox, id)).status).toBe('Completed');
});

test('an order sent early by hand is completed on its day, unless that too is done by hand', async () => {
  await using sandbox = await openSandbox();
  const [waits, hurried] = [await buy(sandbox, [washer]), await buy(sandbox, [washer])];
  byHand(sandbox, waits, 2);
  byHand(sandbox, hurried, 3);
  waitUntil(sandbox, '2026-08-24T17:59:00Z');
  expect((await order(sandbox, waits)).status).toBe('Shipped');
  expect((await order(sandbox, hurried)).status).toBe('Completed');
  waitUntil(sandbox, '2026-08-24T18:00:00Z');
  expect((await order(sandbox, waits)).status).toBe('Completed');
});

test('a medium-sized parcel has a link to the carrier’s tracking page but no tracking number', async () => {
  await using sandbox = await openSandbox();
  run(sandbox.store, 'UPDATE product SET weight = 9000 WHERE id = ?', PRODUCTS.washer);
  const id = await buy(sandbox, [washer]);
  byHand(sandbox, id, 2);
  expect(await shipments(sandbox, id)).toMatchObject([
    { tracking_number: '', tracking_link: expect.stringContaining('dpd') as string },
  ]);
});

test('a unit whose payment was never confirmed returns to stock after half an hour', async () => {
  await using sandbox = await openSandbox();
  const shopper = await Shopper.with(sandbox, [washer]);
  await shopper.address();
  const { paymentAccessToken } = await shopper.complete();
  const { body } = await payBy(sandbox, paymentAccessToken, CARDS.challenged);
  expect(stockOf(sandbox)).toBe(4);
  sandbox.clock.now += 31 * 60_000;
  advanceDue(partsOf(sandbox));
  expect(stockOf(sandbox)).toBe(5);
  const late = await sandbox.app.inject({
    method: 'POST',
    url: new URL(body.data?.additional_action_required?.data.redirect_url ?? '').pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'decision=approve',
  });
  expect(late.headers.location).toContain('status=declined');
});

test('cancelling an order restocks its units once, and only those that have not been sent', async () => {
  await using sandbox = await openSandbox();
  const cancelled = await buy(sandbox, [washer]);
  const cancel = async (id: number) => sandbox.rest('PUT', `/v2/orders/${id}`, { status_id: 5 });
  expect((await cancel(cancelled)).body).toMatchObject({ status: 'Cancelled' });
  await cancel(cancelled);
  expect(stockOf(sandbox)).toBe(5);
  // Paid, then cancelled: the second time nothing happened that the shop should hear of.
  expect(scopes(sandbox).filter((scope) => scope === 'store/order/statusUpdated')).toHaveLength(2);
  const sent = await buy(sandbox, [washer]);
  byHand(sandbox, sent, 2);
  await cancel(sent);
  expect(stockOf(sandbox)).toBe(4);
  waitUntil(sandbox, '2026-09-20T10:00:00Z');
  expect(await order(sandbox, cancelled)).toMatchObject({ status: 'Cancelled', items_shipped: 0 });
});

test('the owner can send a parcel by hand, but never more units than were ordered', async () => {
  await using sandbox = await openSandbox();
  const id = await buy(sandbox, [{ ...washer, quantity: 2 }]);
  const [line] = all<{ id: number; consignment_id: number }>(
    sandbox.store,
    'SELECT id, consignment_id FROM order_line',
  );
  const send = async (quantity: number) =>
    sandbox.rest('POST', `/v2/orders/${id}/shipments`, {
      order_address_id: line?.consignment_id,
      items: [{ order_product_id: line?.id, quantity }],
      tracking_number: 'X1',
    });
  expect(await send(1)).toMatchObject({ status: 201, body: { tracking_number: 'X1' } });
  expect(await order(sandbox, id)).toMatchObject({ status: 'Partially Shipped' });
  expect(await send(2)).toMatchObject({ status: 400 });
  await send(1);
  expect(await order(sandbox, id)).toMatchObject({ status: 'Shipped' });
});

test('a parcel may name the same line twice', async () => {
  await using sandbox = await openSandbox();
  const id = await buy(sandbox, [{ ...washer, quantity: 2 }]);
  const line = first<{ id: number; consignment_id: number }>(
    sandbox.store,
    'SELECT id, consignment_id FROM order_line',
  );
  const item = { order_product_id: line?.id, quantity: 1 };
  const send = async (items: object[]) =>
    sandbox.rest('POST', `/v2/orders/${id}/shipments`, { order_address_id: line?.consignment_id, items });
  expect(await send([item, { ...item, quantity: 2 }])).toMatchObject({ status: 400 });
  expect(await send([item, item])).toMatchObject({ status: 201, body: { items: [{ quantity: 2 }] } });
});

test('units refunded before they left are not sent, and units refunded afterwards hold nothing back', async () => {
  await using sandbox = await openSandbox();
  const refundOne = async (id: number) => {
    const line = first<{ id: number }>(sandbox.store, 'SELECT id FROM order_line WHERE order_id = ?', id)?.id;
    const items = [{ item_type: 'PRODUCT', item_id: line, quantity: 1 }];
    const quote = await sandbox.rest('POST', `/v3/orders/${id}/payment_actions/refund_quotes`, { items });
    const { data } = quote.body as { data: { refund_methods: object[][] } };
    const payments = data.refund_methods.at(-1);
    await sandbox.rest('POST', `/v3/orders/${id}/payment_actions/refunds`, { items, payments });
  };
  const early = await buy(sandbox, [{ ...washer, quantity: 2 }]);
  await refundOne(early);
  await sandbox.rest('PUT', `/v2/orders/${early}`, { status_id: 9 });
  byHand(sandbox, early);
  expect(await shipments(sandbox, early)).toMatchObject([{ items: [{ quantity: 1 }] }]);
  expect(await order(sandbox, early)).toMatchObject({ status: 'Shipped' });
  const late = await buy(sandbox, [{ ...washer, quantity: 2 }]);
  const line = first<{ id: number; consignment_id: number }>(
    sandbox.store,
    'SELECT id, consignment_id FROM order_line WHERE order_id = ?',
    late,
  );
  await sandbox.rest('POST', `/v2/orders/${late}/shipments`, {
    order_address_id: line?.consignment_id,
    items: [{ order_product_id: line?.id, quantity: 1 }],
  });
  sandbox.clock.now += 1000;
  await refundOne(late);
  await sandbox.rest('PUT', `/v2/orders/${late}`, { status_id: 3 });
  byHand(sandbox, late);
  expect(await shipments(sandbox, late)).toHaveLength(2);
});

test('a refund goes first to the card and then to the gift certificate, each up to what it paid', async () => {
  await using sandbox = await openSandbox();
  run(
    sandbox.store,
    "INSERT INTO gift_certificate (code, amount, balance, bought_at) VALUES ('GIFT', 2000, 2000, 0)",
  );
  const shopper = await Shopper.with(sandbox, [{ productEntityId: PRODUCTS.filters, quantity: 3 }]);
  await shopper.step('applyCertificate', { data: { giftCertificateCode: 'GIFT' } });
  await shopper.address();
  const { orderEntityId: id, paymentAccessToken } = await shopper.complete();
  await payBy(sandbox, paymentAccessToken, CARDS.visa);
  const balance = () =>
    first<{ balance: number }>(sandbox.store, 'SELECT balance FROM gift_certificate')?.balance;
  // 46.00 in all, of which the certificate paid 20.00.
  const quoted = async (amount: number) => {
    const items = [{ item_type: 'ORDER', item_id: id, amount }];
    const { body } = await sandbox.rest('POST', `/v3/orders/${id}/payment_actions/refund_quotes`, { items });
    return (body as { data: { refund_methods: object[][] } }).data.refund_methods.at(-1);
  };
  const refund = async (amount: number, payments?: object[]) =>
    sandbox.rest('POST', `/v3/orders/${id}/payment_actions/refunds`, {
      items: [{ item_type: 'ORDER', item_id: id, amount }],
      payments: payments ?? (await quoted(amount)),
    });
  await refund(20);
  expect(balance()).toBe(0);
  expect(await quoted(16)).toMatchObject([
    { provider_id: 'sandbox.card', amount: 6 },
    { provider_id: 'giftcertificate', amount: 10 },
  ]);
  expect(await refund(16, [{ provider_id: 'sandbox.card', amount: 16 }])).toMatchObject({ status: 422 });
  expect(await refund(16)).toMatchObject({
    status: 201,
    body: {
      data: {
        payments: [
          { provider_id: 'sandbox.card', amount: 6 },
          { provider_id: 'giftcertificate', amount: 10 },
        ],
      },
    },
  });
  expect(balance()).toBe(1000);
  await sandbox.rest('PUT', `/v2/orders/${id}`, { status_id: 5 });
  expect(balance()).toBe(2000);
  expect(await refund(10, [{ provider_id: 'giftcertificate', amount: 10 }])).toMatchObject({ status: 422 });
});

test('a unit is refunded at what was paid for it, and an order at no more than its total', async () => {
  await using sandbox = await openSandbox();
  run(sandbox.store, "INSERT INTO coupon (code, name, kind, value) VALUES ('ODD', 'Odd', 'amount', 1)");
  const shopper = await Shopper.with(sandbox, [{ productEntityId: PRODUCTS.filters, quantity: 3 }]);
  await shopper.step('applyCoupon', { data: { couponCode: 'ODD' } });
  await shopper.address();
  const { orderEntityId: id, paymentAccessToken } = await shopper.complete();
  const line = first<{ id: number }>(sandbox.store, 'SELECT id FROM order_line')?.id;
  const refund = async (items: object[], amount = 6.99) =>
    sandbox.rest('POST', `/v3/orders/${id}/payment_actions/refunds`, {
      items,
      payments: [{ provider_id: 'sandbox.card', amount, offline: false }],
      reason: 'Changed my mind',
    });
  const piece = { item_type: 'PRODUCT', item_id: line, quantity: 1 };
  expect(await refund([piece])).toMatchObject({ status: 422 });
  await payBy(sandbox, paymentAccessToken, CARDS.visa);
  const quote = await sandbox.rest('POST', `/v3/orders/${id}/payment_actions/refund_quotes`, {
    items: [piece],
  });
  expect(quote.body).toMatchObject({
    data: {
      total_refund_amount: 6.99,
      refund_methods: [
        [{ provider_id: 'custom', amount: 6.99, offline: true }],
        [{ amount: 6.99, offline: false }],
      ],
    },
  });
  const asCredit = await sandbox.rest('POST', `/v3/orders/${id}/payment_actions/refunds`, {
    items: [piece],
    payments: [{ provider_id: 'storecredit', amount: 6.99, offline: false }],
  });
  expect(asCredit).toMatchObject({
    status: 422,
    body: { title: 'Unable to provide store credit for a guest customer.' },
  });
  expect(await refund([piece], 7)).toMatchObject({ status: 422 });
  expect(
    await refund(
      [
        { ...piece, quantity: 2 },
        { ...piece, quantity: 2 },
      ],
      28,
    ),
  ).toMatchObject({ status: 422 });
  expect(await refund([piece])).toMatchObject({ status: 201, body: { data: { total_amount: 6.99 } } });
  expect((await sandbox.rest('GET', `/v2/orders/${id}`)).body).toMatchObject({
    status: 'Partially Refunded',
    refunded_amount: '6.9900',
  });
  expect(await refund([{ ...piece, quantity: 3 }])).toMatchObject({ status: 422 });
  // 21.00 less a penny, of which 6.99 went back: 14.00 for the other two, and the delivery of 25.00.
  await refund(
    [
      { ...piece, quantity: 2 },
      { item_type: 'SHIPPING', item_id: 1, amount: 25 },
    ],
    39,
  );
  expect((await sandbox.rest('GET', `/v2/orders/${id}`)).body).toMatchObject({
    status: 'Refunded',
    refunded_amount: '45.9900',
  });
  expect(await refund([{ item_type: 'ORDER', item_id: 1, amount: 0.01 }], 0.01)).toMatchObject({
    status: 422,
  });
  expect((await sandbox.rest('GET', `/v3/orders/${id}/payment_actions/refunds`)).body).toMatchObject({
    data: [{ total_amount: 6.99 }, { total_amount: 39, reason: 'Changed my mind' }],
  });
});
