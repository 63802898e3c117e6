import { type Day, londonDate, shortDay } from '@/lib/dates/rules';
import type { Pence } from '@/lib/money/types';
import { COLLECTED, DELIVERED, MEANINGS, type Meaning } from './data/meanings';
import type { Order, OrderStatus, OrderSummary } from './types';

/** Returns what a status means for the shopper. An unknown status keeps the platform's label. */
export function meaningOf({ value, label, stage }: OrderStatus): Meaning {
  const meaning = MEANINGS[value ?? ''] ?? { stage: null, name: label, words: '' };
  return stage === undefined ? meaning : { ...meaning, stage };
}

/**
 * Returns why an order without a `stage`, such as a cancelled one, can no longer be changed, although it may never have
 * left us; null for any other.
 */
export function endedWords({ status }: Pick<OrderSummary, 'status'>): string | null {
  const { stage, words } = meaningOf(status);
  return (stage === null && words) || null;
}

const LIST = new Intl.ListFormat('en-GB');

/** `Due Wed 25 Nov`, for an order that is still to come; null for any other, and where no day is known. */
export function dueWords({ status }: Pick<OrderSummary, 'status'>, due: readonly Day[]): string | null {
  const isToCome = due.length > 0 && isUnderWay({ status });
  return isToCome ? `Due ${LIST.format(due.map((day) => shortDay(day)))}` : null;
}

/**
 * Returns what happens next to an order under way: its next day, `Due Wed 25 Nov`, or what it waits for; null for any
 * other.
 * @param due the days on which it is to come
 * @param today in London
 */
export function nextWords(
  { status }: Pick<OrderSummary, 'status'>,
  due: readonly Day[],
  today: Day,
): string | null {
  if (!isUnderWay({ status })) return null;
  const { stage, words } = meaningOf(status);
  const next = due.find((day) => day >= today);
  const last = due.at(-1);
  if (status.value === 'AWAITING_PAYMENT') return words;
  // An order on its way shows when it left (`sentWords`).
  if (last === undefined) return stage === 3 ? null : words;
  return next ? dueWords({ status }, [next]) : `Was due ${shortDay(last)}`;
}

/** `Left us Thu 12 Nov`, for an order that is on its way; null for any other. */
export function sentWords({
  status,
  consignments,
}: Pick<OrderSummary, 'status' | 'consignments'>): string | null {
  const sent = firstSent(consignments);
  return sent && meaningOf(status).stage === 3 ? `Left us ${dayOf(sent)}` : null;
}

/** The instant at which the first shipment left. */
const firstSent = (consignments: OrderSummary['consignments']): string | undefined =>
  consignments
    .flatMap(({ shipments }) => shipments)
    .map(({ shippedAt }) => shippedAt)
    .toSorted()[0];

/** Returns what is still to pay for an order that awaits its payment, in pence; otherwise 0. */
export const owedOf = ({ status, total, payments }: Pick<Order, 'status' | 'total' | 'payments'>): Pence =>
  status.value === 'AWAITING_PAYMENT'
    ? Math.max(0, total - payments.reduce((sum, { amount }) => sum + amount, 0))
    : 0;

/** Whether an order is placed but its payment is awaited or being checked. */
export const isWaiting = ({ status }: Pick<OrderSummary, 'status'>): boolean => meaningOf(status).stage === 0;

/** Whether an order is cancelled or being cancelled, so that nothing of it comes. */
export const isCancelled = ({ status }: Pick<OrderSummary, 'status'>): boolean =>
  status.value === 'CANCELLED' || status.value === 'CANCELLING';

/** Whether nothing of an order comes, so that its goods have to be ordered again. */
export const isOver = ({ status }: Pick<OrderSummary, 'status'>): boolean =>
  isCancelled({ status }) || status.value === 'DECLINED';

/** Whether any part of an order is still to come. */
export function isUnderWay({ status }: Pick<OrderSummary, 'status'>): boolean {
  const { stage } = meaningOf(status);
  return stage !== null && stage < 4;
}

/** Returns the orders under way, the most advanced first, then the oldest. */
export function ordersUnderWay<T extends Pick<OrderSummary, 'status' | 'orderedAt'>>(
  orders: readonly T[],
): T[] {
  const rank = ({ status }: T) => (status.value === 'AWAITING_PICKUP' ? 0.5 : (meaningOf(status).stage ?? 0));
  return orders
    .filter(isUnderWay)
    .toSorted((a, b) => rank(b) - rank(a) || a.orderedAt.localeCompare(b.orderedAt));
}

/**
 * Returns the order with the earliest day from today on; the first of them where none has such a day; null for an empty
 * list.
 */
export function nextDelivery<T extends { due: readonly Day[] }>(
  underWay: readonly T[],
  today: Day,
): T | null {
  const comes = ({ due }: T) => due.find((day) => day >= today) ?? 'never told';
  return underWay.toSorted((a, b) => comes(a).localeCompare(comes(b)))[0] ?? null;
}

export type Step = { name: string; note: string | null; state: 'done' | 'here' | 'ahead' };

/**
 * Returns the five steps of an order with their days; null for an order without a `stage`, such as a cancelled one.
 * @param due the days on which it is to come
 */
export function stepsOf(
  order: Pick<OrderSummary, 'status' | 'orderedAt' | 'consignments'>,
  due: readonly Day[],
): Step[] | null {
  const { stage } = meaningOf(order.status);
  if (stage === null) return null;
  const sent = firstSent(order.consignments);
  const notes = [dayOf(order.orderedAt), null, null, sent ? dayOf(sent) : null, null];
  const isCollected = order.status.value === 'AWAITING_PICKUP';
  return (isCollected ? COLLECTED : DELIVERED).map((name, step, { length }) => ({
    name,
    note: step <= stage ? (notes[step] ?? null) : step === length - 1 ? dueWords(order, due) : null,
    state: step < stage || stage === 4 ? 'done' : step === stage ? 'here' : 'ahead',
  }));
}

/** `Tue 17 Nov`: an instant as a day in London. */
export const dayOf = (instant: string): string => shortDay(londonDate(new Date(instant)));

const withYear = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
});

/** `17 Nov 2026`: an instant or a day as a day in London. */
export const dayAndYear = (instant: string): string => withYear.format(new Date(instant));

const withTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
});

/** `Wed 25 Nov, 06:12`: an instant in London. */
export const dayAndTime = (instant: string): string =>
  `${dayOf(instant)}, ${withTime.format(new Date(instant))}`;
