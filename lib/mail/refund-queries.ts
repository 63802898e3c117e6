import 'server-only';
import { cancelledKey } from '@/lib/orders/changes/refund-letters';
import { readRefunds } from '@/lib/orders/changes/refund-queries';
import { readReturns } from '@/lib/orders/changes/return-queries';
import type { Order } from '@/lib/orders/types';
import { orUnreachable } from '@/lib/platform/result';
import { isEnqueued } from '@/lib/post/queries';
import type { RefundTold } from './letters/refund';

/**
 * Returns the refund that an e-mail is about, and why it was made.
 * @param refunded total refunded for the order including this refund, in pence
 * @throws UnreachableError
 */
export async function refundTold(order: Order, refunded = order.refunded): Promise<RefundTold> {
  const refunds = await readRefunds(order);
  const sums = refunds.map((_, last) =>
    refunds.slice(0, last + 1).reduce((sum, { amount }) => sum + amount, 0),
  );
  const found = refunds[sums.indexOf(refunded)];
  const goods = found?.goods ?? [];
  return {
    amount: found?.amount ?? refunded,
    soFar: refunded,
    goods,
    hasDelivery: found?.hasDelivery ?? false,
    why: await whyOf(order, goods),
  };
}

async function whyOf({ id, status }: Order, goods: RefundTold['goods']): Promise<RefundTold['why']> {
  if (status.value === 'CANCELLED' || (await isEnqueued(cancelledKey(id)))) return 'cancelled';
  if (goods.length === 0) return null;
  const asked = orUnreachable(await readReturns(id)).flatMap(({ lines }) => lines);
  const isAsked = ({ lineId }: { lineId: number }) => asked.some((line) => line.lineId === lineId);
  return goods.every(isAsked) ? 'returned' : null;
}
