import 'server-only';
import { z } from 'zod';
import { readOrder } from '@/lib/orders/record/queries';
import type { OrderOnRecord } from '@/lib/orders/types';
import { managementRequest } from '@/lib/platform/upstreams/management';
import { type Delivery, enqueue } from '@/lib/platform/durable/outbox';
import { orUnreachable } from '@/lib/platform/result';
import { isCancelWished } from './cancel-queries';

const KIND = 'refund';
const job = z.object({ orderId: z.number().int().positive() });

/** One way of sending the whole amount back; `offline`: somebody has to do it by hand. */
const ways = z.array(
  z.object({ provider_id: z.string(), amount: z.number(), offline: z.boolean().default(false) }),
);
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
 * try whose answer was lost is not made twice. @throws UnreachableError
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
  const payments = methods.find((way) => way.every(({ offline }) => !offline)) ?? methods[0];
  if (!payments) return 'later';
  const body = { items, payments, reason: 'Cancelled by the customer' };
  orUnreachable(await managementRequest({ method: 'POST', path: `${path}/refunds`, body }, z.unknown()));
  return 'done';
}
