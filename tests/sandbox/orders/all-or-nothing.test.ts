import { expect, test } from 'vitest';
import { placeOrder } from '../../../sandbox/commerce/orders/place.ts';
import { pay } from '../../../sandbox/payments/pay.ts';
import { readPaymentToken } from '../../../sandbox/payments/token.ts';
import { run } from '../../../sandbox/store/rows.ts';
import { PRODUCTS } from '../catalogue.ts';
import { Shopper } from '../commerce/checkout/shopper.ts';
import { openSandbox, type TestSandbox } from '../fixture.ts';
import { partsOf } from './placed.ts';

/** Everything that an order touches. */
const TABLES = [
  'orders',
  'order_line',
  'order_consignment',
  'order_coupon',
  'order_certificate',
  'order_payment',
  'placed_checkout',
  'payment',
  'product',
  'coupon',
  'gift_certificate',
  'cart',
  'cart_line',
  'checkout',
  'event',
];

const everything = ({ store }: TestSandbox): string =>
  JSON.stringify(TABLES.map((name) => store.prepare(`SELECT * FROM "${name}"`).all()));

/** Lets the next write of this kind to a table fail, as a full disk would. */
function breakAt({ store }: TestSandbox, deed: string, table: string): () => void {
  store.exec(
    `CREATE TRIGGER broken BEFORE ${deed} ON "${table}" BEGIN SELECT RAISE(ABORT, 'disk is full'); END`,
  );
  return () => store.exec('DROP TRIGGER broken');
}

async function atTheTill(sandbox: TestSandbox): Promise<Shopper> {
  run(sandbox.store, "INSERT INTO coupon (code, name, kind, value) VALUES ('TEN', 'Ten', 'percent', 10)");
  run(
    sandbox.store,
    "INSERT INTO gift_certificate (code, amount, balance, bought_at) VALUES ('GIFT', 500, 500, 0)",
  );
  const shopper = await Shopper.with(sandbox, [{ productEntityId: PRODUCTS.washer, quantity: 1 }]);
  await shopper.step('applyCoupon', { data: { couponCode: 'TEN' } });
  await shopper.step('applyCertificate', { data: { giftCertificateCode: 'GIFT' } });
  await shopper.address();
  return shopper;
}

test('an order whose writing fails at any step leaves nothing behind', async () => {
  await using sandbox = await openSandbox();
  const shopper = await atTheTill(sandbox);
  const before = everything(sandbox);
  for (const [deed, table] of [
    ['INSERT', 'orders'],
    ['INSERT', 'order_coupon'],
    ['INSERT', 'order_consignment'],
    ['INSERT', 'order_line'],
    ['UPDATE', 'orders'],
    ['INSERT', 'order_certificate'],
    ['INSERT', 'event'],
    ['INSERT', 'placed_checkout'],
    ['UPDATE', 'product'],
    ['UPDATE', 'order_line'],
    ['UPDATE', 'coupon'],
    ['UPDATE', 'gift_certificate'],
  ] as const) {
    const mend = breakAt(sandbox, deed, table);
    expect(() => placeOrder(partsOf(sandbox), shopper.id, null), `${deed} ${table}`).toThrow('disk is full');
    mend();
    expect(everything(sandbox)).toBe(before);
  }
  expect(placeOrder(partsOf(sandbox), shopper.id, null).orderId).toBeGreaterThan(0);
});

test('a payment whose writing fails at any step leaves nothing behind', async () => {
  await using sandbox = await openSandbox();
  const shopper = await atTheTill(sandbox);
  const parts = partsOf(sandbox);
  const { token } = placeOrder(parts, shopper.id, null);
  const grant = readPaymentToken(token ?? '', parts.config.clientSecret);
  if (!grant) throw new Error('No token.');
  const card = { number: '4111111111111111', expiryMonth: 12, expiryYear: 2030 };
  const attempt = () => pay(parts, { grant, card, key: 'the-one-try', returnUrl: 'http://shop.test/' });
  const before = everything(sandbox);
  for (const [deed, table] of [
    ['INSERT', 'payment'],
    ['INSERT', 'order_payment'],
    ['UPDATE', 'orders'],
    ['DELETE', 'cart'],
    ['INSERT', 'event'],
  ] as const) {
    const mend = breakAt(sandbox, deed, table);
    expect(attempt, `${deed} ${table}`).toThrow('disk is full');
    mend();
    expect(everything(sandbox)).toBe(before);
  }
  expect(attempt().payment.status).toBe('success');
});
