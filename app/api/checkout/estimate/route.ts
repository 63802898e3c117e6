import { estimate, overviewOf } from '@/lib/checkout/overview-commands';
import { estimateRequest } from '@/lib/checkout/requests';
import { answer, problem, upstreamProblem, writes } from '@/lib/platform/http/api';

/** Returns the sums of a basket with delivery to a postcode. */
export const POST = writes(estimateRequest, async ({ session, input }) => {
  const found = await estimate(session, input.cartId, input.postcode);
  if (!found.ok) return upstreamProblem(found.error);
  return found.value ? answer(overviewOf(found.value)) : problem(404, 'This basket is no longer there.');
});
