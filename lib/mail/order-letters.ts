import { addDays, londonInstant } from '@/lib/dates/rules';
import { cancelledWhen } from '@/lib/orders/changes/money-letters';
import { visitDays } from '@/lib/orders/delivery-day';
import { isUnderWay } from '@/lib/orders/progress';
import type { Order, OrderOnRecord } from '@/lib/orders/types';
import { orderLetterKey } from '@/lib/post/keys';
import type { OrderLetter } from '@/lib/post/requests';

const DAY_MS = 86_400_000;
/**
 * Beyond this it is no news: an old order that changes is neither confirmed again nor said to have come. Shorter than the
 * outbox remembers what was sent (`REMEMBERED` in `lib/platform/durable/outbox/worker.ts`), or it would be sent twice.
 */
const NEWS_MS = 30 * DAY_MS;

/** Statuses in which an order stands although nothing was agreed: not paid in checkout, or refused. */
const NOT_PLACED = ['INCOMPLETE', 'DECLINED'];

/** The evening before is too late to prepare anything. */
const REMINDER_HOUR = 10;
/** Cover can be cancelled for 45 days (experience §1 L10); ten of them are left then. */
const COVER_AFTER_MS = 35 * DAY_MS;

/** A letter, what keeps it from being sent twice, and not before when. */
export type Due = { key: string; letter: OrderLetter; at?: number };

/** An order of which there is news. */
export type Told = Pick<OrderOnRecord, 'order' | 'shippedAt' | 'refundable'> & {
  /** When money of it last went back: an instant, null of none. */
  refundedAt: string | null;
  /** When it was cancelled, an instant; null where no event has told. The platform's record of an order has no such day. */
  cancelledAt: string | null;
};

/** What happened to an order, the letter that tells it, and since when it is news in milliseconds since 1970. */
type News = [event: string, letter: OrderLetter, since: number];

/** What each status tells besides that the order was placed. */
const BY_STATUS: Readonly<Record<string, (told: Told) => News[]>> = {
  DECLINED: ({ order }) => [
    ['declined', { letter: 'paymentDeclined', orderId: order.id }, newest(order.orderedAt)],
  ],
  SHIPPED: dispatched,
  PARTIALLY_SHIPPED: dispatched,
  COMPLETED: (told) => [['delivered', { letter: 'orderDelivered', orderId: told.order.id }, leftAt(told)]],
  CANCELLED: (told) => [
    [
      'cancelled',
      { letter: 'orderCancelled', orderId: told.order.id },
      Math.max(settledAt(told), newest(told.cancelledAt)),
    ],
    ...(told.order.refunded > 0 ? refunded(told) : []),
  ],
  REFUNDED: refunded,
  PARTIALLY_REFUNDED: refunded,
};

/**
 * The letters that an order is due as it stands, each with what keeps it from being sent twice. Which event brought
 * the news does not matter: events are repeated, get lost and overtake one another.
 */
export function lettersDue(told: Told, now: number): Due[] {
  const { order } = told;
  const { id: orderId, orderedAt } = order;
  const value = order.status.value ?? '';
  const isPlaced = !NOT_PLACED.includes(value);
  const news: News[] = [
    ...(isPlaced ? [['placed', { letter: 'orderPlaced', orderId }, newest(orderedAt)] satisfies News] : []),
    ...(BY_STATUS[value]?.(told) ?? []),
  ];
  const due = [
    ...news.flatMap(([event, letter, since]) => (isNews(since, now) ? [{ event, letter }] : [])),
    ...(isPlaced ? remindersOf(order, now) : []),
  ];
  return due.map(({ event, ...rest }) => ({
    key: orderLetterKey(orderId, event),
    ...(event === 'cancelled' && cancelledWhen(told.refundable, now)),
    ...rest,
  }));
}

const isNews = (since: number, now: number): boolean => now - since < NEWS_MS;

/** One for each parcel, by its own day; one of all where no parcel is on record. */
function dispatched({ order, shippedAt }: Told): News[] {
  const { id: orderId } = order;
  const parcels = order.consignments.flatMap(({ shipments }) => shipments);
  if (parcels.length === 0)
    return [
      ['dispatched', { letter: 'orderDispatched', orderId, shipmentId: null }, leftAt({ order, shippedAt })],
    ];
  return parcels.map(({ id, shippedAt: at }) => [
    `parcel:${id}`,
    { letter: 'orderDispatched', orderId, shipmentId: id },
    newest(at),
  ]);
}

function refunded(told: Told): News[] {
  const { id: orderId, refunded: pence } = told.order;
  return [[`refunded:${pence}`, { letter: 'orderRefunded', orderId, refunded: pence }, settledAt(told)]];
}

/** When the last of an order left us; of one that never did, when it was placed. */
const leftAt = ({ order, shippedAt }: Pick<Told, 'order' | 'shippedAt'>): number =>
  newest(
    order.orderedAt,
    shippedAt,
    ...order.consignments.flatMap(({ shipments }) => shipments.map((parcel) => parcel.shippedAt)),
  );

/** When the last of all that has a day on record happened to an order. */
const settledAt = ({ refundedAt, ...told }: Told): number => Math.max(leftAt(told), newest(refundedAt));

const newest = (...instants: (string | null)[]): number =>
  Math.max(...instants.flatMap((instant) => (instant ? Date.parse(instant) : [])));

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
