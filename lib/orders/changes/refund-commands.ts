import 'server-only';
import { z } from 'zod';
import { readOrder } from '@/lib/orders/record/queries';
import type { OrderOnRecord } from '@/lib/orders/types';
import { managementRequest } from '@/lib/platform/upstreams/management';
import { type Delivery, enqueue } from '@/lib/platform/durable/outbox';
import { orUnreachable } from '@/lib/platform/result';
import { enqueueLetter, hastenLetter } from '@/lib/post/commands';
import { orderLetterKey } from '@/lib/post/keys';
import { isCancelWished } from './cancel-queries';
import { cancelledKey } from './refund-letters';

const KIND = 'refund';
const job = z.object({ orderId: z.number().int().positive() });

/**
 * Asks the shop to refund an order by hand, once per order. The shopper's e-mail is released and says that the refund
 * is to come.
 */
async function requestManualRefund(orderId: number): Promise<Delivery> {
  const isKept = await enqueueLetter(orderLetterKey(orderId, 'refund-by-hand'), {
    letter: 'refundByHand',
    orderId,
  });
  await hastenLetter(cancelledKey(orderId));
  return isKept ? 'done' : 'later';
}

/** Each entry is a way to refund the whole amount; with `offline`, somebody has to pay it out by hand. */
const ways = z.array(
  z.object({ provider_id: z.string(), amount: z.number(), offline: z.boolean().default(false) }),
);
/** The platform offers store credit first; shoppers who cancel are refunded the way they paid instead. */
const STORE_CREDIT = 'storecredit';

const quote = z.object({ data: z.object({ refund_methods: z.array(ways) }) });

/**
 * Enqueues the refund of a cancelled order, which stays in the outbox until it is made. False when it could not be
 * stored.
 */
export const enqueueRefund = (orderId: number): Promise<boolean> =>
  enqueue({ kind: KIND, key: `${KIND}:${orderId}`, payload: { orderId }, again: true });

/**
 * Enqueues the refund of an order that was cancelled at its shopper's request, whatever became of earlier tries.
 * Refunding what the merchant cancelled is left to the merchant. False when it could not be stored.
 */
export const settleCancelled = async ({ order, refundable }: OrderOnRecord): Promise<boolean> =>
  order.status.value !== 'CANCELLED' ||
  refundable === 0 ||
  !(await isCancelWished(order.id)) ||
  enqueueRefund(order.id);

/**
 * Refunds what a cancelled order still holds, the way it was paid. The refundable amount is read first, so that a try
 * whose answer was lost is not repeated; such a try is left alone for longer than a gateway takes. Where the platform
 * offers only refunds by hand, none is recorded: the shop is asked to pay it out and to record it on the order.
 * @throws UnreachableError
 */
export async function deliverRefund(payload: unknown): Promise<Delivery> {
  const { success, data } = job.safeParse(payload);
  if (!success) return 'never';
  const record = orUnreachable(await readOrder(data.orderId));
  if (record?.order.status.value !== 'CANCELLED') return 'never';
  if (record.refundable === 0) return 'done';
  const path = `/v3/orders/${data.orderId}/payment_actions` as const;
  const items = [{ item_type: 'ORDER', item_id: data.orderId, amount: record.refundable / 100 }];
  const quoted = orUnreachable(
    await managementRequest({ method: 'POST', path: `${path}/refund_quotes`, body: { items } }, quote),
  );
  const methods = quoted.data.refund_methods;
  if (methods.length === 0) return 'later';
  const payments = methods.find(
    (way) =>
      way.every(({ offline }) => !offline) &&
      way.some(({ provider_id: provider }) => provider !== STORE_CREDIT),
  );
  if (!payments) return requestManualRefund(data.orderId);
  const body = { items, payments, reason: 'Cancelled by the customer' };
  const sent = await managementRequest(
    { method: 'POST', path: `${path}/refunds`, body, by: 'refund' },
    z.unknown(),
  );
  if (sent.ok) {
    await hastenLetter(cancelledKey(data.orderId));
    return 'done';
  }
  return sent.error.kind === 'refused' || sent.error.kind === 'rejected' ? 'later' : 'under-way';
}
