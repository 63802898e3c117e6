import { linesOf } from '@/lib/orders/rules';
import type { Order } from '@/lib/orders/types';

/** The parcels of an order for `GET /api/get-tracking`: each with what is in it and how it can be followed. */
export function parcelsOf(order: Order) {
  const lines = linesOf(order);
  return order.consignments.flatMap(({ method, shipments }) =>
    shipments.map(({ id, shippedAt, provider, method: by, tracking, items }) => ({
      id,
      shippedAt,
      provider,
      method: by,
      delivery: method,
      tracking: tracking && { number: tracking.number, url: tracking.link },
      items: items.map(({ lineId, quantity }) => ({
        name: lines.find((line) => line.id === lineId)?.name ?? '',
        quantity,
      })),
    })),
  );
}
