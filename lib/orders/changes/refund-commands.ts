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
import { cancelledKey } from './money-letters';

const KIND = 'refund';
const job = z.object({ orderId: z.number().int().positive() });

/** Once for each order, however often there is news of it. Its shopper is told meanwhile that the money is still to come. */
async function askForHand(orderId: number): Promise<Delivery> {
  const isKept = await enqueueLetter(orderLetterKey(orderId, 'refund-by-hand'), {
    letter: 'refundByHand',
    orderId,
  });
  await hastenLetter(cancelledKey(orderId));
  return isKept ? 'done' : 'later';
}

/** One way of sending the whole amount back; `offline`: somebody has to do it by hand. */
const ways = z.array(
  z.object({ provider_id: z.string(), amount: z.number(), offline: z.boolean().default(false) }),
);
/** The platform offers it first, and it is no money: who cancelled gets back what they paid with. */
const STORE_CREDIT = 'storecredit';

const quote = z.object({ data: z.object({ refund_methods: z.array(ways) }) });

/** Has what was paid for a cancelled order sent back; it waits in the outbox until it is. False when it could not be kept. */
export const enqueueRefund = (orderId: number): Promise<boolean> =>
  enqueue({ kind: KIND, key: `${KIND}:${orderId}`, payload: { orderId }, again: true });

/**
 * Sees to it that an order which its shopper had us cancel keeps no money, whatever became of that wish and of earlier
 * tries. What the merchant cancelled is the merchant's to refund. False when it could not be kept.
 */
export const settleCancelled = async ({ order, refundable }: OrderOnRecord): Promise<boolean> =>
  order.status.value !== 'CANCELLED' ||
  refundable === 0 ||
  !(await isCancelWished(order.id)) ||
  enqueueRefund(order.id);

/**
 * Sends back what a cancelled order still holds, the way it was paid. What has gone back is asked for first, so that a
 * try whose answer was lost is not made twice, and such a try is left alone for longer than a gateway takes. Where nothing
 * but a way by hand is offered, none is recorded: the shop is asked to pay it out, and to say so in the order.
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
  if (!payments) return askForHand(data.orderId);
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
