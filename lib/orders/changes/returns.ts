import { addDays, type Day, londonDate } from '@/lib/dates/rules';
import { dayAndYear, meaningOf } from '@/lib/orders/progress';
import type { Order, OrderLine, OrderSummary, ReturnAsked } from '@/lib/orders/types';

/** Specification §1. */
const RETURN_DAYS = 30;

/** Statuses in which nothing has left us yet. */
const NOT_SENT = [
  'PENDING',
  'AWAITING_PAYMENT',
  'MANUAL_VERIFICATION_REQUIRED',
  'AWAITING_FULFILLMENT',
  'AWAITING_SHIPMENT',
];

export type Placed = Pick<OrderSummary, 'status' | 'consignments'> | Pick<Order, 'status' | 'consignments'>;

/** Whether an order can still be stopped as a whole. */
export const mayCancel = ({ status, consignments }: Placed): boolean =>
  NOT_SENT.includes(status.value ?? '') && consignments.every(({ shipments }) => shipments.length === 0);

/**
 * Until when an order can be sent back; null while nothing was sent. The days count from the delivery, which comes
 * after the day it was sent; so the day that is named is the earliest it can be.
 */
function returnUntil({ status, consignments }: Placed): Day | null {
  if (meaningOf(status.value).stage === null) return null;
  const sent = consignments.flatMap(({ shipments }) => shipments.map(({ shippedAt }) => shippedAt));
  const last = sent.toSorted().at(-1);
  return last ? addDays(londonDate(new Date(last)), RETURN_DAYS) : null;
}

export function mayReturn(order: Placed, today: Day): boolean {
  const until = returnUntil(order);
  return until !== null && today <= until;
}

/** What is said of sending an order back; null for one whose road ended. */
export function returnLine(order: Placed, today: Day): string | null {
  if (meaningOf(order.status.value).stage === null) return null;
  const until = returnUntil(order);
  if (until === null)
    return `Within ${RETURN_DAYS} days of the delivery. Until it leaves us you can cancel it at no cost.`;
  return until < today
    ? `The ${RETURN_DAYS} days ended on ${dayAndYear(until)}. What is faulty comes under the guarantee.`
    : `Until ${dayAndYear(until)} at least: ${RETURN_DAYS} days from the delivery.`;
}

export type Returnable = { line: OrderLine; most: number };

/** The goods of an order that were sent and may go back, and how many of each have not been asked for yet. */
export function returnable({ consignments }: Order, asked: readonly ReturnAsked[]): Returnable[] {
  const under = asked.flatMap(({ lines }) => lines);
  return consignments.flatMap(({ lines, shipments }) =>
    lines.flatMap((line) => {
      const count = (list: readonly { lineId: number; quantity: number }[]) =>
        list.reduce((sum, { lineId, quantity }) => sum + (lineId === line.id ? quantity : 0), 0);
      const sent = count(shipments.flatMap(({ items }) => items));
      const most = sent - line.refundedQuantity - count(under);
      return most > 0 ? [{ line, most }] : [];
    }),
  );
}
