import type { Parts } from '../../parts.ts';
import { all, first, run } from '../../store/rows.ts';
import { transaction } from '../../store/store.ts';
import { CheckoutError } from '../checkout/errors.ts';
import { INCOMPLETE } from './statuses.ts';
import { giveUnitsBack, stockChanged, takeUnits } from './stock.ts';

type CertificateRow = { certificate_id: number; amount: number };

/**
 * Reserves what only one order can have: stock, one use of its coupons, and the amounts from gift certificates. If the
 * order already holds them, only extends the time. Call it inside a transaction.
 * @throws CheckoutError if something is no longer available
 */
export function holdOrder(parts: Parts, orderId: number, until: number): void {
  const { store } = parts;
  const { changes } = run(
    store,
    'UPDATE orders SET held = 1, due_at = ? WHERE id = ? AND held = 0',
    until,
    orderId,
  );
  if (changes === 0) {
    run(store, 'UPDATE orders SET due_at = ? WHERE id = ?', until, orderId);
    return;
  }
  takeUnits(parts, orderId);
  run(
    store,
    'UPDATE coupon SET uses = uses + 1 WHERE code IN (SELECT code FROM order_coupon WHERE order_id = ?)',
    orderId,
  );
  for (const { certificate_id, amount } of certificatesOf(parts, orderId)) {
    const taken = run(
      store,
      'UPDATE gift_certificate SET balance = balance - ?1 WHERE id = ?2 AND balance >= ?1',
      amount,
      certificate_id,
    );
    if (taken.changes === 0) {
      throw new CheckoutError(
        'CartError',
        'CART_CONSISTENCY_ERROR',
        'A gift certificate was spent elsewhere',
      );
    }
  }
}

/** Releases everything an order holds. Further calls have no effect. Call it inside a transaction. */
export function releaseOrder(parts: Parts, orderId: number): void {
  const { store } = parts;
  const { changes } = run(
    store,
    'UPDATE orders SET held = 0, due_at = NULL WHERE id = ? AND held = 1',
    orderId,
  );
  if (changes === 0) return;
  giveUnitsBack(parts, orderId);
  run(
    store,
    'UPDATE coupon SET uses = max(0, uses - 1) WHERE code IN (SELECT code FROM order_coupon WHERE order_id = ?)',
    orderId,
  );
  for (const { certificate_id, amount } of certificatesOf(parts, orderId)) {
    run(store, 'UPDATE gift_certificate SET balance = balance + ? WHERE id = ?', amount, certificate_id);
  }
}

/** Releases everything that any order holds. Call it inside a transaction. Returns the products whose stock changed. */
export function releaseAll(parts: Parts): number[] {
  const { store } = parts;
  const taken = all<{ id: number }>(
    store,
    'SELECT DISTINCT product_id AS id FROM order_line WHERE taken > 0',
  ).map(({ id }) => id);
  for (const { id } of all<{ id: number }>(store, 'SELECT id FROM orders WHERE held = 1')) {
    releaseOrder(parts, id);
  }
  return taken;
}

/**
 * Releases what the unpaid order of a cart holds. Called before the cart changes, as it will no longer match the order.
 */
export function releaseHeld(parts: Parts, cartId: string): void {
  const order = first<{ id: number }>(
    parts.store,
    'SELECT id FROM orders WHERE cart_id = ? AND revision > 0 AND held = 1 AND status = ?',
    cartId.toLowerCase(),
    INCOMPLETE,
  );
  if (!order) return;
  transaction(parts.store, () => releaseOrder(parts, order.id));
  stockChanged(parts, order.id);
}

function certificatesOf({ store }: Parts, orderId: number): CertificateRow[] {
  return all<CertificateRow>(
    store,
    'SELECT certificate_id, amount - refunded AS amount FROM order_certificate WHERE order_id = ?',
    orderId,
  );
}
