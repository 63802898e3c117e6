import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { cartClock, forgetOldCarts } from '../../../sandbox/commerce/cart/plugin.ts';
import { OPTIONS, PRODUCTS } from '../catalogue.ts';
import { openParts, openSandbox, type TestSandbox } from '../fixture.ts';
import {
  ADD,
  CREATE_CART,
  CURRENCY,
  DELETE,
  DELETE_METAFIELD,
  GET_CART,
  METAFIELD,
  REDIRECT_URLS,
  REMOVE,
  UPDATE,
  UPDATE_METAFIELD,
} from './documents.ts';

interface Cart {
  entityId: string;
  lineItems: { physicalItems: { entityId: string }[] };
}

interface Created {
  cart: { createCart: { cart: Cart } };
}

async function create(sandbox: TestSandbox, lineItems: object[]): Promise<Cart> {
  const { data, errors } = await sandbox.graphql<Created>(CREATE_CART, { input: { lineItems } });
  expect(errors).toEqual([]);
  if (!data) throw new Error('No cart.');
  return data.cart.createCart.cart;
}

const washer = { productEntityId: PRODUCTS.washer, quantity: 2 };

test('a cart expires thirty days after its last change', async () => {
  await using sandbox = await openSandbox();
  const day = 86_400_000;
  const parts = { store: sandbox.store, clock: () => sandbox.clock.now };
  const { entityId: id } = await create(sandbox, [washer]);
  const read = async () =>
    (await sandbox.graphql<{ site: { cart: object | null } }>(GET_CART, { id })).data?.site.cart;
  const pass = (ms: number) => {
    sandbox.clock.now += ms;
    forgetOldCarts(parts);
  };
  pass(29 * day);
  const data = { lineItems: [{ productEntityId: PRODUCTS.washer, quantity: 1 }] };
  expect((await sandbox.graphql(ADD, { input: { cartEntityId: id, data } })).errors).toEqual([]);
  pass(30 * day - 1);
  expect(await read()).toMatchObject({ entityId: id });
  pass(1);
  expect(await read()).toBeNull();
  expect((await sandbox.graphql(ADD, { input: { cartEntityId: id, data } })).errors).toMatchObject([
    { message: 'Not Found: Cart does not exist' },
  ]);
});

test('a store that cannot delete old carts is reported, and does not end the sandbox', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const { parts, store } = openParts();
  await using app = Fastify();
  await cartClock(app, parts);
  store.exec('DROP TABLE cart');
  vi.advanceTimersByTime(60_000);
  expect(told.mock.calls.join()).toContain('Carts: no such table: cart');
  told.mockRestore();
  vi.useRealTimers();
});

test('a cart is created with the store’s prices', async () => {
  await using sandbox = await openSandbox();
  const cart = await create(sandbox, [
    washer,
    { sku: 'hose-15', quantity: 1 },
    {
      productEntityId: PRODUCTS.warranty,
      quantity: 1,
      selectedOptions: { textFields: [{ optionEntityId: OPTIONS.for, text: 'TW-914' }] },
    },
  ]);
  expect(cart).toMatchObject({
    currencyCode: 'GBP',
    isTaxIncluded: true,
    version: 1,
    baseAmount: { value: 969 },
    amount: { currencyCode: 'GBP', value: 969 },
    lineItems: {
      totalQuantity: 4,
      physicalItems: [
        {
          productEntityId: 1,
          variantEntityId: 1,
          brand: 'Tarnside',
          url: 'http://shop.test/tarnside-tw-914/',
          path: '/tarnside-tw-914/',
          listPrice: { value: 479 },
          salePrice: { value: 429 },
          extendedSalePrice: { value: 858 },
        },
        {
          sku: 'HOSE-15',
          selectedOptions: [
            { __typename: 'CartSelectedMultipleChoiceOption', value: '1.5 m', valueEntityId: OPTIONS.short },
          ],
        },
        { selectedOptions: [{ __typename: 'CartSelectedTextFieldOption', name: 'For', text: 'TW-914' }] },
      ],
    },
  });
  const { data } = await sandbox.graphql(GET_CART, { id: cart.entityId.toUpperCase() });
  expect(data).toEqual({ site: { cart } });
});

test('lines are added, changed and removed, and the cart is deleted with its last line', async () => {
  await using sandbox = await openSandbox();
  const { entityId: cartEntityId, lineItems } = await create(sandbox, [washer]);
  const lineItemEntityId = lineItems.physicalItems[0]?.entityId;
  const added = await sandbox.graphql(ADD, {
    input: { cartEntityId, version: 1, data: { lineItems: [{ ...washer, quantity: 1 }] } },
  });
  expect(added.data).toMatchObject({
    cart: { addCartLineItems: { cart: { version: 2, lineItems: { totalQuantity: 3 } } } },
  });
  const change = { cartEntityId, lineItemEntityId, data: { lineItem: { ...washer, quantity: 5 } } };
  const stale = await sandbox.graphql(UPDATE, { input: { ...change, version: 1 } });
  expect(stale.errors[0]?.message).toContain('Request conflict: ');
  const updated = await sandbox.graphql(UPDATE, { input: change });
  expect(updated.data).toMatchObject({
    cart: { updateCartLineItem: { cart: { lineItems: { totalQuantity: 5 } } } },
  });
  const removed = await sandbox.graphql(REMOVE, { input: { cartEntityId, lineItemEntityId } });
  expect(removed.data).toEqual({
    cart: {
      deleteCartLineItem: {
        deletedLineItemEntityId: lineItemEntityId,
        deletedCartEntityId: cartEntityId,
        cart: null,
      },
    },
  });
  expect((await sandbox.graphql(GET_CART, { id: cartEntityId })).data).toEqual({ site: { cart: null } });
});

