import { all } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import type { Returned } from './ways-back.ts';

/** An item to refund: units of a line, or an amount in pounds for the delivery or the order as a whole. */
export type RefundItem =
  | { item_type: 'PRODUCT'; item_id: number; quantity: number }
  | { item_type: 'SHIPPING' | 'ORDER'; item_id: number; amount: number };

export interface Refund {
  id: number;
  orderId: number;
  amount: number;
  reason: string;
  items: readonly RefundItem[];
  payments: readonly Returned[];
  createdAt: number;
}

/** Returns the refunds of an order, oldest first. */
export function readRefunds(store: Store, orderId: number): Refund[] {
  return all<{
    id: number;
    amount: number;
    reason: string;
    items: string;
    payments: string;
    created_at: number;
  }>(
    store,
    'SELECT id, amount, reason, items, payments, created_at FROM order_refund WHERE order_id = ? ORDER BY id',
    orderId,
  ).map(({ id, amount, reason, items, payments, created_at: createdAt }) => ({
    id,
    orderId,
    amount,
    reason,
    items: JSON.parse(items) as RefundItem[],
    payments: JSON.parse(payments) as Returned[],
    createdAt,
  }));
}
