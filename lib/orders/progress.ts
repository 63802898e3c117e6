import { londonDate, shortDay } from '@/lib/dates/rules';
import type { OrderSummary } from './types';

/** Where an order stands on its way: 0 placed, 1 being prepared, 2 on its way, 3 done. */
type Stage = 0 | 1 | 2 | 3;

type Meaning = { stage: Stage | null; words: string };

/** What each of the platform's statuses means for the shopper; a stage of null is a road that ended. */
const MEANINGS: Readonly<Record<string, Meaning>> = {
  INCOMPLETE: { stage: null, words: 'This order was never paid for, and nothing will be sent.' },
  PENDING: { stage: 0, words: 'We have your order and are checking it.' },
  AWAITING_PAYMENT: { stage: 0, words: 'We start as soon as the payment has arrived.' },
  MANUAL_VERIFICATION_REQUIRED: {
    stage: 0,
    words: 'Somebody is looking at this order by hand before we start.',
  },
  AWAITING_FULFILLMENT: { stage: 1, words: 'We are getting your order ready.' },
  AWAITING_SHIPMENT: { stage: 1, words: 'Packed, and waiting to leave us.' },
  AWAITING_PICKUP: { stage: 2, words: 'Ready for you to collect.' },
  PARTIALLY_SHIPPED: { stage: 2, words: 'Part of your order has left us; the rest follows.' },
  SHIPPED: { stage: 2, words: 'Your order has left us.' },
  COMPLETED: { stage: 3, words: 'Everything has been delivered.' },
  CANCELLED: { stage: null, words: 'This order was cancelled.' },
  /** The shop's own: asked for, and not done yet on the platform. */
  CANCELLING: {
    stage: null,
    words: 'You asked us to cancel this order. We are doing so, and write to you as soon as it is done.',
  },
  DECLINED: { stage: null, words: 'The payment was declined, and nothing will be sent.' },
  DISPUTED: { stage: null, words: 'The payment is being disputed with your bank.' },
  REFUNDED: { stage: null, words: 'All of the money went back to where it came from.' },
  PARTIALLY_REFUNDED: { stage: 3, words: 'Part of the money went back to where it came from.' },
};

export const meaningOf = (value: string | null): Meaning =>
  MEANINGS[value ?? ''] ?? { stage: null, words: '' };

/** Whether an order is placed with its money still to come, or to be looked at. */
export const isWaiting = ({ status }: Pick<OrderSummary, 'status'>): boolean =>
  meaningOf(status.value).stage === 0;

/** Whether something of the order is still to come. */
export function isUnderWay({ status }: Pick<OrderSummary, 'status'>): boolean {
  const { stage } = meaningOf(status.value);
  return stage !== null && stage < 3;
}

const DELIVERED = ['Ordered', 'Being prepared', 'On its way', 'Delivered'];
const COLLECTED = ['Ordered', 'Being prepared', 'Ready to collect', 'Collected'];

/** Of the orders under way the one that is due first: the farthest on its way, and of those the oldest. */
export function nextDelivery<T extends Pick<OrderSummary, 'status' | 'orderedAt'>>(
  orders: readonly T[],
): T | null {
  const rank = ({ status: { value } }: T) =>
    value === 'AWAITING_PICKUP' ? 0.5 : (meaningOf(value).stage ?? 0);
  const due = orders.filter(isUnderWay);
  return due.toSorted((a, b) => rank(b) - rank(a) || a.orderedAt.localeCompare(b.orderedAt))[0] ?? null;
}

export type Step = { name: string; note: string | null; state: 'done' | 'here' | 'ahead' };

/** The four steps of an order with their days; null for an order whose road ended. */
export function stepsOf(order: OrderSummary): Step[] | null {
  const { stage } = meaningOf(order.status.value);
  if (stage === null) return null;
  const sent = order.consignments
    .flatMap(({ shipments }) => shipments)
    .map(({ shippedAt }) => shippedAt)
    .toSorted()[0];
  const notes = [dayOf(order.orderedAt), null, sent ? dayOf(sent) : null, null];
  const collected = order.status.value === 'AWAITING_PICKUP';
  return (collected ? COLLECTED : DELIVERED).map((name, step) => ({
    name,
    note: step <= stage ? (notes[step] ?? null) : null,
    state: step < stage || stage === 3 ? 'done' : step === stage ? 'here' : 'ahead',
  }));
}

/** `Tue 17 Nov`, of an instant, in London. */
export const dayOf = (instant: string): string => shortDay(londonDate(new Date(instant)));

const withYear = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** `17 Nov 2026`, of an instant or a day, in London. */
export const dayAndYear = (instant: string): string => withYear.format(new Date(instant));
