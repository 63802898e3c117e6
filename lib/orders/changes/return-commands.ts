import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Day, londonDate } from '@/lib/dates/rules';
import { readOrderNumber } from '@/lib/orders/rules';
import { openOrder } from '@/lib/orders/tracking/open-queries';
import type { Order, ReturnAsked } from '@/lib/orders/types';
import { refused } from '@/lib/outcome/refused';
import type { Outcome } from '@/lib/platform/http/forms';
import { managementRequest } from '@/lib/platform/upstreams/management';
import { ok, type Result } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { NOT_KEPT, orderPage, UNKNOWN_ORDER } from './order-page';
import { getPolicy } from '@/lib/policy/queries';
import type { ReturnTerms } from '@/lib/policy/types';
import { type Confirmation, confirmedBy, enqueueLetter } from '@/lib/post/commands';
import { RETURNS } from './kept-returns';
import { readReturns } from './return-queries';
import { chosenLines, type ReturnRequest } from './return-requests';
import { mayReturn } from './return-window';
import { returnable } from './returns';

const no = (status: number, message: string, fields?: Record<string, string>): Outcome => ({
  ok: false,
  status,
  message,
  ...(fields && { fields }),
});

const TAKEN = 'Some of this cannot be returned, or is already on its way back. Check the order again.';
const OVER = 'This order can no longer be returned. Faults come under the guarantee.';

/**
 * Records a return request for an order that the visitor may see, and confirms it by e-mail. The same request sent
 * again on the same turn is recorded once.
 */
export async function askReturn(session: Session | null, fields: ReturnRequest, now: Date): Promise<Outcome> {
  const id = readOrderNumber(fields['order'] ?? '');
  const opened = id === null ? ok(null) : await openOrder(id, session);
  if (!opened.ok) return refused(opened.error);
  if (id === null || !opened.value) return no(404, UNKNOWN_ORDER);
  const requested = await readReturns(id);
  if (!requested.ok) return refused(requested.error);
  const { returns } = await getPolicy();
  const judged = judge(opened.value.order, requested.value, fields, londonDate(now), returns);
  if ('ok' in judged) return judged;
  const { key, lines, isKnown } = judged;
  const letters = lettersOf(id, key);
  if (isKnown) for (const { key: once, letter } of letters) await enqueueLetter(once, letter);
  else {
    const saved = await confirmedBy(letters, () => keep(id, { key, at: now.toISOString(), lines }));
    if (saved === null) return no(503, NOT_KEPT);
    if (!saved.ok) return refused(saved.error);
  }
  return { ok: true, to: await orderPage(id, 'We have your request and will confirm it by e-mail.') };
}

/** The e-mails to the shopper and to the shop. */
const lettersOf = (orderId: number, returnKey: string): Confirmation[] =>
  (['shopper', 'shop'] as const).map((to) => ({
    key: `${to === 'shop' ? 'return-copy' : 'return'}:${orderId}:${returnKey}`,
    letter: { letter: 'returnAsked', orderId, returnKey, to },
  }));

/** Checks a request against what the page offered on that turn and against what has been requested since. */
function judge(
  order: Order,
  requested: readonly ReturnAsked[],
  fields: ReturnRequest,
  today: Day,
  terms: ReturnTerms,
) {
  const turn = Number(/^\d{1,3}$/.exec(fields['turn'] ?? '')?.[0] ?? 0);
  const offered = returnable(order, requested.slice(0, turn));
  const lines = chosenLines(fields, offered);
  if (!lines) return no(409, TAKEN);
  if (lines.length === 0) {
    const message = 'Choose what you want to return';
    return no(422, message, offered[0] && { [`take-${offered[0].line.id}`]: message });
  }
  const key = keyOf(turn, lines);
  const isKnown = requested.some((each) => each.key === key);
  if (!isKnown && !mayReturn(order, today, terms)) return no(409, OVER);
  if (!isKnown && !chosenLines(fields, returnable(order, requested))) return no(409, TAKEN);
  return { key, lines, isKnown };
}

const keyOf = (turn: number, lines: ReturnAsked['lines']): string =>
  createHash('sha256')
    .update(JSON.stringify([turn, lines.map(({ lineId, quantity }) => [lineId, quantity])]))
    .digest('hex')
    .slice(0, 20);

/**
 * Stores a request as a metafield. A key that exists already (409) is the same request from another click. Whoever may
 * see the order on the storefront API sees the request too.
 */
async function keep(orderId: number, { key, ...value }: ReturnAsked): Promise<Result<unknown>> {
  const body = {
    permission_set: 'read_and_sf_access',
    namespace: RETURNS,
    key,
    value: JSON.stringify(value),
  };
  const path = `/v3/orders/${orderId}/metafields` as const;
  const created = await managementRequest({ method: 'POST', path, body }, z.unknown());
  return !created.ok && created.error.status === 409 ? ok(null) : created;
}
