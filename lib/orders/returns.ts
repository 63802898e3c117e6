import { addDays, londonDate } from '@/lib/dates/rules';
import { dayAndYear, meaningOf } from './progress';
import type { OrderSummary } from './types';

/** Specification §1. */
const RETURN_DAYS = 30;

/**
 * Until when an order can be sent back. The days count from the delivery, which comes after the day it was sent; so
 * the day that is named is the earliest it can be.
 */
export function returnLine(order: OrderSummary, today: string): string | null {
  if (meaningOf(order.status.value).stage === null) return null;
  const sent = order.consignments.flatMap(({ shipments }) => shipments.map(({ shippedAt }) => shippedAt));
  const last = sent.toSorted().at(-1);
  if (!last)
    return `Within ${RETURN_DAYS} days of the delivery. Until it leaves us you can cancel it by phone.`;
  const until = addDays(londonDate(new Date(last)), RETURN_DAYS);
  return until < today
    ? `The ${RETURN_DAYS} days ended on ${dayAndYear(until)}. What is faulty comes under the guarantee.`
    : `Until ${dayAndYear(until)} at least: ${RETURN_DAYS} days from the delivery.`;
}
