import { addDays, londonInstant } from '@/lib/dates/rules';
import { visitDays } from '@/lib/orders/delivery-day';
import { isUnderWay } from '@/lib/orders/progress';
import type { Order, OrderOnRecord } from '@/lib/orders/types';
import type { OrderLetter } from '@/lib/post/requests';

const DAY_MS = 86_400_000;
/** Beyond this it is no news: an old order that changes is not confirmed again, nor its parcels announced. */
const NEWS_MS = 7 * DAY_MS;

/** Statuses in which an order stands although nothing was agreed: not paid in checkout, or refused. */
const NOT_PLACED = ['INCOMPLETE', 'DECLINED'];

/** The evening before is too late to prepare anything. */
const REMINDER_HOUR = 10;
/** Cover can be cancelled for 45 days (experience §1 L10); ten of them are left then. */
const COVER_AFTER_MS = 35 * DAY_MS;

/** A letter, what keeps it from being sent twice, and not before when. */
type Due = { key: string; letter: OrderLetter; at?: number };

/**
 * The letters that an order is due as it stands, each with what keeps it from being sent twice. Which event brought
 * the news does not matter: events are repeated, get lost and overtake one another.
 */
export function lettersDue({ order }: OrderOnRecord, now: number): Due[] {
  const { id: orderId, status, orderedAt, refunded } = order;
  const due = (event: string, letter: OrderLetter, at?: number): Due => ({
    key: `order:${orderId}:${event}`,
    letter,
    ...(at !== undefined && { at }),
  });
  const value = status.value ?? '';
  if (value === 'DECLINED' && isRecent(orderedAt, now))
    return [due('declined', { letter: 'paymentDeclined', orderId })];
  if (NOT_PLACED.includes(value)) return [];
  const parcels = order.consignments.flatMap(({ shipments }) => shipments);
  return [
    ...(isRecent(orderedAt, now) ? [due('placed', { letter: 'orderPlaced', orderId })] : []),
    ...remindersOf(order, now).map(({ event, letter, at }) => due(event, letter, at)),
    ...(value === 'SHIPPED' || value === 'PARTIALLY_SHIPPED'
      ? parcels.length > 0
        ? parcels.map(({ id }) => due(`parcel:${id}`, { letter: 'orderDispatched', orderId, shipmentId: id }))
        : [due('dispatched', { letter: 'orderDispatched', orderId, shipmentId: null })]
      : []),
    ...(value === 'COMPLETED' ? [due('delivered', { letter: 'orderDelivered', orderId })] : []),
    ...(value === 'CANCELLED' ? [due('cancelled', { letter: 'orderCancelled', orderId })] : []),
    ...(['REFUNDED', 'PARTIALLY_REFUNDED'].includes(value) || (value === 'CANCELLED' && refunded > 0)
      ? [due(`refunded:${refunded}`, { letter: 'orderRefunded', orderId })]
      : []),
  ];
}

const isRecent = (instant: string, now: number): boolean => now - Date.parse(instant) < NEWS_MS;

/** What an order that goes its way is to be reminded of later; what it is then decides whether it still is. */
function remindersOf(order: Order, now: number): { event: string; letter: OrderLetter; at: number }[] {
  if (!isUnderWay(order)) return [];
  const { id: orderId } = order;
  const days = visitDays(order)
    .map((day) => ({ day, at: londonInstant(addDays(day, -1), REMINDER_HOUR).getTime() }))
    .filter(({ at }) => at > now);
  const coverAt = Date.parse(order.orderedAt) + COVER_AFTER_MS;
  const hasExtras = order.consignments.some(({ lines }) => lines.some(({ extras }) => extras.length > 0));
  return [
    ...days.map(({ day, at }) => ({
      event: `day-before:${day}`,
      letter: { letter: 'dayBefore' as const, orderId, day },
      at,
    })),
    ...(hasExtras && coverAt > now
      ? [{ event: 'cover-ends', letter: { letter: 'coverEnds' as const, orderId }, at: coverAt }]
      : []),
  ];
}
