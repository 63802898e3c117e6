import { linesOf } from '@/lib/orders/rules';
import type { Order, Tracking } from '@/lib/orders/types';

/**
 * Returns the merchant's tracking address, even one that our own pages only show as text: the API's callers decide
 * whether to follow it (specification §3). Null unless it is an HTTP address.
 */
function addressOf({ link, text }: Tracking): string | null {
  if (link !== null || text === null) return link;
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null;
}

/** Returns the parcels of an order for `GET /api/get-tracking`, each with its contents and tracking. */
export function parcelsOf(order: Order) {
  const lines = linesOf(order);
  return order.consignments.flatMap(({ method, shipments }) =>
    shipments.map(({ id, shippedAt, provider, method: by, tracking, items }) => ({
      id,
      shippedAt,
      provider,
      method: by,
      delivery: method,
      tracking: tracking && { number: tracking.number, url: addressOf(tracking) },
      items: items.map(({ lineId, quantity }) => ({
        name: lines.find((line) => line.id === lineId)?.name ?? '',
        quantity,
      })),
    })),
  );
}
