import 'server-only';
import { z } from 'zod';
import type { Order, ReturnAsked } from '@/lib/orders/types';
import { managementRequest } from '@/lib/platform/upstreams/management';
import { ok, orFallback, orUnreachable, type Result } from '@/lib/platform/result';
import { RETURNS, returnsIn } from './kept-returns';

const listed = z.object({ data: z.array(z.object({ key: z.string(), value: z.string() })) });

/** Reads the return requests for an order, oldest first. */
export async function readReturns(orderId: number): Promise<Result<ReturnAsked[]>> {
  const query = { namespace: RETURNS, limit: '250' };
  const answer = await managementRequest({ path: `/v3/orders/${orderId}/metafields`, query }, listed);
  return answer.ok ? ok(returnsIn(answer.value.data)) : answer;
}

/**
 * Returns the return requests for an order's page. Empty while they cannot be read; for an order without shipments they
 * are not read at all.
 */
export async function returnsOf({ id, requested, consignments }: Order): Promise<ReturnAsked[]> {
  if (requested) return requested;
  const isSent = consignments.some(({ shipments }) => shipments.length > 0);
  return isSent ? orFallback(readReturns(id).then(orUnreachable), []) : [];
}
