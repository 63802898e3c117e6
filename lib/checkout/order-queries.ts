import 'server-only';
import { z } from 'zod';
import { toPence } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import { commerceQuery } from '@/lib/platform/commerce';
import { managementRequest } from '@/lib/platform/management';
import { ok, type Result } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session';
import { mapOrder } from '@/lib/orders/map-order';
import type { Order } from '@/lib/orders/types';
import { PlacedOrderQuery } from './order-documents';
import { readPlaced, type PlacedOrder } from './placed';
import { asking } from './queries';

const record = z
  .object({ status_id: z.number(), total_inc_tax: z.string(), cart_id: z.string().nullish() })
  .transform(({ status_id, total_inc_tax, cart_id }) => ({
    status: status_id,
    cart: cart_id ?? null,
    total: toPence(Number(total_inc_tax)),
  }));

/** The platform's status of an order that was not paid for, and of those that never will be. */
const OPEN = 0;
const ENDED = [5, 6];

export type OrderState = { state: 'open' | 'paid' | 'ended'; total: Pence; cart: string | null };

/** What became of an order; the caller has made sure whose it is. Null when there is none. */
export async function readOrderState(order: number): Promise<Result<OrderState | null>> {
  const found = await managementRequest({ path: `/v2/orders/${order}` }, record);
  if (!found.ok) return found.error.status === 404 ? ok(null) : found;
  const { status, ...rest } = found.value;
  return ok({ state: status === OPEN ? 'open' : ENDED.includes(status) ? 'ended' : 'paid', ...rest });
}

/** The order of this number that this browser placed; null for any other, so that a number alone opens nothing. */
export async function placedOrder(number: number): Promise<PlacedOrder | null> {
  return (await readPlaced()).find(({ order }) => order === number) ?? null;
}

/** An order as the platform has it, for the customer it belongs to, or for whoever had its basket. */
export async function readPlacedOrder(
  { order, cart }: PlacedOrder,
  session: Session | null,
): Promise<Result<Order | null>> {
  const answer = await commerceQuery(PlacedOrderQuery, { id: order, cart }, asking(session));
  if (!answer.ok) return answer;
  const found = answer.value.site.order;
  return ok(found && mapOrder(found));
}
