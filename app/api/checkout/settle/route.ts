import { z } from 'zod';
import { settleOrder } from '@/lib/checkout/settle-commands';
import { answer, upstreamProblem, writes } from '@/lib/platform/api';

/** What became of the order that was placed last: paid, still open, or ended. */
export const POST = writes(z.strictObject({}), async ({ session }) => {
  const settled = await settleOrder(session);
  return settled.ok ? answer(settled.value) : upstreamProblem(settled.error);
});
