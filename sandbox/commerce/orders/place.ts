import type { Parts } from '../../parts.ts';
import { issuePaymentToken } from '../../payments/token.ts';
import { first, run } from '../../store/rows.ts';
import { transaction } from '../../store/store.ts';
import { enqueueWebhook } from '../../webhooks/queue.ts';
import { cartMissing } from '../cart/errors.ts';
import { readCart } from '../cart/read.ts';
import { CheckoutError } from '../checkout/errors.ts';
import { checkoutOf } from '../checkout/read.ts';
import { requireReady } from '../checkout/ready.ts';
import type { Checkout } from '../checkout/types.ts';
import { draftOf, fingerprintOf } from './from-checkout.ts';
import { holdOrder, releaseOrder } from './hold.ts';
import { makeOrderNumber } from './number.ts';
import { INCOMPLETE } from './statuses.ts';
import { settleOrder } from './settle.ts';
import { stockChanged } from './stock.ts';
import { insertOrder, rewriteOrder } from './write.ts';

/** How long an unpaid order holds its stock, in milliseconds: longer than any bank's own page waits. */
export const HOLD_MS = 30 * 60_000;

export interface Placed {
  orderId: number;
  /** Token to pay with; `null` if there is nothing left to pay. */
  token: string | null;
}

/**
 * Places the order of a checkout and reserves its stock, in one transaction. A checkout has one order
 * (`orders_one_per_checkout`), so further calls by anyone return the same number. If the cart has changed in the
 * meantime, the unpaid order is rewritten under that number. `customerId` is the caller's; `null` for a visitor.
 * @throws CartError, CheckoutError
 */
export function placeOrder(parts: Parts, checkoutId: string, customerId: number | null): Placed {
  const { store, clock } = parts;
  const done = transaction(store, (): Placed | CheckoutError => {
    const now = clock();
    const cart = readCart(store, checkoutId);
    if (!cart) return alreadyPaid(parts, checkoutId, customerId);
    if (cart.customerId !== 0 && cart.customerId !== customerId) throw cartMissing();
    const checkout = checkoutOf(store, cart, now);
    requireReady(checkout);
    // The caller was quoted another total and has not agreed to this one. The error is returned, not thrown, so that
    // the new total is committed.
    if (checkout.quoted !== checkout.prices.total) return changedTotal(parts, checkout);
    const orderId = namingLine(checkout, () => writeOrder(parts, checkout, now));
    if (checkout.prices.outstanding === 0) {
      settleOrder(parts, orderId, null);
      return { orderId, token: null };
    }
    return { orderId, token: issuePaymentToken(parts, orderId) };
  });
  if (done instanceof CheckoutError) throw done;
  stockChanged(parts, done.orderId);
  return done;
}

function writeOrder(parts: Parts, checkout: Checkout, now: number): number {
  const { store } = parts;
  const known = first<{ id: number; fingerprint: string }>(
    store,
    'SELECT id, fingerprint FROM orders WHERE cart_id = ? AND revision > 0',
    checkout.cart.id,
  );
  const draft = draftOf(checkout, known?.id ?? freeNumber(parts), now);
  const fingerprint = fingerprintOf(draft, checkout);
  if (known?.fingerprint !== fingerprint) {
    if (known) releaseOrder(parts, known.id);
    if (known) rewriteOrder(store, draft);
    else insertOrder(store, draft);
    run(
      store,
      'UPDATE orders SET revision = revision + 1, fingerprint = ? WHERE id = ?',
      fingerprint,
      draft.number,
    );
    for (const { id, used } of checkout.prices.certificates.filter((each) => each.used > 0)) {
      const sql = 'INSERT INTO order_certificate (order_id, certificate_id, amount) VALUES (?, ?, ?)';
      run(store, sql, draft.number, id, used);
    }
    if (!known) enqueueWebhook(parts, 'store/order/created', { type: 'order', id: draft.number });
  }
  // Always written: a cart that was changed and changed back is the same order, but at a later version.
  run(
    store,
    'INSERT OR REPLACE INTO placed_checkout (cart_id, customer_id, order_id, snapshot) VALUES (?, ?, ?, ?)',
    checkout.cart.id,
    checkout.cart.customerId,
    draft.number,
    JSON.stringify({ ...checkout, orderId: draft.number }),
  );
  holdOrder(parts, draft.number, now + HOLD_MS);
  return draft.number;
}

/** Adds the cart line to a stock error, which names only the product. */
function namingLine<T>({ cart }: Checkout, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof CheckoutError) || error.type !== 'CartLineItemError') throw error;
    const variant = error.context.find(({ field }) => field === 'variantEntityId')?.value;
    const line = cart.lines.find(({ variantId }) => String(variantId) === variant);
    throw new CheckoutError(error.type, error.code, error.message, {
      lineItemEntityId: line?.id ?? '',
      ...Object.fromEntries(error.context.map(({ field, value }) => [field, value ?? ''])),
    });
  }
}

function freeNumber({ store }: Parts): number {
  for (;;) {
    const number = makeOrderNumber();
    if (!first(store, 'SELECT 1 FROM orders WHERE id = ?', number)) return number;
  }
}

function alreadyPaid({ store }: Parts, checkoutId: string, customerId: number | null): Placed {
  const row = first<{ order_id: number; customer_id: number }>(
    store,
    `SELECT p.order_id, p.customer_id FROM placed_checkout AS p JOIN orders AS o ON o.id = p.order_id
     WHERE p.cart_id = ? AND o.status <> ?`,
    checkoutId.toLowerCase(),
    INCOMPLETE,
  );
  if (!row || (row.customer_id !== 0 && row.customer_id !== customerId)) throw cartMissing();
  return { orderId: row.order_id, token: null };
}

function changedTotal({ store }: Parts, { cart, quoted, prices }: Checkout): CheckoutError {
  run(store, 'UPDATE checkout SET quoted = ? WHERE cart_id = ?', prices.total, cart.id);
  const pounds = (pence: number): string => (pence / 100).toFixed(2);
  return new CheckoutError(
    'CartError',
    'CART_CONSISTENCY_ERROR',
    `The total has changed from £${pounds(quoted ?? 0)} to £${pounds(prices.total)}`,
    { grandTotal: pounds(prices.total) },
  );
}
