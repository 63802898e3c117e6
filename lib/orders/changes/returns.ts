import type { Order, OrderLine, OrderSummary, ReturnAsked } from '@/lib/orders/types';

/** Statuses in which nothing has left us yet. */
const NOT_SENT = [
  'PENDING',
  'AWAITING_PAYMENT',
  'MANUAL_VERIFICATION_REQUIRED',
  'AWAITING_FULFILLMENT',
  'AWAITING_SHIPMENT',
];

export type Placed = Pick<OrderSummary, 'status' | 'consignments'> | Pick<Order, 'status' | 'consignments'>;

/** Whether an order can still be cancelled as a whole. */
export const mayCancel = ({ status, consignments }: Placed): boolean =>
  NOT_SENT.includes(status.value ?? '') && consignments.every(({ shipments }) => shipments.length === 0);

export type Returnable = { line: OrderLine; most: number };

/**
 * Returns the lines of an order that were sent and can be returned, with the quantity not refunded or requested yet. A
 * refund of what was requested back counts once.
 */
export function returnable({ consignments }: Order, requested: readonly ReturnAsked[]): Returnable[] {
  const under = requested.flatMap(({ lines }) => lines);
  return consignments.flatMap(({ lines, shipments }) =>
    lines.flatMap((line) => {
      const count = (list: readonly { lineId: number; quantity: number }[]) =>
        list.reduce((sum, { lineId, quantity }) => sum + (lineId === line.id ? quantity : 0), 0);
      const sent = count(shipments.flatMap(({ items }) => items));
      const most = sent - Math.max(line.refundedQuantity, count(under));
      return most > 0 ? [{ line, most }] : [];
    }),
  );
}
