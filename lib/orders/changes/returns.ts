import { addDays, type Day, londonDate } from '@/lib/dates/rules';
import { dayAndYear, meaningOf } from '@/lib/orders/progress';
import type { Order, OrderLine, OrderSummary, ReturnAsked } from '@/lib/orders/types';
import type { ReturnTerms } from '@/lib/policy/types';

type Within = Pick<ReturnTerms, 'days'>;

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
function returnUntil({ status, consignments }: Placed, { days }: Within): Day | null {
  if (meaningOf(status).stage === null) return null;
  const sent = consignments.flatMap(({ shipments }) => shipments.map(({ shippedAt }) => shippedAt));
  const last = sent.toSorted().at(-1);
  return last ? addDays(londonDate(new Date(last)), days) : null;
}

export function mayReturn(order: Placed, today: Day, terms: Within): boolean {
  const until = returnUntil(order, terms);
  return until !== null && today <= until;
}

/** What is said of sending an order back; null for one whose road ended. */
export function returnLine(order: Placed, today: Day, terms: Within): string | null {
  if (meaningOf(order.status).stage === null) return null;
  const { days } = terms;
  const until = returnUntil(order, terms);
  if (until === null)
    return `Within ${days} days of the delivery. Until it leaves us you can cancel it free of charge.`;
  return until < today
    ? `The ${days} days ended on ${dayAndYear(until)}. Faults come under the guarantee.`
    : `Until ${dayAndYear(until)} at least: ${days} days from the delivery.`;
}

export type Returnable = { line: OrderLine; most: number };

/** The goods of an order that were sent and may go back, and how many of each have not been asked for yet. */
export function returnable({ consignments }: Order, requested: readonly ReturnAsked[]): Returnable[] {
  const under = requested.flatMap(({ lines }) => lines);
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
