import type { Parts } from '../../parts.ts';
import { first, run } from '../../store/rows.ts';
import { type Store, transaction } from '../../store/store.ts';
import { enqueueWebhook } from '../../webhooks/queue.ts';
import { movesOnAt } from './clock.ts';
import { releaseOrder } from './hold.ts';
import { orderById } from './read.ts';
import { INCOMPLETE, statusId } from './statuses.ts';
import { stockChanged } from './stock.ts';

/** Statuses in which an order releases what it holds, unless some of it has been shipped. */
const UNDONE = new Set((['Cancelled', 'Declined'] as const).map(statusId));

/** Sets the status of an order and when it moves on next, and sends the webhooks. */
export function setOrderStatus(parts: Parts, id: number, status: number): void {
  const { store, clock } = parts;
  transaction(store, () => {
    const before = first<{ status: number }>(store, 'SELECT status FROM orders WHERE id = ?', id);
    if (!before) return;
    if (UNDONE.has(status) && !hasShipped(store, id)) releaseOrder(parts, id);
    const sql = 'UPDATE orders SET status = ?, updated_at = ?, due_at = NULL WHERE id = ?';
    run(store, sql, status, clock(), id);
    setClock(store, id);
    if (before.status === status) return;
    enqueueWebhook(parts, 'store/order/statusUpdated', {
      type: 'order',
      id,
      status: { previous_status_id: before.status, new_status_id: status },
    });
    // Sent for any change of an order, including this one (“Orders” of the platform's “Webhook Events”).
    enqueueWebhook(parts, 'store/order/updated', { type: 'order', id });
  });
  stockChanged(parts, id);
}

/** Changes the customer's message of an order and sends the webhook. */
export function setOrderMessage(parts: Parts, id: number, message: string): void {
  const { store, clock } = parts;
  transaction(store, () => {
    run(store, 'UPDATE orders SET message = ?, updated_at = ? WHERE id = ?', message || null, clock(), id);
    enqueueWebhook(parts, 'store/order/updated', { type: 'order', id });
  });
}

/** Changes the delivery method of a consignment, which includes its day, and sends the webhook. */
export function setDeliveryMethod(parts: Parts, id: number, consignmentId: number, method: string): void {
  const { store, clock } = parts;
  transaction(store, () => {
    run(
      store,
      'UPDATE order_consignment SET method = ? WHERE id = ? AND order_id = ?',
      method,
      consignmentId,
      id,
    );
    run(store, 'UPDATE orders SET updated_at = ? WHERE id = ?', clock(), id);
    setClock(store, id);
    enqueueWebhook(parts, 'store/order/updated', { type: 'order', id });
  });
}

/** Sets when a paid order from a checkout moves on. Orders of the demo data stay as they are. */
function setClock(store: Store, id: number): void {
  const order = orderById(store, id);
  if (!order) return;
  const sql = 'UPDATE orders SET due_at = ? WHERE id = ? AND revision > 0 AND status <> ?';
  run(store, sql, movesOnAt(store, order), id, INCOMPLETE);
}

/** Assigns an order to a customer, or with 0 to none. Returns false if there is no such customer. */
export function setOrderCustomer(parts: Parts, id: number, customerId: number): boolean {
  const { store, clock } = parts;
  return transaction(store, () => {
    if (customerId !== 0 && !first(store, 'SELECT 1 FROM customer WHERE id = ?', customerId)) return false;
    run(store, 'UPDATE orders SET customer_id = ?, updated_at = ? WHERE id = ?', customerId, clock(), id);
    enqueueWebhook(parts, 'store/order/updated', { type: 'order', id });
    return true;
  });
}

function hasShipped(store: Store, id: number): boolean {
  return first(store, 'SELECT 1 FROM order_shipment WHERE order_id = ?', id) !== undefined;
}
