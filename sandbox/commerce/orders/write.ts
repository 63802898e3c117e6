import { run } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { orderTotals } from './totals.ts';
import type { OrderDraft } from './types.ts';
import { addressText, insertConsignment } from './write-consignment.ts';

/** Inserts an order. Call it inside a transaction. @throws if its number is taken */
export function insertOrder(store: Store, draft: OrderDraft): void {
  const { number, billing } = draft;
  const { total, tax } = orderTotals(draft);
  run(
    store,
    `INSERT INTO orders (id, status, customer_id, email, total, tax, refunded, created_at, updated_at, cart_id, discount,
       message, billing) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    number,
    draft.status,
    draft.customerId,
    billing.email,
    total,
    tax,
    draft.refunded,
    draft.createdAt,
    draft.updatedAt,
    draft.cartId,
    draft.discount,
    draft.message,
    addressText(billing),
  );
  insertContents(store, draft);
  if (draft.payment) {
    run(
      store,
      'INSERT INTO order_payment (order_id, method_id, method_name, amount) VALUES (?, ?, ?, ?)',
      number,
      draft.payment.methodId,
      draft.payment.methodName,
      total,
    );
  }
}

/** Rewrites an unpaid order under the same number. Call it inside a transaction. */
export function rewriteOrder(store: Store, draft: OrderDraft): void {
  const { number, billing } = draft;
  const { total, tax } = orderTotals(draft);
  run(
    store,
    `UPDATE orders SET status = ?, customer_id = ?, email = ?, total = ?, tax = ?, updated_at = ?, discount = ?,
       message = ?, billing = ? WHERE id = ?`,
    draft.status,
    draft.customerId,
    billing.email,
    total,
    tax,
    draft.updatedAt,
    draft.discount,
    draft.message,
    addressText(billing),
    number,
  );
  for (const sql of [
    'DELETE FROM order_consignment WHERE order_id = ?',
    'DELETE FROM order_coupon WHERE order_id = ?',
    'DELETE FROM order_certificate WHERE order_id = ?',
  ]) {
    run(store, sql, number);
  }
  insertContents(store, draft);
}

function insertContents(store: Store, { number, coupons, consignments }: OrderDraft): void {
  for (const { code, amount } of coupons) {
    run(store, 'INSERT INTO order_coupon (order_id, code, amount) VALUES (?, ?, ?)', number, code, amount);
  }
  for (const consignment of consignments) insertConsignment(store, number, consignment);
}
