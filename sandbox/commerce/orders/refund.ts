import type { Parts } from '../../parts.ts';
import { run } from '../../store/rows.ts';
import { transaction } from '../../store/store.ts';
import { enqueueWebhook } from '../../webhooks/queue.ts';
import { setOrderStatus } from './change.ts';
import { orderById } from './read.ts';
import { readRefunds, type Refund, type RefundItem } from './read-refunds.ts';
import { CERTIFICATE } from './settle.ts';
import { statusId } from './statuses.ts';
import { paidFor } from './totals.ts';
import type { Order } from './types.ts';
import { creditCertificates, type Returned, returnedBy, waysBack } from './ways-back.ts';

/** A refund that the order does not allow. The message is for the person who requested it. */
export class RefundRefused extends Error {}

/**
 * Returns the amount of a refund, in pence. Units are refunded at the price paid after discounts; the refunds of all
 * units of a line add up to the price of the line.
 * @throws RefundRefused
 */
export function refundAmount(order: Order, items: readonly RefundItem[], refunds: readonly Refund[]): number {
  const lines = order.consignments.flatMap((each) => each.lines);
  const amount = merged(items).reduce((sum, item) => {
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
  if (amount > order.total - certificatesBack(order, refunds) - order.refunded) {
    throw new RefundRefused('More than was paid and not refunded.');
  }
  return amount;
}

/** Returns the items with all units of a line in one item. */
function merged(items: readonly RefundItem[]): RefundItem[] {
  const units = new Map<number, number>();
  for (const item of items) {
    if (item.item_type === 'PRODUCT') units.set(item.item_id, (units.get(item.item_id) ?? 0) + item.quantity);
  }
  return [
    ...items.filter(({ item_type: type }) => type !== 'PRODUCT'),
    ...[...units].map(([item_id, quantity]) => ({ item_type: 'PRODUCT' as const, item_id, quantity })),
  ];
}

/** Returns the amount that cancelling an order credited to gift certificates. */
function certificatesBack({ status, payments }: Order, refunds: readonly Refund[]): number {
  if (status !== statusId('Cancelled')) return 0;
  const paid = payments.reduce(
    (sum, { methodId, amount }) => sum + (methodId === CERTIFICATE ? amount : 0),
    0,
  );
  return paid - returnedBy(CERTIFICATE, refunds);
}

/**
 * Records a refund, credits gift certificates and sets the resulting status of the order.
 * @param payments how the amount is returned; by default the way it was paid
 * @throws RefundRefused
 */
export function refundOrder(
  parts: Parts,
  orderId: number,
  items: readonly RefundItem[],
  reason: string,
  payments: readonly Returned[] | null = null,
): Refund {
  const { store, clock } = parts;
  return transaction(store, () => {
    const order = orderById(store, orderId);
    if (!order) throw new RefundRefused(`There is no order ${orderId}.`);
    const refunds = readRefunds(store, orderId);
    const amount = refundAmount(order, items, refunds);
    const ways = payments ?? waysBack(order, refunds, amount);
    const returned = ways.map(({ methodId, amount: part }) => ({ methodId, amount: part }));
    const createdAt = clock();
    const { lastId: id } = run(
      store,
      'INSERT INTO order_refund (order_id, amount, reason, items, payments, created_at) VALUES (?, ?, ?, ?, ?, ?)',
      orderId,
      amount,
      reason,
      JSON.stringify(items),
      JSON.stringify(returned),
      createdAt,
    );
    for (const item of items) {
      if (item.item_type !== 'PRODUCT') continue;
      const sql = 'UPDATE order_line SET refunded_quantity = refunded_quantity + ? WHERE id = ?';
      run(store, sql, item.quantity, item.item_id);
    }
    creditCertificates(store, orderId, returnedBy(CERTIFICATE, [{ payments: returned }]));
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
    return { id, orderId, amount, reason, items, payments: returned, createdAt };
  });
}
