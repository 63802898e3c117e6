import { z } from 'zod';
import { denied } from '@/lib/customer/record-answers';
import { readOrderRecords } from '@/lib/orders/record/records';
import { answer, reads, upstreamProblem } from '@/lib/platform/http/api';

const request = z.object({ customer_id: z.coerce.number().int().positive().max(2_147_483_647) });

/** Specification §7, only for the session's own customer. */
export const GET = reads(request, async ({ session, input }) => {
  if (!session) return denied(401);
  if (input.customer_id !== session.customerId) return denied(403);
  const orders = await readOrderRecords(session);
  return orders.ok ? answer({ data: orders.value }) : upstreamProblem(orders.error);
});
