import type { Parts } from '../../parts.ts';
import { run } from '../../store/rows.ts';
import { transaction } from '../../store/store.ts';
import { enqueueWebhook } from '../../webhooks/queue.ts';

/** Moves an order on; the shop hears of it. */
export function setOrderStatus(parts: Parts, id: number, status: number): void {
  transaction(parts.store, () => {
    run(parts.store, 'UPDATE orders SET status = ?, updated_at = ? WHERE id = ?', status, parts.clock(), id);
    enqueueWebhook(parts, 'store/order/statusUpdated', { type: 'order', id });
  });
}
