import 'server-only';
import { refundedKey } from '@/lib/orders/changes/money-letters';
import type { Order } from '@/lib/orders/types';
import { enqueueLetter } from '@/lib/post/commands';

/** Has no other letter tell what the letter of a cancellation has told of its refund. */
export async function noteTold(order: Pick<Order, 'id' | 'refunded'>): Promise<void> {
  if (order.refunded === 0) return;
  await enqueueLetter(refundedKey(order), { letter: 'orderRefunded', orderId: order.id, isTold: true });
}
