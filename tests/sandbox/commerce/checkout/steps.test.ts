import { expect, test } from 'vitest';
import { all, run } from '../../../../sandbox/store/rows.ts';
import { PRODUCTS } from '../../catalogue.ts';
import { openSandbox } from '../../fixture.ts';
import { openWithCustomers, PAT, SAM, signedIn } from '../two-customers.ts';
import { CREATE_CHECKOUT, UPDATE_CHECKOUT } from './documents.ts';
import { type Checkout, HOME, Shopper } from './shopper.ts';

const washer = { productEntityId: PRODUCTS.washer, quantity: 1 };
const filters = { productEntityId: PRODUCTS.filters, quantity: 2 };

test('a new cart is a checkout in which nothing has been entered', async () => {
  await using sandbox = await openSandbox();
  const shopper = await Shopper.with(sandbox, [washer]);
  expect(await shopper.read()).toMatchObject({
    entityId: shopper.id,
    subtotal: { value: 429 },
    grandTotal: { value: 429 },
    taxTotal: { value: 71.5 },
    taxes: [{ name: 'VAT', amount: { value: 71.5 } }],
    billingAddress: null,
    shippingConsignments: [],
    coupons: [],
    order: null,
  });
});

test('billing and delivery addresses are entered, and a delivery option is chosen', async () => {
  await using sandbox = await openSandbox();
  const shopper = await Shopper.with(sandbox, [filters]);
  const { billingAddress } = await shopper.step('addBilling', {
    data: { address: { email: 'pat@example.org', countryCode: 'gb', shouldSaveAddress: false } },
  });
  expect(billingAddress).toMatchObject({ email: 'pat@example.org', countryCode: 'GB', city: '' });
  const changed = await shopper.step('updateBilling', {
    addressEntityId: billingAddress?.entityId,
    data: { address: HOME },
  });
  expect(changed.billingAddress).toMatchObject({ entityId: billingAddress?.entityId, city: 'Leeds' });
  const checkout = await shopper.address({ ...HOME, postalCode: 'bt11aa' });
  // 20 August 2026 is a Thursday: Northern Ireland takes three working days more than the mainland's Saturday.
  expect(checkout.shippingConsignments[0]?.selectedShippingOption).toMatchObject({
    description: 'Two-person delivery, Thursday 27 August 2026',
    transitTime: '2026-08-27',
    cost: { value: 65 },
  });
  expect(checkout).toMatchObject({
    subtotal: { value: 14 },
    shippingCostTotal: { value: 65 },
    grandTotal: { value: 79 },
    taxTotal: { value: 13.17 },
  });
});

test('a delivery coupon lowers the delivery cost, and a goods coupon the tax on the goods', async () => {
  await using sandbox = await openSandbox();
  const { store } = sandbox;
  run(store, "INSERT INTO coupon (code, name, kind, value) VALUES ('VAN', 'Van', 'delivery', 1000)");
  run(store, "INSERT INTO coupon (code, name, kind, value) VALUES ('HALF', 'Half', 'percent', 50)");
  const shopper = await Shopper.with(sandbox, [filters]);
  await shopper.address();
  const { shippingConsignments } = await shopper.step('applyCoupon', { data: { couponCode: 'VAN' } });
  const options = shippingConsignments[0]?.availableShippingOptions ?? [];
  expect(options.map(({ cost, costAfterDiscount: after }) => cost.value - after.value)).toEqual(
    options.map(({ cost }) => Math.min(cost.value, 10)),
  );
  await shopper.step('removeCoupon', { data: { couponCode: 'VAN' } });
  await shopper.step('applyCoupon', { data: { couponCode: 'HALF' } });
  const query = `query ($id: String) { site { cart(entityId: $id) { lineItems { physicalItems { taxTotal { value } } } } } }`;
  const { data } = await sandbox.graphql(query, { id: shopper.id });
  expect(data).toEqual({ site: { cart: { lineItems: { physicalItems: [{ taxTotal: { value: 1.17 } }] } } } });
});

test('an address outside the delivery area has no delivery options', async () => {
  await using sandbox = await openSandbox();
  const shopper = await Shopper.with(sandbox, [washer]);
  for (const postalCode of ['JE2 3AB', 'not a postcode', '']) {
    await expect(shopper.address({ ...HOME, postalCode })).rejects.toThrow('Nothing is sent there.');
  }
});

test('a consignment loses lines that are removed, can move to another address and can be deleted', async () => {
  await using sandbox = await openSandbox();
  const shopper = await Shopper.with(sandbox, [washer, filters]);
  const { shippingConsignments, cart } = await shopper.address();
  const [first, second] = cart.lineItems.physicalItems;
  const consignmentEntityId = shippingConsignments[0]?.entityId;
  expect(shippingConsignments[0]?.lineItemIds).toEqual([first?.entityId, second?.entityId]);
  await sandbox.rest('DELETE', `/v3/carts/${shopper.id}/items/${second?.entityId}`);
  expect((await shopper.read()).shippingConsignments[0]?.lineItemIds).toEqual([first?.entityId]);
  const moved = await shopper.step('updateConsignment', {
    consignmentEntityId,
    data: {
      consignment: {
        address: { ...HOME, postalCode: 'IV1 1AA' },
        lineItems: [{ lineItemEntityId: first?.entityId, quantity: 1 }],
      },
    },
  });
  // The day that was chosen for Leeds is too early for the Highlands.
  expect(moved.shippingConsignments[0]).toMatchObject({ selectedShippingOption: null });
  const left = await shopper.step('deleteConsignment', { consignmentEntityId });
  expect(left.shippingConsignments).toEqual([]);
});

