import { addDays, type Day, londonDate } from '@/lib/dates/rules';
import { isByVan } from '@/lib/delivery/classes';
import { classOfConsignment } from '@/lib/orders/arrival';
import { dayIn } from '@/lib/orders/delivery-day';
import { dayAndYear, meaningOf } from '@/lib/orders/progress';
import type { Consignment, Order } from '@/lib/orders/types';
import type { ReturnTerms } from '@/lib/policy/types';

type Sent = Pick<Order, 'status' | 'consignments'>;
type Within = Pick<ReturnTerms, 'days'>;

/** A parcel arrives within three working days, which take up to a week at Christmas and Easter. */
const UNDER_WAY_DAYS = 7;

/** Returns the last day on which the shipments of a delivery arrive; null before the first shipment. */
function comesBy(consignment: Pick<Consignment, 'method' | 'shipments'>): Day | null {
  const left = consignment.shipments
    .map(({ shippedAt }) => londonDate(new Date(shippedAt)))
    .toSorted()
    .at(-1);
  if (left === undefined) return null;
  const due = dayIn(consignment.method ?? '');
  const isOnDay = due !== null && isByVan(classOfConsignment(consignment));
  const earliest = isOnDay ? left : addDays(left, UNDER_WAY_DAYS);
  return due !== null && due > earliest ? due : earliest;
}

/**
 * Returns the earliest possible end of the return period, counted from the arrival of the last shipment; null before
 * the first shipment.
 */
function returnUntil({ status, consignments }: Sent, { days }: Within): Day | null {
  if (meaningOf(status).stage === null) return null;
  const last = consignments
    .flatMap((each) => comesBy(each) ?? [])
    .toSorted()
    .at(-1);
  return last === undefined ? null : addDays(last, days);
}

export function mayReturn(order: Sent, today: Day, terms: Within): boolean {
  const until = returnUntil(order, terms);
  return until !== null && today <= until;
}

/** Returns the sentence about returning an order; null for an order without a `stage`, such as a cancelled one. */
export function returnLine(order: Sent, today: Day, terms: Within): string | null {
  if (meaningOf(order.status).stage === null) return null;
  const { days } = terms;
  const until = returnUntil(order, terms);
  if (until === null)
    return `Within ${days} days of the delivery. Until it leaves us you can cancel it free of charge.`;
  return until < today
    ? `The ${days} days ended on ${dayAndYear(until)}. Faults come under the guarantee.`
    : `Until ${dayAndYear(until)} at least: ${days} days from the delivery.`;
}
