import 'server-only';
import { z } from 'zod';
import type { ReturnAsked } from '@/lib/orders/types';
import { managementRequest } from '@/lib/platform/upstreams/management';
import { ok, type Result } from '@/lib/platform/result';
import { isReason, type ReturnReason } from './return-reasons';

/** Where requests are kept with their order on the platform. */
export const RETURNS = 'returns';

const stored = z.object({
  at: z.string(),
  lines: z.array(
    z.object({
      lineId: z.number(),
      name: z.string(),
      quantity: z.number(),
      reason: z.string().refine((text): text is ReturnReason => isReason(text)),
    }),
  ),
});

const listed = z.object({ data: z.array(z.object({ key: z.string(), value: z.string() })) });

/** What was asked to go back of an order so far, the oldest first. */
export async function readReturns(orderId: number): Promise<Result<ReturnAsked[]>> {
  const query = { namespace: RETURNS, limit: '250' };
  const answer = await managementRequest({ path: `/v3/orders/${orderId}/metafields`, query }, listed);
  if (!answer.ok) return answer;
  return ok(
    answer.value.data.flatMap(({ key, value }) => {
      const { success, data } = stored.safeParse(jsonOf(value));
      return success ? [{ key, ...data }] : [];
    }),
  );
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
