import type { Parts } from '../../parts.ts';
import { all } from '../../store/rows.ts';
import { transaction } from '../../store/store.ts';
import { setOrderStatus } from './change.ts';
import { releaseOrder } from './hold.ts';
import { orderById } from './read.ts';
import { shipNext } from './ship.ts';
import { INCOMPLETE, statusId } from './statuses.ts';
import { stockChanged } from './stock.ts';

/** Moves an order one step on: packed, shipped parcel by parcel, delivered. An unpaid order releases its stock. */
export function advanceOrder(parts: Parts, id: number): void {
  const order = orderById(parts.store, id);
  if (!order) return;
  transaction(parts.store, () => {
    switch (order.status) {
      case INCOMPLETE:
        return releaseOrder(parts, id);
      case statusId('Awaiting Fulfillment'):
        return setOrderStatus(parts, id, statusId('Awaiting Shipment'));
      case statusId('Awaiting Shipment'):
      case statusId('Partially Shipped'):
        return shipNext(parts, order);
      case statusId('Shipped'):
        return setOrderStatus(parts, id, statusId('Completed'));
      default:
        return undefined;
    }
  });
  stockChanged(parts, id);
}

/** Moves on all orders that are due, at most 100. Returns their number. */
export function advanceDue(parts: Parts): number {
  const due = all<{ id: number }>(
    parts.store,
    'SELECT id FROM orders WHERE due_at IS NOT NULL AND due_at <= ? ORDER BY due_at LIMIT 100',
    parts.clock(),
  );
  for (const { id } of due) advanceOrder(parts, id);
  return due.length;
}
