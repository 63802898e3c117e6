import { settleRequest } from '@/lib/checkout/requests';
import { settleOrder } from '@/lib/checkout/settle-commands';
import { answer, upstreamProblem, writes } from '@/lib/platform/api';

/** What became of the order that was placed last: paid, still open, or ended. */
export const POST = writes(settleRequest, async ({ session, input }) => {
  const settled = await settleOrder(session, input);
  return settled.ok ? answer(settled.value) : upstreamProblem(settled.error);
});
