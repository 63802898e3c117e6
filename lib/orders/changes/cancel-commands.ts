import 'server-only';
import { z } from 'zod';
import { endedWords } from '@/lib/orders/progress';
import { statusOf } from '@/lib/orders/record/map-record';
import { readOpening, readOrder } from '@/lib/orders/record/queries';
import { openOrder } from '@/lib/orders/tracking/open-queries';
import { refused } from '@/lib/outcome/refused';
import type { Outcome } from '@/lib/platform/http/forms';
import { managementRequest } from '@/lib/platform/upstreams/management';
import { deliverAtOnce, type Delivery } from '@/lib/platform/durable/outbox';
import { orUnreachable } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { enqueueLetter } from '@/lib/post/commands';
import { orderLetterKey } from '@/lib/post/keys';
import { cancelKey, isCancelWished } from './cancel-queries';
import { cancelledKey, cancelledWhen } from './refund-letters';
import { NOT_KEPT, orderPage, UNKNOWN_ORDER } from './order-page';
import { enqueueRefund } from './refund-commands';
import { mayCancel } from './returns';

const KIND = 'cancel';
/** The platform's status id of a cancelled order. */
const CANCELLED = 5;

const job = z.object({ orderId: z.number().int().positive() });

const DONE = 'Your order is cancelled. We will confirm it by e-mail.';
const UNDER_WAY = 'We are cancelling your order, and will confirm it by e-mail.';
const TOO_LATE = 'This order has left us and can no longer be cancelled. You can send it back.';

/**
 * Cancels an order that the visitor may see and that has not left us. The request is stored in the outbox before the
 * platform is called, so that the order is cancelled and refunded even if a call fails. An order that is cancelled
 * already stays so.
 */
export async function cancelOrder(session: Session | null, id: number): Promise<Outcome> {
  const opened = await openOrder(id, session);
  if (!opened.ok) return refused(opened.error);
  if (!opened.value) return { ok: false, status: 404, message: UNKNOWN_ORDER };
  const { order } = opened.value;
  const isCancelled = order.status.value === 'CANCELLED';
  if (isCancelled && !(await isCancelWished(id)))
    return { ok: true, to: await orderPage(id, 'This order is cancelled.') };
  if (!isCancelled && order.status.value !== 'CANCELLING' && !mayCancel(order))
    return { ok: false, status: 409, message: endedWords(order) ?? TOO_LATE };
  const wish = { kind: KIND, key: cancelKey(id), payload: { orderId: id }, again: true };
  const delivery = await deliverAtOnce(wish, deliverCancel);
  if (delivery === null) return { ok: false, status: 503, message: NOT_KEPT };
  if (delivery === 'never') return { ok: false, status: 409, message: TOO_LATE };
  return { ok: true, to: await orderPage(id, delivery === 'done' ? DONE : UNDER_WAY) };
}

/**
 * Cancels an order on the platform, unless it has left meanwhile, and enqueues its refund. Whatever the platform
 * answers to the update, the status it then reports decides. @throws UnreachableError
 */
export async function deliverCancel(payload: unknown): Promise<Delivery> {
  const { success, data } = job.safeParse(payload);
  if (!success) return 'never';
  const { orderId } = data;
  const record = orUnreachable(await readOrder(orderId));
  if (!record) return 'never';
  if (record.order.status.value !== 'CANCELLED') {
    if (!mayCancel(record.order))
      return (await enqueueLetter(orderLetterKey(orderId, 'not-cancelled'), {
        letter: 'orderNotCancelled',
        orderId,
      }))
        ? 'never'
        : 'later';
    const body = { status_id: CANCELLED };
    await managementRequest({ method: 'PUT', path: `/v2/orders/${orderId}`, body }, z.unknown());
    const now = orUnreachable(await readOpening(orderId));
    if (!now || statusOf(now).value !== 'CANCELLED') return 'later';
  }
  // The letter comes first, because the refund releases it.
  const isKept =
    (await enqueueLetter(
      cancelledKey(orderId),
      { letter: 'orderCancelled', orderId },
      cancelledWhen(record.refundable, Date.now()),
    )) && (await enqueueRefund(orderId));
  return isKept ? 'done' : 'later';
}
