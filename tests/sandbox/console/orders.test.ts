import { expect, test } from 'vitest';
import { run } from '../../../sandbox/store/rows.ts';
import { PRODUCTS } from '../catalogue.ts';
import { Shopper } from '../commerce/checkout/shopper.ts';
import { openSandbox } from '../fixture.ts';
import { CARDS, payBy } from '../payments/till.ts';
import { look, send } from './by-hand.ts';

test('the console shows checkouts, payments, coupons and orders, and advances, sets and refunds an order', async () => {
  await using sandbox = await openSandbox();
  run(
    sandbox.store,
    "INSERT INTO coupon (code, name, kind, value) VALUES ('TEN', '10 % off', 'percent', 10)",
  );
  const shopper = await Shopper.with(sandbox, [{ productEntityId: PRODUCTS.washer, quantity: 1 }]);
  await shopper.step('applyCoupon', { data: { couponCode: 'ten' } });
  await shopper.address();
  const atCheckout = await look(sandbox, '/console/checkouts');
  for (const words of ['pat@example.org', 'LS1 1AA: Two-person delivery', 'TEN', '£386.10']) {
    expect(atCheckout).toContain(words);
  }
  const { orderEntityId, paymentAccessToken } = await shopper.complete();
  await payBy(sandbox, paymentAccessToken, CARDS.declined);
  await payBy(sandbox, paymentAccessToken, CARDS.visa);
  const payments = await look(sandbox, '/console/payments');
  expect(payments).toContain('declined (30102)');
  expect(payments).toContain('Visa ending 1111');
  expect(await look(sandbox, '/console/coupons')).toContain('10 % off');
  expect(await look(sandbox, '/console/orders')).toContain(`/console/orders/${orderEntityId}`);

  const page = `/console/orders/${orderEntityId}`;
  for (const words of [
    'Awaiting Fulfillment',
    '−£42.90',
    'Code TEN',
    'Nothing has been shipped.',
    '24 Aug 2026, 06:00',
  ]) {
    expect(await look(sandbox, page)).toContain(words);
  }
  for (const step of ['Pack it now', 'Send it now', 'Deliver it now']) {
    expect(await look(sandbox, page)).toContain(`<button>${step}</button>`);
    expect(await send(sandbox, page, 'next')).toBe('The order has moved to the next step.');
  }
  const arrived = await look(sandbox, page);
  expect(arrived).toMatch(/HW-\d{6}/);
  expect(arrived).not.toContain(`action="${page}/next"`);
  expect(await send(sandbox, page, 'refund', { amount: '400' })).toContain('Not changed. More than was paid');
  expect(await send(sandbox, page, 'refund', { amount: '386.10' })).toBe('The refund is made.');
  expect(await look(sandbox, page)).toContain('<dd>Refunded</dd>');
  expect(await send(sandbox, page, 'status', { status: '99' })).toBe('Not changed. There is no such status.');
  expect(await send(sandbox, page, 'status', { status: '10' })).toBe('The status is set.');
});
