import { addDays, type Day, londonDate } from '@/lib/dates/rules';
import { isByVan } from '@/lib/delivery/classes';
import { classOfConsignment } from '@/lib/orders/arrival';
import { dayIn } from '@/lib/orders/delivery-day';
import { dayAndYear, meaningOf } from '@/lib/orders/progress';
import type { Consignment, Order } from '@/lib/orders/types';
import type { ReturnTerms } from '@/lib/policy/types';

type Sent = Pick<Order, 'status' | 'consignments'>;
type Within = Pick<ReturnTerms, 'days'>;

/** A parcel is there three working days after it left, which are a week at Christmas and at Easter. */
const UNDER_WAY_DAYS = 7;

/** The last day on which what was sent of a delivery comes; null while nothing was. */
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

/** Until when an order can be sent back at least, counted from when the last of it comes; null while nothing was sent. */
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

/** What is said of sending an order back; null for one whose road ended. */
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
