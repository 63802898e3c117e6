import { settleOrder } from '@/lib/checkout/placing/settle-commands';
import { settleRequest } from '@/lib/checkout/requests';
import { answer, upstreamProblem, writes } from '@/lib/platform/http/api';

/** Returns the state of the last order placed: paid, still open, or ended. */
export const POST = writes(settleRequest, async ({ session, input }) => {
  const settled = await settleOrder(session, input);
  return settled.ok ? answer(settled.value) : upstreamProblem(settled.error);
});
