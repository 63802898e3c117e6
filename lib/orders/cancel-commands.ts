import 'server-only';
import { z } from 'zod';
import { refused } from '@/lib/customer/outcome';
import { enqueueLetter } from '@/lib/mail/commands';
import type { Outcome } from '@/lib/platform/forms';
import { log } from '@/lib/platform/log';
import { managementRequest } from '@/lib/platform/management';
import type { Session } from '@/lib/platform/session';
import { openOrder } from './look-up';
import { orderPage, UNKNOWN_ORDER } from './order-page';
import { enqueueRefund } from './refund-commands';
import { mayCancel } from './returns';

/** The platform's number for a cancelled order. */
const CANCELLED = 5;

/** Stops an order that the asker may see and that has not left us. One that is cancelled already stays so. */
export async function cancelOrder(session: Session | null, id: number): Promise<Outcome> {
  const found = await openOrder(id, session);
  if (!found.ok) return refused(found.error);
  if (!found.value) return { ok: false, status: 404, message: UNKNOWN_ORDER };
  const { order } = found.value;
  if (order.status.value !== 'CANCELLED') {
    if (!mayCancel(order)) {
      const message = 'This order has left us and can no longer be cancelled. You can send it back.';
      return { ok: false, status: 409, message };
    }
    const body = { status_id: CANCELLED };
    const done = await managementRequest({ method: 'PUT', path: `/v2/orders/${id}`, body }, z.unknown());
    if (!done.ok) return refused(done.error);
  }
  if (!enqueueRefund(id)) log('error', 'refund not begun', { order: id });
  enqueueLetter(`order:${id}:cancelled`, { letter: 'orderCancelled', orderId: id });
  return { ok: true, to: await orderPage(id, 'Your order is cancelled. We confirm it by e-mail.') };
}
