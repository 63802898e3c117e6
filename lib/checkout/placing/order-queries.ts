import 'server-only';
import { z } from 'zod';
import { asking } from '@/lib/platform/session/asking';
import { toPence } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import { OrderStateQuery } from '@/lib/orders/documents';
import { statusNumber } from '@/lib/orders/record/statuses';
import { commerceQuery } from '@/lib/platform/upstreams/commerce';
import { managementRequest } from '@/lib/platform/upstreams/management';
import { ok, type Result } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { readPlaced, type PlacedOrder } from './placed';

const record = z
  .object({ status_id: z.number(), total_inc_tax: z.string(), cart_id: z.string().nullish() })
  .transform(({ status_id, total_inc_tax, cart_id }) => ({
    status: status_id,
    cart: cart_id ?? null,
    total: toPence(Number(total_inc_tax)),
  }));

/**
 * `open`: not paid in checkout, and can be. `waiting`: placed, with the payment awaited or being checked. `ended`:
 * cancelled or declined, and will never be paid.
 */
type State = 'open' | 'waiting' | 'paid' | 'ended';

/**
 * States by status id where the order is not paid: 0 Incomplete, 1 Pending, 5 Cancelled, 6 Declined, 7 Awaiting
 * Payment, 12 Manual Verification Required.
 */
const UNPAID: Readonly<Record<number, State>> = {
  0: 'open',
  1: 'waiting',
  5: 'ended',
  6: 'ended',
  7: 'waiting',
  12: 'waiting',
};

const stateOf = (status: number): State => UNPAID[status] ?? 'paid';

export type OrderState = { state: State; total: Pence; cart: string | null };

/** Whether nothing is left to do in checkout, where paying again would pay twice. */
export const isPlaced = (state: State): state is 'waiting' | 'paid' =>
  state === 'paid' || state === 'waiting';

/**
 * Returns the state of an order made from a cart of this visitor. GraphQL gives it for a placed order; whether it shows
 * one earlier is not documented, so the management API decides for any other. Null when there is none.
 */
export async function readOrderState(
  { order, cart }: Pick<PlacedOrder, 'order' | 'cart'>,
  session: Session | null,
): Promise<Result<OrderState | null>> {
  const answer = await commerceQuery(OrderStateQuery, { id: order, cart }, asking(session));
  const shown = answer.ok ? answer.value.site.order : null;
  const status = statusNumber(shown?.status.value ?? null);
  if (!shown || status === null || stateOf(status) === 'open') return readRecordedState(order);
  return ok({ state: stateOf(status), total: toPence(shown.totalIncTax.value), cart });
}

/** Returns the state of any order from the management API; the caller has checked whose it is. */
export async function readRecordedState(order: number): Promise<Result<OrderState | null>> {
  const found = await managementRequest({ path: `/v2/orders/${order}` }, record);
  if (!found.ok) return found.error.status === 404 ? ok(null) : found;
  const { status, ...rest } = found.value;
  return ok({ state: stateOf(status), ...rest });
}

/**
 * Returns the order of this number if this browser placed it; null for any other, so that a number alone opens nothing.
 */
export async function placedOrder(number: number): Promise<PlacedOrder | null> {
  return (await readPlaced()).find(({ order }) => order === number) ?? null;
}