test('unknown, stale and impossible requests are refused as the platform does', async () => {
  await using sandbox = await openSandbox();
  const shopper = await Shopper.with(sandbox, [washer]);
  const { version } = await shopper.address();
  const refused = (name: Parameters<Shopper['step']>[0], input: object): Promise<string> =>
    shopper.step(name, input).then(
      () => 'taken',
      ({ message }: Error) => message,
    );
  expect(await refused('message', { data: { message: 'Hi' }, version: version - 1 })).toContain('conflict');
  expect(await refused('message', { checkoutEntityId: crypto.randomUUID(), data: { message: 'Hi' } })).toBe(
    'Not Found: Cart does not exist',
  );
  expect(await refused('deleteConsignment', { consignmentEntityId: 'x' })).toContain('Not Found');
  expect(await refused('updateBilling', { addressEntityId: 'x', data: { address: HOME } })).toContain(
    'Not Found',
  );
  expect(await refused('addBilling', { data: { address: { ...HOME, email: 'pat' } } })).toContain('e-mail');
  expect(await refused('addBilling', { data: { address: { ...HOME, countryCode: 'XX' } } })).toContain('XX');
  expect(
    await refused('addConsignments', {
      data: { consignments: [{ address: HOME, lineItems: [{ lineItemEntityId: 'x', quantity: 1 }] }] },
    }),
  ).toContain('Line item');
  const message = await shopper.step('message', { data: { message: ' Ring twice ' }, version });
  expect(message).toMatchObject({ customerMessage: 'Ring twice', version: version + 1 });
  await shopper.step('spamProtection', { data: { token: 'any' } });
});

test('a customer’s checkout is hidden from other customers', async () => {
  await using sandbox = await openWithCustomers();
  const shopper = await Shopper.with(sandbox, [washer], signedIn(sandbox, PAT));
  await shopper.address();
  const { data } = await sandbox.graphql(
    'query ($id: String) { site { checkout(entityId: $id) { entityId } } }',
    { id: shopper.id },
    signedIn(sandbox, SAM),
  );
  expect(data).toEqual({ site: { checkout: null } });
});

test('an address is saved to the customer’s address book on request, once', async () => {
  await using sandbox = await openWithCustomers();
  const book = (): unknown => all(sandbox.store, 'SELECT customer_id, city, postcode FROM customer_address');
  const shopper = await Shopper.with(sandbox, [washer], signedIn(sandbox, PAT));
  await shopper.address();
  expect(book()).toEqual([]);
  await shopper.address({ ...HOME, shouldSaveAddress: true });
  expect(book()).toEqual([{ customer_id: PAT.id, city: 'Leeds', postcode: 'LS1 1AA' }]);
  const guest = await Shopper.with(sandbox, [washer]);
  await guest.address({ ...HOME, shouldSaveAddress: true });
  expect(book()).toHaveLength(1);
});

test('a whole checkout is created or changed in one call, or not at all', async () => {
  await using sandbox = await openSandbox();
  run(sandbox.store, "INSERT INTO coupon (code, name, kind, value) VALUES ('TEN', 'Ten', 'percent', 10)");
  interface Whole {
    checkout: Record<string, { checkout: Checkout | null; errors: object[] }>;
  }
  const send = async (document: string, input: object) => {
    const { data } = await sandbox.graphql<Whole>(document, { input });
    const found = Object.values(data?.checkout ?? {})[0];
    if (!found) throw new Error('No answer.');
    return found;
  };
  const { checkout, errors } = await send(CREATE_CHECKOUT, {
    lineItems: [washer],
    billingAddress: HOME,
    shippingConsignments: [{ address: HOME, selectRecommendedOption: true }],
    coupons: ['ten'],
  });
  expect(errors).toEqual([]);
  expect(checkout).toMatchObject({ grandTotal: { value: 386.1 }, coupons: [{ code: 'TEN' }] });
  const changed = await send(UPDATE_CHECKOUT, {
    checkoutEntityId: checkout?.entityId,
    data: {
      lineItems: [{ entityId: checkout?.cart.lineItems.physicalItems[0]?.entityId, quantity: 2 }],
      customerMessage: 'Both upstairs',
      coupons: [],
    },
  });
  expect(changed.checkout).toMatchObject({
    subtotal: { value: 858 },
    coupons: [],
    customerMessage: 'Both upstairs',
  });
  const refused = await send(UPDATE_CHECKOUT, {
    checkoutEntityId: checkout?.entityId,
    data: { customerMessage: 'Lost', coupons: ['NONE'] },
  });
  expect(refused).toMatchObject({
    checkout: null,
    errors: [{ __typename: 'CheckoutCouponError', coupon: 'COUPON_INVALID' }],
  });
  const after = await send(UPDATE_CHECKOUT, { checkoutEntityId: checkout?.entityId, data: {} });
  expect(after.checkout?.customerMessage).toBe('Both upstairs');
  expect(await send(CREATE_CHECKOUT, { lineItems: [{ ...washer, quantity: 6 }] })).toMatchObject({
    errors: [{ __typename: 'CartLineItemError', line: 'INSUFFICIENT_STOCK' }],
  });
});
