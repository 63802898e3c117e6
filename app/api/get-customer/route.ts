import { z } from 'zod';
import { readCustomer } from '@/lib/customer/queries';
import { askerOf, denied } from '@/lib/customer/record-answers';
import { checkGrant } from '@/lib/customer/reset-queries';
import { answer, reads, upstreamProblem } from '@/lib/platform/http/api';

const same = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * Specification §7, as the list that it names: for the customer's own address, or the one that a reset link was sent
 * to.
 */
export const GET = reads(z.object({ email: z.string().min(1).max(254) }), async ({ session, input }) => {
  const { grant } = await askerOf(session);
  if (grant && same(grant.email, input.email)) {
    const checked = await checkGrant(grant);
    if (checked.ok) return answer({ data: [{ id: grant.customerId, email: grant.email }] });
    if ('upstream' in checked.error) return upstreamProblem(checked.error);
  }
  if (!session) return denied(401);
  const customer = await readCustomer(session);
  if (!customer.ok) return upstreamProblem(customer.error);
  if (!customer.value || !same(customer.value.email, input.email)) return denied(403);
  const { id, email, firstName, lastName, company, phone } = customer.value;
  return answer({ data: [{ id, email, first_name: firstName, last_name: lastName, company, phone }] });
});
