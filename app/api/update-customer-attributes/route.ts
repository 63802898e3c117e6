import { mayChangeAttribute } from '@/lib/customer/record-access';
import { askerOf, denied } from '@/lib/customer/record-answers';
import { RESET_ATTRIBUTE_ID, updateAttributesRequest } from '@/lib/customer/record-requests';
import { readOneTimeValue } from '@/lib/customer/reset-queries';
import { answer, upstreamProblem, writes } from '@/lib/platform/http/api';
import { setAttributes } from '@/lib/platform/upstreams/customer-attributes';

/** Specification §7: sets the customer's own cart reference, or the one-time value of this browser's reset link. */
const change = writes(updateAttributesRequest, async ({ session, input }) => {
  const changes = [input].flat();
  const { asker, grant } = await askerOf(session);
  for (const each of changes) {
    const verdict = mayChangeAttribute(asker, each);
    if (verdict) return denied(verdict);
  }
  if (grant && changes.some((each) => each.attribute_id === RESET_ATTRIBUTE_ID)) {
    const stored = await readOneTimeValue(grant.customerId);
    if (!stored.ok) return upstreamProblem(stored.error);
    // An older link must not invalidate a newer one.
    if (stored.value !== '' && stored.value !== grant.value) return denied(403);
  }
  const written = await setAttributes(
    changes.map(({ attribute_id, customer_id, value }) => ({
      attribute: attribute_id === RESET_ATTRIBUTE_ID ? 'reset' : 'cart',
      customerId: customer_id,
      value,
    })),
  );
  if (!written.ok) return upstreamProblem(written.error);
  return answer({
    data: changes.map(({ attribute_id, customer_id, value }) => ({ attribute_id, customer_id, value })),
  });
});

export const PUT = change;
export const POST = change;
