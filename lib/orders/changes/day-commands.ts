import 'server-only';
import { z } from 'zod';
import { longDay } from '@/lib/dates/rules';
import { methodOn, movableDelivery } from '@/lib/orders/delivery-day';
import { endedWords } from '@/lib/orders/progress';
import { readOrderNumber } from '@/lib/orders/rules';
import { openOrder } from '@/lib/orders/tracking/open-queries';
import { refused } from '@/lib/outcome/refused';
import type { Outcome } from '@/lib/platform/http/forms';
import { cacheTags } from '@/lib/platform/cache/cache-tags';
import { expireTags } from '@/lib/platform/cache/expire';
import { managementRequest } from '@/lib/platform/upstreams/management';
import { away } from '@/lib/platform/http/own-forms';
import type { Session } from '@/lib/platform/session/session';
import { type Confirmation, confirmedBy, enqueueLetter } from '@/lib/post/commands';
import { orderLetterKey } from '@/lib/post/keys';
import { readDaysToMoveTo } from './day-queries';
import type { DayRequest } from './day-requests';
import { NOT_KEPT, orderPage, UNKNOWN_ORDER } from './order-page';

const no = (status: number, message: string, fields?: Record<string, string>): Outcome => ({
  ok: false,
  status,
  message,
  ...(fields && { fields }),
});

const LEFT =
  'This order has left us, so its day can’t be changed here. Ring us and we will see what can be done.';
const GONE = 'This day is no longer available. Choose another';

/**
 * Moves the delivery of an order that the visitor may see to another day, and confirms it by e-mail even if the
 * platform's answer is lost. A repeated request finds the day set and changes nothing (experience TRK-4).
 */
export async function moveDelivery(
  session: Session | null,
  request: DayRequest,
  now: Date,
): Promise<Outcome> {
  const id = readOrderNumber(request.order) ?? 0;
  const opened = await openOrder(id, session);
  if (!opened.ok) return refused(opened.error);
  if (!opened.value) return no(404, UNKNOWN_ORDER);
  const movable = movableDelivery(opened.value.order);
  if (!movable) return no(409, endedWords(opened.value.order) ?? LEFT);
  const letter: Confirmation = {
    key: orderLetterKey(id, `day:${request.day}:${request.turn}`),
    letter: { letter: 'orderMoved', orderId: id, day: request.day },
  };
  if (movable.day === request.day) await enqueueLetter(letter.key, letter.letter);
  else {
    try {
      const days = await readDaysToMoveTo(opened.value.order, now);
      if (!days.includes(request.day)) return no(409, GONE, { day: GONE });
    } catch (thrown) {
      return away(thrown);
    }
    const body = { shipping_method: methodOn(movable.method, request.day) };
    const path = `/v2/orders/${id}/shipping_addresses/${movable.id}` as const;
    const done = await confirmedBy([letter], () =>
      managementRequest({ method: 'PUT', path, body }, z.unknown()),
    );
    if (done === null) return no(503, NOT_KEPT);
    if (!done.ok) return refused(done.error);
    // The next page has to show the new day before the platform's webhook arrives.
    await expireTags([cacheTags.order(id)]);
  }
  return {
    ok: true,
    to: await orderPage(id, `It now comes on ${longDay(request.day)}. We will confirm it by e-mail.`),
  };
}
