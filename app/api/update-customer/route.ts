import { mayTouch } from '@/lib/customer/record-access';
import { askerOf, denied } from '@/lib/customer/record-answers';
import { updateCustomerRequest } from '@/lib/customer/record-requests';
import { LIMITS } from '@/lib/customer/limits';
import { spendGrant } from '@/lib/customer/reset-commands';
import { RESET_WORDS } from '@/lib/customer/reset-queries';
import { answer, problem, upstreamProblem, writes } from '@/lib/platform/http/api';

/**
 * Specification §7: sets the password, once, of the customer whose reset link this browser holds. A session alone is
 * not enough.
 */
export const PUT = writes(
  updateCustomerRequest,
  async ({ session, input }) => {
    const { asker, grant } = await askerOf(session);
    const verdict = grant ? mayTouch({ ...asker, customerId: null }, input.id) : session ? 403 : 401;
    if (verdict || !grant) return denied(verdict ?? 403);
    const done = await spendGrant(grant, input.authentication.new_password);
    if (done.ok) return answer({ status: 'success', message: RESET_WORDS.done, data: [{ id: input.id }] });
    const { error } = done;
    return 'upstream' in error
      ? upstreamProblem(error)
      : problem(error.status, error.message, {}, error.fields);
  },
  LIMITS.resetUse,
);
