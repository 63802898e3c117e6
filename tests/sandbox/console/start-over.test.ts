import { expect, test } from 'vitest';
import { all, run } from '../../../sandbox/store/rows.ts';
import { PRODUCTS, rowsOf, VARIANTS } from '../catalogue.ts';
import { Shopper } from '../commerce/checkout/shopper.ts';
import { SEARCH } from '../commerce/documents.ts';
import { openSandbox, type TestSandbox } from '../fixture.ts';
import { CARDS, payBy } from '../payments/till.ts';
import { send } from './by-hand.ts';

/** All that an order takes of, with the last washer and one of two hoses. */
async function openShop(): Promise<TestSandbox> {
  const sandbox = await openSandbox();
  const { store } = sandbox;
  run(store, 'UPDATE product SET stock = 1 WHERE id = ?', PRODUCTS.washer);
  run(store, 'UPDATE variant SET stock = 2 WHERE id = ?', VARIANTS.long);
  run(store, "INSERT INTO coupon (code, name, kind, value, uses) VALUES ('TEN', 'Ten', 'percent', 10, 7)");
  run(
    store,
    "INSERT INTO gift_certificate (code, amount, balance, bought_at) VALUES ('GIFT', 5000, 4000, 0)",
  );
  return sandbox;
}

const figures = ({ store }: TestSandbox): object => ({
  products: all(store, 'SELECT id, stock FROM product WHERE id <= 7 ORDER BY id'),
  variants: all(store, 'SELECT id, stock FROM variant ORDER BY id'),
  coupons: all(store, 'SELECT code, uses FROM coupon'),
  certificates: all(store, 'SELECT code, balance FROM gift_certificate'),
});

async function hasWasher(sandbox: TestSandbox): Promise<boolean> {
  const { data } = await sandbox.graphql(SEARCH, {
    filters: { searchTerm: 'TW-914', hideOutOfStock: true },
    first: 1,
  });
  return JSON.stringify(data).includes(`"entityId":${PRODUCTS.washer},`);
}

/** An order of both that a coupon makes cheaper and a certificate pays a part of. */
async function order(sandbox: TestSandbox): Promise<{ page: string; pay: () => Promise<unknown> }> {
  const shopper = await Shopper.with(sandbox, [
    { productEntityId: PRODUCTS.washer, quantity: 1 },
    { productEntityId: PRODUCTS.hose, variantEntityId: VARIANTS.long, quantity: 1 },
  ]);
  await shopper.step('applyCoupon', { data: { couponCode: 'TEN' } });
  await shopper.step('applyCertificate', { data: { giftCertificateCode: 'GIFT' } });
  await shopper.address();
  const { orderEntityId, paymentAccessToken } = await shopper.complete();
  return {
    page: `/console/orders/${orderEntityId}`,
    pay: async () => payBy(sandbox, paymentAccessToken, CARDS.visa),
  };
}

test.each<[string, (sandbox: TestSandbox) => Promise<void>]>([
  ['waits for its money', async (sandbox) => void (await order(sandbox))],
  ['is paid', async (sandbox) => void (await (await order(sandbox)).pay())],
  [
    'is cancelled, which gave everything back',
    async (sandbox) => {
      const { page, pay } = await order(sandbox);
      await pay();
      await send(sandbox, page, 'status', { status: '5' });
    },
  ],
  [
    'has left and was refunded, then cancelled',
    async (sandbox) => {
      const { page, pay } = await order(sandbox);
      await pay();
      await send(sandbox, page, 'next');
      await send(sandbox, page, 'next');
      await send(sandbox, page, 'refund', { amount: '100' });
      await send(sandbox, page, 'status', { status: '5' });
    },
  ],
])('a reset gives back what was taken by an order that %s', async (_, shop) => {
  await using sandbox = await openShop();
  const before = figures(sandbox);
  await shop(sandbox);
  await send(sandbox, '/console', 'reset');
  expect(all(sandbox.store, 'SELECT id FROM orders WHERE revision > 0')).toEqual([]);
  expect(figures(sandbox)).toEqual(before);
  expect(await hasWasher(sandbox)).toBe(true);
});

test('a reset deletes metafields of carts and orders, and keeps those of products', async () => {
  await using sandbox = await openShop();
  for (const owner of ['cart', 'order', 'product'])
    run(
      sandbox.store,
      "INSERT INTO metafield (owner, owner_id, namespace, key, value) VALUES (?, '1', 'test', 'note', 'x')",
      owner,
    );
  await send(sandbox, '/console', 'reset');
  const left = all(sandbox.store, "SELECT owner FROM metafield WHERE namespace = 'test'");
  expect(left).toEqual([{ owner: 'product' }]);
});

test('a reset tells the shop of restocked goods only', async () => {
  await using sandbox = await openShop();
  await order(sandbox);
  expect(await hasWasher(sandbox)).toBe(false);
  await send(sandbox, '/console', 'reset');
  const scopes = (rowsOf(sandbox.store, 'event') as { scope: string }[]).map(({ scope }) => scope);
  expect(scopes.toSorted()).toEqual([
    'store/product/inventory/order/updated',
    'store/sku/inventory/order/updated',
  ]);
});
