import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { settleCancelled } from '@/lib/orders/changes/refund-commands';
import { cancelledKey } from '@/lib/orders/changes/refund-letters';
import { readRefunds } from '@/lib/orders/changes/refund-queries';
import { readOrder } from '@/lib/orders/record/queries';
import { statusNumber } from '@/lib/orders/record/statuses';
import { config } from '@/lib/platform/config';
import { type Delivery, enqueue, type Next } from '@/lib/platform/durable/outbox';
import { orUnreachable } from '@/lib/platform/result';
import { enqueueLetter } from '@/lib/post/commands';
import { isEnqueued, isStillToGo } from '@/lib/post/queries';
import { type Due, lettersDue, type Told } from './order-letters';

const orderEvent = z.object({
  scope: z.string().regex(/^store\/(order|shipment)\//),
  data: z.looseObject({
    id: z.number().int().positive(),
    orderId: z.number().int().positive().optional(),
    /** Only in `store/order/statusUpdated`. */
    status: z
      .object({ previous_status_id: z.number(), new_status_id: z.number() })
      .optional()
      .catch(undefined),
  }),
  /** Seconds since 1970. */
  created_at: z.number().int().positive().max(9_999_999_999).optional().catch(undefined),
});
const news = z.object({
  orderId: z.number().int().positive(),
  cancelledAt: z.iso.datetime().nullable().default(null),
});

/**
 * Enqueues a platform event that concerns an order.
 * @returns false when it could not be stored, so that the platform sends the event again
 */
export async function noteOrderEvent(event: unknown): Promise<boolean> {
  const { success, data } = orderEvent.safeParse(event);
  if (!success) return true;
  const key = createHash('sha256').update(JSON.stringify(event)).digest('base64url');
  const orderId = data.data.orderId ?? data.data.id;
  return enqueueOrderNews(key, orderId, cancelledAtOf(data));
}

/** Returns the instant at which a placed order was cancelled; null where the event is about something else. */
function cancelledAtOf({ data: { status }, created_at }: z.infer<typeof orderEvent>): string | null {
  const isCancellation =
    status?.new_status_id === statusNumber('CANCELLED') &&
    status.previous_status_id !== statusNumber('INCOMPLETE');
  return isCancellation && created_at ? new Date(created_at * 1000).toISOString() : null;
}

/**
 * Enqueues a check of an order, once for each key. False when it could not be stored.
 * @param cancelledAt the instant of its cancellation; null where there was none, or it is not known
 */
export const enqueueOrderNews = (
  key: string,
  orderId: number,
  cancelledAt: string | null = null,
): Promise<boolean> =>
  enqueue({ kind: 'order-news', key: `order-news:${key}`, payload: { orderId, cancelledAt } });

/** Delay before an order is checked again while one e-mail has to be sent before another. */
const LOOK_AGAIN_MS = 60_000;

/**
 * Reads the order and enqueues the e-mails that are due and the refund that is owed to its shopper. No e-mails are sent
 * about the orders of another storefront or a marketplace. The e-mail about a refund waits until that of the
 * cancellation has been sent, which may have told of the refund. @throws UnreachableError
 */
export async function deliverOrderNews(payload: unknown): Promise<Delivery | Next> {
  const { success, data } = news.safeParse(payload);
  if (!success) return 'never';
  const record = orUnreachable(await readOrder(data.orderId));
  if (!record) return 'never';
  const isOurs = record.channelId === config().commerce.channelId;
  const due = isOurs ? await dueOf({ ...record, cancelledAt: data.cancelledAt }) : [];
  const refunds = due.filter(isRefund);
  const isKept = (await enqueueAll(due.filter((each) => !isRefund(each)))) && (await settleCancelled(record));
  if (!isKept) return 'later';
  if (refunds.length > 0 && (await isStillToGo(cancelledKey(data.orderId))))
    return { payload: data, at: Date.now() + LOOK_AGAIN_MS };
  return (await enqueueAll(refunds)) ? 'done' : 'later';
}

const isRefund = ({ letter }: Due): boolean => letter.letter === 'orderRefunded';

async function enqueueAll(due: readonly Due[]): Promise<boolean> {
  const kept = await Promise.all(due.map(({ key, letter, ...when }) => enqueueLetter(key, letter, when)));
  return kept.every(Boolean);
}

/**
 * Returns the e-mails that are due for an order. The date of its last refund takes a call, which is made only where an
 * e-mail that was not enqueued before depends on it. @throws UnreachableError
 */
async function dueOf(record: Omit<Told, 'refundedAt'>): Promise<Due[]> {
  const now = Date.now();
  const whenRefunded = (refundedAt: string | null) => lettersDue({ ...record, refundedAt }, now);
  const known = whenRefunded(null);
  const keys = new Set(known.map(({ key }) => key));
  const doubtful = whenRefunded(new Date(now).toISOString()).filter(({ key }) => !keys.has(key));
  const enqueued = await Promise.all(doubtful.map(({ key }) => isEnqueued(key)));
  return enqueued.every(Boolean) ? known : whenRefunded((await readRefunds(record.order)).at(-1)?.at ?? null);
}
