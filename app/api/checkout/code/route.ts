import { applyCode, overviewOf, removeCode } from '@/lib/checkout/overview-commands';
import { readCheckout } from '@/lib/checkout/queries';
import { codeRequest } from '@/lib/checkout/requests';
import { CODE_STAYS, codeWords } from '@/lib/checkout/words';
import { answer, problem, upstreamProblem, writes } from '@/lib/platform/http/api';

/** Rate limit against guessing codes, generous enough for people. */
const TRIES = { name: 'codes', most: 20, windowMs: 600_000 };

/** Applies or removes a coupon or a gift certificate. */
export const POST = writes(
  codeRequest,
  async ({ session, input: { cartId, code, do: what } }) => {
    const found = await readCheckout(cartId, session);
    if (!found.ok) return upstreamProblem(found.error);
    if (!found.value) return problem(404, 'This basket is no longer there.');
    const changed =
      what === 'apply'
        ? await applyCode(session, cartId, code)
        : await removeCode(session, found.value, code);
    if (changed.ok) return answer(overviewOf(changed.value));
    if (changed.error.kind !== 'rejected') return upstreamProblem(changed.error);
    const message = what === 'apply' ? codeWords(changed.error.message) : CODE_STAYS;
    return problem(422, message, {}, { code: message });
  },
  TRIES,
);
