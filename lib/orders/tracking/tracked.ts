import { linesOf } from '@/lib/orders/rules';
import type { Order, Tracking } from '@/lib/orders/types';

/**
 * The address that the merchant gave, also where our own pages only show it: who asks judges by themselves whether to
 * follow it (specification §3). What is no address of the web is none.
 */
function addressOf({ link, text }: Tracking): string | null {
  if (link !== null || text === null) return link;
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null;
}

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
      tracking: tracking && { number: tracking.number, url: addressOf(tracking) },
      items: items.map(({ lineId, quantity }) => ({
        name: lines.find((line) => line.id === lineId)?.name ?? '',
        quantity,
      })),
    })),
  );
}
