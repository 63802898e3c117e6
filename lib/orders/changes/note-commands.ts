import 'server-only';
import { z } from 'zod';
import { endedWords } from '@/lib/orders/progress';
import { openOrder } from '@/lib/orders/tracking/open-queries';
import { refused } from '@/lib/outcome/refused';
import type { Outcome } from '@/lib/platform/http/forms';
import { managementRequest } from '@/lib/platform/upstreams/management';
import type { Session } from '@/lib/platform/session/session';
import { readMessage, writeMessage } from './message';
import { orderPage, UNKNOWN_ORDER } from './order-page';
import { mayCancel } from './returns';

const LEFT = 'This order has left us. Ring us and we will tell the crew.';

/** Changes the note to the crew on an order that has not left us (experience TRK-4). */
export async function saveOrderNote(session: Session | null, id: number, note: string): Promise<Outcome> {
  const opened = await openOrder(id, session);
  if (!opened.ok) return refused(opened.error);
  if (!opened.value) return { ok: false, status: 404, message: UNKNOWN_ORDER };
  if (!mayCancel(opened.value.order)) {
    return { ok: false, status: 409, message: endedWords(opened.value.order) ?? LEFT };
  }
  // A single line, because packers read it on a label.
  const current = readMessage(opened.value.order.message);
  const body = { customer_message: writeMessage({ ...current, note: note.replace(/\s+/g, ' ') }) };
  const done = await managementRequest({ method: 'PUT', path: `/v2/orders/${id}`, body }, z.unknown());
  if (!done.ok) return refused(done.error);
  return {
    ok: true,
    to: await orderPage(id, note ? 'The crew will be told.' : 'The note has been removed.'),
  };
}
