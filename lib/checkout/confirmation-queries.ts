import 'server-only';
import { z } from 'zod';
import { managementRequest } from '@/lib/platform/management';
import { orUnreachable } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session';
import { dayIn } from './days';
import { placedOrder, readPlacedOrder } from './order-queries';
import type { Confirmation } from './types';

const addresses = z.array(z.object({ shipping_method: z.string() })).nullable();

/**
 * The confirmation of an order, for the browser that placed it and for the customer whose it is; null for everybody
 * else, whatever number they know.
 * @throws UnreachableError
 */
export async function getConfirmation(number: number, session: Session | null): Promise<Confirmation | null> {
  const placed = (await placedOrder(number)) ?? (session && { order: number, cart: '', at: 0 });
  if (!placed) return null;
  const order = orUnreachable(await readPlacedOrder(placed, session));
  if (!order) return null;
  const found = await managementRequest({ path: `/v2/orders/${order.id}/shipping_addresses` }, addresses);
  const method = (found.ok && found.value?.[0]?.shipping_method) || '';
  return { order, method, day: dayIn(method) };
}
