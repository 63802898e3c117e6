import 'server-only';
import { statusFor } from '@/lib/orders/changes/cancel-queries';
import { readOpening, readRest } from '@/lib/orders/record/queries';
import type { OrderOnRecord } from '@/lib/orders/types';
import { ok, type Result } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { openedOrder } from './opened-cookie';

/**
 * Returns the current record of an order that the visitor may change, for validating the change; null for any other.
 */
export async function openOrder(id: number, session: Session | null): Promise<Result<OrderOnRecord | null>> {
  const opening = await readOpening(id);
  if (!opening.ok || !opening.value) return opening as Result<null>;
  const isOwn = session !== null && opening.value.customer_id === session.customerId;
  if (!isOwn && !(await openedOrder(id))) return ok(null);
  const found = await readRest(opening.value);
  if (!found.ok) return found;
  const { order } = found.value;
  return ok({ ...found.value, order: { ...order, status: await statusFor(order) } });
}
