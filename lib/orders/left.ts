import { meaningOf } from './progress';
import type { OrderSummary } from './types';

type Delivery = OrderSummary['consignments'][number];

/** Number of units of a line that are in recorded shipments. */
const leftOf = ({ shipments }: Pick<Delivery, 'shipments'>, lineId: number): number =>
  shipments
    .flatMap(({ items }) => items)
    .reduce((sum, item) => (item.lineId === lineId ? sum + item.quantity : sum), 0);

/**
 * Returns a delivery reduced to the lines and quantities that have not left us. Once everything has left, it returns
 * the whole delivery, because all of it is on its way.
 */
export function toCome<T extends Delivery>(delivery: T): T {
  const lines = delivery.lines
    .map((line) => ({ ...line, quantity: line.quantity - leftOf(delivery, line.id) }))
    .filter(({ quantity }) => quantity > 0);
  return lines.length > 0 ? { ...delivery, lines } : delivery;
}

/**
 * Returns the ids of the products of which at least one unit has left us; of all products once the order is delivered.
 */
export const productsSent = (order: Pick<OrderSummary, 'status' | 'consignments'>): Set<number> =>
  new Set(
    order.consignments.flatMap((delivery) =>
      delivery.lines.flatMap(({ id, productId }) =>
        meaningOf(order.status).stage === 4 || leftOf(delivery, id) > 0 ? [productId] : [],
      ),
    ),
  );
