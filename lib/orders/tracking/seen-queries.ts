import 'server-only';
import { statusFor } from '@/lib/orders/changes/cancel-queries';
import { readShownOrder } from '@/lib/orders/queries';
import { factsOf, readOrderFacts } from '@/lib/orders/record/facts-queries';
import { readOrder, readRest } from '@/lib/orders/record/queries';
import type { RecordedOrder } from '@/lib/orders/record/shapes';
import type { Order, OrderOnRecord, OrderOutline } from '@/lib/orders/types';
import { ok, type Result } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { openedOrder } from './opened-cookie';

/** How much of an order is shown: all of it, its status and dates, or that there is none. */
export type Found =
  | { kind: 'whole'; order: Order }
  | { kind: 'outline'; outline: OrderOutline }
  | { kind: 'none' };

const NONE: Found = { kind: 'none' };

/**
 * Returns an order for a page: whole for its customer and for a browser that has opened it, otherwise its status and
 * dates. GraphQL serves customers and guests; the REST API is read only when a browser has opened a customer's order,
 * or when GraphQL does not show a customer their own.
 */
export async function readSeen(id: number, session: Session | null): Promise<Result<Found>> {
  const opened = await openedOrder(id);
  if (session || opened?.cart) {
    const shown = await readShownOrder({ id, cart: opened?.cart ?? null }, session);
    if (shown.ok && shown.value) return ok(foundOf(shown.value));
  }
  if (opened) return readRecorded(id);
  const facts = await readOrderFacts(id);
  if (!facts.ok) return facts;
  if (!facts.value) return ok(NONE);
  const { outline, customerId } = facts.value;
  return customerId === session?.customerId ? readRecorded(id) : ok({ kind: 'outline', outline });
}

/** Whether an order belongs to the signed-in customer; also false while that is not known. */
export async function isOwnOrder(id: number, session: Session | null): Promise<boolean> {
  if (!session) return false;
  const facts = await readOrderFacts(id);
  return facts.ok && facts.value?.customerId === session.customerId;
}

async function readRecorded(id: number): Promise<Result<Found>> {
  const record = await readOrder(id);
  if (!record.ok) return record;
  return ok(record.value ? foundOf(await tellOf(record.value)) : NONE);
}

const foundOf = (order: Order): Found =>
  order.status.value === 'INCOMPLETE' ? NONE : { kind: 'whole', order };

const tellOf = async ({ order }: OrderOnRecord): Promise<Order> => ({
  ...order,
  status: await statusFor(order),
});

/** Returns the id of a guest order's cart; null for a customer's order, which cannot be read by its cart. */
export const basketOf = ({ customer_id, cart_id }: RecordedOrder): string | null =>
  customer_id === 0 ? cart_id : null;

/** Reads the whole of an order whose first part was read, for somebody who may see it. */
export async function readWhole(opening: RecordedOrder, session: Session | null): Promise<Result<Order>> {
  const { id } = opening;
  const cart = basketOf(opening);
  if (session || cart) {
    const shown = await readShownOrder({ id, cart }, session, async () => factsOf(opening));
    if (shown.ok && shown.value) return ok(shown.value);
  }
  const rest = await readRest(opening);
  return rest.ok ? ok(await tellOf(rest.value)) : rest;
}
