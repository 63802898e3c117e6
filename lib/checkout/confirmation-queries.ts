import 'server-only';
import { daysOfOrder } from '@/lib/orders/delivery-day';
import { withRecord } from '@/lib/orders/queries';
import { orUnreachable } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session';
import { placedOrder, readPlacedOrder } from './order-queries';
import type { Confirmation } from './types';

/**
 * The confirmation of an order, for the browser that placed it and for the customer whose it is; null for everybody
 * else, whatever number they know.
 * @throws UnreachableError
 */
export async function getConfirmation(number: number, session: Session | null): Promise<Confirmation | null> {
  const placed = (await placedOrder(number)) ?? (session && { order: number, cart: '', at: 0 });
  if (!placed) return null;
  const found = orUnreachable(await readPlacedOrder(placed, session));
  if (!found) return null;
  const order = await withRecord(found);
  return { order, days: daysOfOrder(order) };
}
