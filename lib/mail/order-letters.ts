import { addDays, londonInstant } from '@/lib/dates/rules';
import { cancelledWhen } from '@/lib/orders/changes/refund-letters';
import { visitDays } from '@/lib/orders/delivery-day';
import { isUnderWay } from '@/lib/orders/progress';
import type { Order, OrderOnRecord } from '@/lib/orders/types';
import { orderLetterKey } from '@/lib/post/keys';
import type { OrderLetter } from '@/lib/post/requests';

const DAY_MS = 86_400_000;
/**
 * Age beyond which an event is no longer news: an old order that changes is neither confirmed again nor reported as
 * delivered. It has to be shorter than the outbox remembers what was sent (`REMEMBERED` in
 * `lib/platform/durable/outbox/worker.ts`), or an e-mail would be sent twice.
 */
const NEWS_MS = 30 * DAY_MS;

/** Statuses of orders for which no contract was made: not paid in checkout, or declined. */
const NOT_PLACED = ['INCOMPLETE', 'DECLINED'];

/** Hour in London on the day before a delivery; the evening would be too late to prepare anything. */
const REMINDER_HOUR = 10;
/** Cover can be cancelled for 45 days (experience §1 L10); ten of them are left at this time. */
const COVER_AFTER_MS = 35 * DAY_MS;

/**
 * An e-mail, the key that keeps it from being sent twice, and the earliest time to send it, in milliseconds since 1970.
 */
export type Due = { key: string; letter: OrderLetter; at?: number };

/** The state of an order from which e-mails follow. */
export type Told = Pick<OrderOnRecord, 'order' | 'shippedAt' | 'refundable'> & {
  /** The instant of its last refund; null without one. */
  refundedAt: string | null;
  /**
   * The instant of its cancellation; null where no event has told it. The platform's record of an order does not have
   * it.
   */
  cancelledAt: string | null;
};

/** What happened to an order, the e-mail about it, and when it happened, in milliseconds since 1970. */
type News = [event: string, letter: OrderLetter, since: number];

/** The news that each status brings, besides that the order was placed. */
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
  PARTIALLY_REFUNDED: (told) => [...parcelsOf(told), ...refunded(told)],
};

/**
 * Returns the e-mails that are due for an order in its current state, each with the key that keeps it from being sent
 * twice. It does not matter which event brought the news: events may be repeated, lost or out of order.
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

/** Returns one e-mail for each shipment, by its own date; one for the order where no shipment is recorded. */
function dispatched({ order, shippedAt }: Told): News[] {
  const parcels = parcelsOf({ order });
  if (parcels.length > 0) return parcels;
  const letter = { letter: 'orderDispatched', orderId: order.id, shipmentId: null } as const;
  return [['dispatched', letter, leftAt({ order, shippedAt })]];
}

/** Returns one e-mail for each recorded shipment, by its own date. */
const parcelsOf = ({ order }: Pick<Told, 'order'>): News[] =>
  order.consignments.flatMap(({ shipments }) =>
    shipments.map(
      ({ id, shippedAt: at }): News => [
        `parcel:${id}`,
        { letter: 'orderDispatched', orderId: order.id, shipmentId: id },
        newest(at),
      ],
    ),
  );

function refunded(told: Told): News[] {
  const { id: orderId, refunded: pence } = told.order;
  return [[`refunded:${pence}`, { letter: 'orderRefunded', orderId, refunded: pence }, settledAt(told)]];
}

/** Returns when the last of an order left us; for one that never did, when it was placed. */
const leftAt = ({ order, shippedAt }: Pick<Told, 'order' | 'shippedAt'>): number =>
  newest(
    order.orderedAt,
    shippedAt,
    ...order.consignments.flatMap(({ shipments }) => shipments.map((parcel) => parcel.shippedAt)),
  );

/** Returns the time of the latest recorded event of an order. */
const settledAt = ({ refundedAt, ...told }: Told): number => Math.max(leftAt(told), newest(refundedAt));

const newest = (...instants: (string | null)[]): number =>
  Math.max(...instants.flatMap((instant) => (instant ? Date.parse(instant) : [])));

/** Returns the reminders for an order under way. Whether each is still due is decided when it is sent. */
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
