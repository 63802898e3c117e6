import { z } from 'zod';
import { readCustomer } from '@/lib/customer/queries';
import { answer, problem, reads, upstreamProblem } from '@/lib/platform/http/api';

/** Returns the signed-in customer's own profile. */
export const GET = reads(z.object({}), async ({ session }) => {
  if (!session) return problem(401, 'Sign in to see this.');
  const customer = await readCustomer(session);
  return customer.ok ? answer({ customer: customer.value }) : upstreamProblem(customer.error);
});
