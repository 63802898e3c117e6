import type { Parts } from '../../parts.ts';
import { all, run } from '../../store/rows.ts';
import { type Store, transaction } from '../../store/store.ts';
import { enqueueWebhook } from '../../webhooks/queue.ts';
import { setOrderStatus } from './change.ts';
import { orderById } from './read.ts';
import { CERTIFICATE } from './settle.ts';
import { statusId } from './statuses.ts';
import { paidFor } from './totals.ts';
import type { Order } from './types.ts';

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
  createdAt: number;
}

/** A refund that the order does not allow. The message is for the person who requested it. */
export class RefundRefused extends Error {}

/**
 * Returns the amount of a refund, in pence. Units are refunded at the price paid after discounts; the refunds of all
 * units of a line add up to the price of the line.
 * @throws RefundRefused
 */
export function refundAmount(order: Order, items: readonly RefundItem[]): number {
  const lines = order.consignments.flatMap((each) => each.lines);
  const amount = items.reduce((sum, item) => {
    if (item.item_type !== 'PRODUCT') return sum + Math.round(item.amount * 100);
    const line = lines.find(({ id }) => id === item.item_id);
    if (!line) throw new RefundRefused(`The order has no product ${item.item_id}.`);
    if (line.refundedQuantity + item.quantity > line.quantity) {
      throw new RefundRefused(`${line.name}: ${line.quantity - line.refundedQuantity} are left to refund.`);
    }
    return sum + paidFor(line, line.refundedQuantity + item.quantity) - paidFor(line, line.refundedQuantity);
  }, 0);
  if (amount <= 0) throw new RefundRefused('There is nothing to refund.');
  if (order.payments.length === 0) throw new RefundRefused('The order is not paid for.');
  if (amount > order.total - certificatesBack(order) - order.refunded) {
    throw new RefundRefused('More than was paid and not refunded.');
  }
  return amount;
}

/** Returns the amount that a cancelled order has already returned to gift certificates. */
function certificatesBack({ status, payments }: Order): number {
  if (status !== statusId('Cancelled')) return 0;
  return payments.reduce((sum, { methodId, amount }) => sum + (methodId === CERTIFICATE ? amount : 0), 0);
}

/** Splits a refund over the payment methods of the order: the card first, then gift certificates. */
export function waysBack({ payments }: Order, amount: number): Order['payments'] {
  let left = amount;
  return payments
    .toSorted((a, b) => Number(a.methodId === CERTIFICATE) - Number(b.methodId === CERTIFICATE))
    .flatMap((payment) => {
      const part = Math.min(left, payment.amount);
      left -= part;
      return part > 0 ? [{ ...payment, amount: part }] : [];
    });
}

/** Records a refund and sets the resulting status of the order. @throws RefundRefused */
export function refundOrder(
  parts: Parts,
  orderId: number,
  items: readonly RefundItem[],
  reason: string,
): Refund {
  const { store, clock } = parts;
  return transaction(store, () => {
    const order = orderById(store, orderId);
    if (!order) throw new RefundRefused(`There is no order ${orderId}.`);
    const amount = refundAmount(order, items);
    const createdAt = clock();
    const { lastId: id } = run(
      store,
      'INSERT INTO order_refund (order_id, amount, reason, items, created_at) VALUES (?, ?, ?, ?, ?)',
      orderId,
      amount,
      reason,
      JSON.stringify(items),
      createdAt,
    );
    for (const item of items) {
      if (item.item_type !== 'PRODUCT') continue;
      const sql = 'UPDATE order_line SET refunded_quantity = refunded_quantity + ? WHERE id = ?';
      run(store, sql, item.quantity, item.item_id);
    }
    run(store, 'UPDATE orders SET refunded = refunded + ? WHERE id = ?', amount, orderId);
    enqueueWebhook(parts, 'store/order/refund/created', {
      type: 'order',
      id: orderId,
      refund: { refund_id: id },
    });
    const whole = order.refunded + amount === order.total;
    if (order.status !== statusId('Cancelled')) {
      setOrderStatus(parts, orderId, statusId(whole ? 'Refunded' : 'Partially Refunded'));
    }
    return { id, orderId, amount, reason, items, createdAt };
  });
}

export function readRefunds(store: Store, orderId: number): Refund[] {
  return all<{ id: number; amount: number; reason: string; items: string; created_at: number }>(
    store,
    'SELECT id, amount, reason, items, created_at FROM order_refund WHERE order_id = ? ORDER BY id',
    orderId,
  ).map(({ id, amount, reason, items, created_at: createdAt }) => ({
    id,
    orderId,
    amount,
    reason,
    items: JSON.parse(items) as RefundItem[],
    createdAt,
  }));
}