test('a refused cart mutation is a top-level error with its path', async () => {
  await using sandbox = await openSandbox();
  const missing = await sandbox.graphql(ADD, { input: { cartEntityId: 'x', data: { lineItems: [washer] } } });
  expect(missing).toMatchObject({
    status: 200,
    data: { cart: { addCartLineItems: null } },
    errors: [{ message: 'Not Found: Cart does not exist', path: ['cart', 'addCartLineItems'] }],
  });
  const refusal = async (lineItem: object) =>
    (await sandbox.graphql(CREATE_CART, { input: { lineItems: [lineItem] } })).errors[0]?.message;
  expect(await refusal({ ...washer, quantity: 6 })).toBe(
    'Not enough stock: (1) Tarnside TW-914: 5 available',
  );
  expect(await refusal({ ...washer, quantity: 0 })).toMatch(
    /^Missing required fields\.: .*lineItems\.\*\.quantity$/,
  );
  expect(await refusal({ productEntityId: PRODUCTS.hose, quantity: 1 })).toContain('variant ID is required');
  expect(await refusal({ productEntityId: 999_999, quantity: 1 })).toBe(
    'Not Found: Provided product ID (999999) does not represent a valid product',
  );
  expect(await refusal({ quantity: 1 })).toBe('A product ID, variant ID or SKU is required');
  expect(await sandbox.graphql(CREATE_CART, { input: {} })).toMatchObject({
    data: { cart: { createCart: null } },
  });
});

test('a cart can be deleted once', async () => {
  await using sandbox = await openSandbox();
  const input = { cartEntityId: (await create(sandbox, [washer])).entityId };
  expect((await sandbox.graphql(DELETE, { input })).data).toEqual({
    cart: { deleteCart: { deletedCartEntityId: input.cartEntityId } },
  });
  expect((await sandbox.graphql(DELETE, { input })).errors[0]?.message).toBe(
    'Not Found: Cart does not exist',
  );
});

test('a cart accepts pounds only', async () => {
  await using sandbox = await openSandbox();
  const cartEntityId = (await create(sandbox, [washer])).entityId;
  const change = (currencyCode: string) =>
    sandbox.graphql(CURRENCY, { input: { cartEntityId, data: { currencyCode } } });
  expect((await change('GBP')).data).toEqual({
    cart: { updateCartCurrency: { cart: { currencyCode: 'GBP' } } },
  });
  expect((await change('EUR')).errors[0]?.message).toBe('Currency EUR is not transactional');
});

test('a cart keeps metafields, and refusals are in the payload', async () => {
  await using sandbox = await openSandbox();
  const cartEntityId = (await create(sandbox, [washer])).entityId;
  const note = async (key: string, id = cartEntityId) => {
    const { data } = await sandbox.graphql(METAFIELD, {
      input: { cartEntityId: id, data: { key, value: 'v' } },
    });
    return (data as { cart: { createCartMetafield: object } }).cart.createCartMetafield;
  };
  expect(await note('slot')).toMatchObject({ metafield: { key: 'slot', value: 'v' }, errors: [] });
  expect(await note('slot')).toMatchObject({
    metafield: null,
    errors: [{ __typename: 'AlreadyExistsError' }],
  });
  expect(await note('')).toMatchObject({
    errors: [{ __typename: 'ValidationError', path: ['data', 'key'] }],
  });
  expect(await note('slot', 'x')).toMatchObject({ errors: [{ __typename: 'NotFoundError' }] });
});

test('createCartRedirectUrls returns the address of the checkout', async () => {
  await using sandbox = await openSandbox();
  const cartEntityId = (await create(sandbox, [washer])).entityId;
  const { data } = await sandbox.graphql(REDIRECT_URLS, { input: { cartEntityId } });
  expect(data).toMatchObject({
    cart: {
      createCartRedirectUrls: {
        redirectUrls: {
          redirectedCheckoutUrl: expect.stringContaining(
            `http://sandbox.test/checkout/${cartEntityId}?token=`,
          ) as string,
        },
        errors: [],
      },
    },
  });
  const none = await sandbox.graphql(REDIRECT_URLS, {});
  expect(none.data).toMatchObject({
    cart: { createCartRedirectUrls: { errors: [{ message: 'Cart does not exist' }] } },
  });
});

test('a cart metafield is read, changed and deleted', async () => {
  await using sandbox = await openSandbox();
  const { entityId: cartEntityId } = await create(sandbox, [washer]);
  const send = async (query: string, input: object): Promise<object | null> =>
    (await sandbox.graphql(query, { input: { cartEntityId, ...input } })).data;
  const made = await sandbox.graphql<{
    cart: { createCartMetafield: { metafield: { entityId: number } } };
  }>(METAFIELD, { input: { cartEntityId, data: { key: 'note', value: 'one' } } });
  const metafieldEntityId = made.data?.cart.createCartMetafield.metafield.entityId;

  expect(await send(UPDATE_METAFIELD, { metafieldEntityId, data: { value: 'two' } })).toMatchObject({
    cart: { updateCartMetafield: { metafield: { key: 'note', value: 'two' }, errors: [] } },
  });
  const { data } = await sandbox.graphql(GET_CART, { id: cartEntityId });
  expect(data).toMatchObject({
    site: { cart: { metafields: { edges: [{ node: { key: 'note', value: 'two' } }] } } },
  });
  const gone = { deleteCartMetafield: { deletedMetafieldEntityId: metafieldEntityId, errors: [] } };
  expect(await send(DELETE_METAFIELD, { metafieldEntityId })).toMatchObject({ cart: gone });
  expect(await send(DELETE_METAFIELD, { metafieldEntityId })).toMatchObject({
    cart: { deleteCartMetafield: { errors: [{ __typename: 'NotFoundError' }] } },
  });
});
