import { all, groupBy, list } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { readConsignments } from './consignments.ts';
import type { Order, OrderAddress } from './types.ts';

type OrderRow = {
  id: number;
  status: number;
  customer_id: number;
  total: number;
  tax: number;
  refunded: number;
  created_at: number;
  updated_at: number;
  cart_id: string | null;
  discount: number;
  message: string | null;
  billing: string;
  declined: number;
};
type CouponRow = { order_id: number; code: string; amount: number };
type PaymentRow = { order_id: number; method_id: string; method_name: string; amount: number };

/** Returns orders with everything that belongs to them, in the order of `ids`. Unknown ids are skipped. */
export function readOrders(store: Store, ids: readonly number[]): Order[] {
  const asked = list(ids);
  const rows = new Map(
    all<OrderRow>(
      store,
      `SELECT id, status, customer_id, total, tax, refunded, created_at, updated_at, cart_id, discount, message, billing,
         (SELECT status FROM payment WHERE order_id = orders.id ORDER BY updated_at DESC LIMIT 1) = 'declined' AS declined
       FROM orders WHERE id IN (SELECT value FROM json_each(?))`,
      asked,
    ).map((row) => [row.id, row]),
  );
  const coupons = groupBy(
    all<CouponRow>(
      store,
      `SELECT order_id, code, amount FROM order_coupon WHERE order_id IN (SELECT value FROM json_each(?)) ORDER BY id`,
      asked,
    ),
    'order_id',
  );
  const payments = groupBy(
    all<PaymentRow>(
      store,
      `SELECT order_id, method_id, method_name, amount FROM order_payment
       WHERE order_id IN (SELECT value FROM json_each(?)) ORDER BY id`,
      asked,
    ),
    'order_id',
  );
  const consignments = readConsignments(store, asked);
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    return {
      id,
      status: row.status,
      customerId: row.customer_id,
      total: row.total,
      tax: row.tax,
      refunded: row.refunded,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
      cartId: row.cart_id,
      discount: row.discount,
      message: row.message,
      billing: JSON.parse(row.billing) as OrderAddress,
      coupons: (coupons.get(id) ?? []).map(({ code, amount }) => ({ code, amount })),
      payments: (payments.get(id) ?? []).map((each) => ({
        methodId: each.method_id,
        methodName: each.method_name,
        amount: each.amount,
      })),
      declined: row.declined === 1,
      consignments: consignments.get(id) ?? [],
    };
  });
}

export function orderById(store: Store, id: number): Order | null {
  return readOrders(store, [id])[0] ?? null;
}
