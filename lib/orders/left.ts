import { meaningOf } from './progress';
import type { OrderSummary } from './types';

type Delivery = OrderSummary['consignments'][number];

/** How many of a line have left us in parcels on record. */
const leftOf = ({ shipments }: Pick<Delivery, 'shipments'>, lineId: number): number =>
  shipments
    .flatMap(({ items }) => items)
    .reduce((sum, item) => (item.lineId === lineId ? sum + item.quantity : sum), 0);

/**
 * A delivery with what has not left us, and as much of it; whole where nothing stays behind, for then all of it is on its
 * way.
 */
export function toCome<T extends Delivery>(delivery: T): T {
  const lines = delivery.lines
    .map((line) => ({ ...line, quantity: line.quantity - leftOf(delivery, line.id) }))
    .filter(({ quantity }) => quantity > 0);
  return lines.length > 0 ? { ...delivery, lines } : delivery;
}

/** The products of which something has left us, by their ids; all of them once the order is delivered. */
export const productsSent = (order: Pick<OrderSummary, 'status' | 'consignments'>): Set<number> =>
  new Set(
    order.consignments.flatMap((delivery) =>
      delivery.lines.flatMap(({ id, productId }) =>
        meaningOf(order.status).stage === 4 || leftOf(delivery, id) > 0 ? [productId] : [],
      ),
    ),
  );
