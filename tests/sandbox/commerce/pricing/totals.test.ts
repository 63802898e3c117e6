import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createCart } from '../../../../sandbox/commerce/cart/change.ts';
import { addBilling } from '../../../../sandbox/commerce/checkout/billing.ts';
import { addConsignments, selectOption } from '../../../../sandbox/commerce/checkout/consignments.ts';
import { applyCertificate, applyCoupon } from '../../../../sandbox/commerce/checkout/reductions.ts';
import { CheckoutError } from '../../../../sandbox/commerce/checkout/errors.ts';
import type { Checkout } from '../../../../sandbox/commerce/checkout/types.ts';
import { placeOrder } from '../../../../sandbox/commerce/orders/place.ts';
import { orderById } from '../../../../sandbox/commerce/orders/read.ts';
import { paidFor } from '../../../../sandbox/commerce/orders/totals.ts';
import { automaticOf } from '../../../../sandbox/commerce/pricing/prices.ts';
import { pay } from '../../../../sandbox/payments/pay.ts';
import { readPaymentToken } from '../../../../sandbox/payments/token.ts';
import { presentCart } from '../../../../sandbox/rest/carts/present.ts';
import { presentOrder } from '../../../../sandbox/rest/orders/present.ts';
import type { Parts } from '../../../../sandbox/parts.ts';
import { SET_DISCOUNT } from '../../../../sandbox/demo/seed/data/reductions.ts';
import { run } from '../../../../sandbox/store/rows.ts';
import { openParts } from '../../fixture.ts';
import { runs } from '../../../support/runs.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const pence = (pounds: unknown): number => Math.round(Number(pounds) * 100);

const line = fc.record({
  price: fc.integer({ min: 1, max: 300_000 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  kind: fc.constantFrom('washing-machine', 'hob', 'hood', 'dishwasher', 'fridge', 'kettle'),
  category: fc.constantFrom(3, 4),
});
const coupon = fc.record({
  kind: fc.constantFrom('percent', 'amount', 'delivery'),
  value: fc.integer({ min: 0, max: 100 }),
  minSpend: fc.constantFrom(0, 0, 50_000),
  categories: fc.constantFrom('[]', '[]', '[2]', '[4]'),
});
const basket = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 8 }),
  coupon: fc.option(coupon),
  certificates: fc.array(fc.integer({ min: 1, max: 400_000 }), { maxLength: 2 }),
  postcode: fc.constantFrom('LS1 1AA', 'BT1 1AA', 'ZE1 0AA', 'IV1 1AA'),
  split: fc.boolean(),
  option: fc.nat({ max: 9 }),
});
type Basket = typeof basket extends fc.Arbitrary<infer T> ? T : never;

const FIRST_ID = 101;

/** Gives the shop these goods, prices and reductions. */
function stock({ store }: Parts, { lines, coupon, certificates }: Basket): void {
  run(store, 'DELETE FROM coupon');
  run(store, 'DELETE FROM gift_certificate WHERE id NOT IN (SELECT certificate_id FROM order_certificate)');
  lines.forEach(({ price, kind, category }, index) => {
    const id = FIRST_ID + index;
    run(store, 'UPDATE product SET price = ?, kind = ?, stock = 1000 WHERE id = ?', price, kind, id);
    run(store, 'UPDATE product_category SET category_id = ? WHERE product_id = ?', category, id);
  });
  if (coupon) {
    const value = coupon.kind === 'percent' ? coupon.value : coupon.value * 97;
    run(
      store,
      `INSERT INTO coupon (code, name, kind, value, categories, min_spend) VALUES ('CODE', 'Code', ?, ?, ?, ?)`,
      coupon.kind,
      value,
      coupon.categories,
      coupon.minSpend,
    );
  }
  certificates.forEach((balance, index) =>
    run(
      store,
      'INSERT INTO gift_certificate (code, amount, balance, bought_at) VALUES (?, ?, ?, 0)',
      `${crypto.randomUUID()}-${index}`,
      balance,
      balance,
    ),
  );
}

