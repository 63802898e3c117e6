import 'server-only';
import { refundedKey } from '@/lib/orders/changes/refund-letters';
import type { Order } from '@/lib/orders/types';
import { enqueueLetter } from '@/lib/post/commands';

/** Marks a refund as told by the e-mail about the cancellation, so that no other e-mail tells it again. */
export async function markRefundReported(order: Pick<Order, 'id' | 'refunded'>): Promise<void> {
  if (order.refunded === 0) return;
  await enqueueLetter(refundedKey(order), { letter: 'orderRefunded', orderId: order.id, isTold: true });
}
