import { randomInt } from 'node:crypto';
import type { Parts } from '../../parts.ts';
import { transaction } from '../../store/store.ts';
import { enqueueWebhook } from '../../webhooks/queue.ts';
import { carriedBy } from './carriers.ts';
import { setOrderStatus } from './change.ts';
import { type Parcel, parcelsLeft } from './parcels.ts';
import { orderById } from './read.ts';
import { statusId } from './statuses.ts';
import type { Order, Shipment } from './types.ts';
import { insertShipment } from './write-consignment.ts';

/** Ships the next parcel of an order and sets the resulting status. */
export function shipNext(parts: Parts, order: Order): void {
  const [parcel] = parcelsLeft(parts.store, order);
  if (!parcel) {
    setOrderStatus(parts, order.id, statusId('Shipped'));
    return;
  }
  const digits = (count: number): string => String(randomInt(10 ** count)).padStart(count, '0');
  ship(parts, order, parcel, carriedBy(parcel.tracking, digits));
}

/** Records a parcel as shipped. Returns the shipment's id. */
export function ship(
  parts: Parts,
  { id: orderId }: Pick<Order, 'id'>,
  { consignmentId, items }: Omit<Parcel, 'tracking'>,
  carried: Omit<Shipment, 'shippedAt'>,
): number {
  const { store, clock } = parts;
  return transaction(store, () => {
    const shipment = { shippedAt: clock(), ...carried };
    const id = insertShipment(store, orderId, consignmentId, shipment, items);
    enqueueWebhook(parts, 'store/shipment/created', { type: 'shipment', id, orderId });
    const now = orderById(store, orderId);
    const isLast = now === null || parcelsLeft(store, now).length === 0;
    setOrderStatus(parts, orderId, statusId(isLast ? 'Shipped' : 'Partially Shipped'));
    return id;
  });
}