/** Takes the basket as far as the day of delivery. */
function walk(parts: Parts, { lines, coupon, certificates, postcode, split, option }: Basket): Checkout {
  const items = lines.map(({ quantity }, index) => ({
    productId: FIRST_ID + index,
    quantity,
    selections: [],
  }));
  const cart = createCart(parts, 0, items);
  const address = {
    firstName: 'Pat',
    lastName: 'Moss',
    email: 'pat@example.org',
    address1: '1 High Street',
    city: 'Leeds',
    countryCode: 'GB',
    postalCode: postcode,
  };
  const all = cart.lines.map(({ id, quantity }) => ({ lineItemEntityId: id, quantity }));
  const groups = split && all.length > 1 ? [all.slice(0, 1), all.slice(1)] : [all];
  let checkout = addBilling(parts, cart.id, address, null);
  checkout = addConsignments(
    parts,
    cart.id,
    groups.map((lineItems) => ({ address, lineItems })),
    null,
  );
  for (const { id, options } of checkout.consignments) {
    checkout = selectOption(parts, cart.id, id, options[option]?.id ?? '', null);
  }
  try {
    if (coupon) checkout = applyCoupon(parts, cart.id, 'CODE', null);
  } catch (error) {
    if (!(error instanceof CheckoutError)) throw error;
  }
  const codes = parts.store.prepare('SELECT code FROM gift_certificate WHERE balance > 0').all();
  if (certificates.length > 0) {
    for (const { code } of codes) checkout = applyCertificate(parts, cart.id, String(code), null);
  }
  return checkout;
}

test('cart, checkout, order and payments equal the sum of their lines, to the penny', () => {
  const { parts } = openParts();
  run(
    parts.store,
    'INSERT INTO promotion (name, rule) VALUES (?, ?)',
    SET_DISCOUNT.name,
    JSON.stringify(SET_DISCOUNT.rule),
  );
  fc.assert(
    fc.property(basket, (given) => {
      stock(parts, given);
      const checkout = walk(parts, given);
      const { cart, prices, consignments } = checkout;
      const automatic = automaticOf(prices.promotions);
      const offGoods = prices.coupon?.goods ?? {};
      const lines = cart.lines.map(({ id, salePrice, quantity }) => {
        const off = (automatic[id] ?? 0) + (offGoods[id] ?? 0);
        expect(off).toBeLessThanOrEqual(salePrice * quantity);
        return salePrice * quantity - off;
      });
      const deliveries = consignments.map(({ selected, off }) => (selected?.cost ?? 0) - off);
      expect(Math.min(...lines, ...deliveries)).toBeGreaterThanOrEqual(0);
      expect(sum(lines) + sum(deliveries)).toBe(prices.total);
      expect(prices.outstanding + sum(prices.certificates.map(({ used }) => used))).toBe(prices.total);
      expect(Math.abs(prices.tax * 6 - prices.total)).toBeLessThanOrEqual(3);

      const now = parts.clock();
      const answer = { prices, config: parts.config, include: new Set<string>(), now };
      const shown = presentCart(cart, answer) as { cart_amount: number };
      expect(pence(shown.cart_amount)).toBe(sum(lines));

      const { orderId, token } = placeOrder(parts, cart.id, null);
      const grant = token === null ? null : readPaymentToken(token, parts.config.clientSecret);
      const card = { number: '4111111111111111', expiryMonth: 12, expiryYear: 2030 };
      if (grant) pay(parts, { grant, card, key: null, returnUrl: 'http://shop.test/' });
      const order = orderById(parts.store, orderId);
      if (!order) throw new Error('The order is gone.');
      const ordered = order.consignments.flatMap((each) => each.lines);
      expect(order.total).toBe(prices.total);
      expect(order.tax).toBe(prices.tax);
      expect(sum(ordered.map((each) => paidFor(each, each.quantity)))).toBe(sum(lines));
      expect(sum(ordered.map(({ discount }) => discount))).toBe(order.discount);
      expect(sum(order.payments.map(({ amount }) => amount))).toBe(order.total);
      const told = presentOrder(order, parts.config) as Record<string, string>;
      expect(pence(told['total_inc_tax'])).toBe(order.total);
      expect(pence(told['total_ex_tax']) + pence(told['total_tax'])).toBe(order.total);
      expect(
        pence(told['subtotal_inc_tax']) +
          pence(told['shipping_cost_inc_tax']) -
          pence(told['discount_amount']) -
          pence(told['coupon_discount']),
      ).toBe(order.total);
      parts.store.exec('UPDATE gift_certificate SET balance = 0');
    }),
    runs(150),
  );
}, 60_000);
