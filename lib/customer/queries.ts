import 'server-only';
import { commerceQuery } from '@/lib/platform/upstreams/commerce';
import { ok, type Result } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { CustomerQuery } from './documents';
import type { Customer } from './types';

/** Reads the profile of the signed-in customer; null when the platform no longer knows the session. */
export async function readCustomer({ token }: Session): Promise<Result<Customer | null>> {
  const answer = await commerceQuery(CustomerQuery, {}, { customerToken: token });
  if (!answer.ok) return answer;
  const { customer } = answer.value;
  if (!customer) return ok(null);
  const { entityId: id, firstName, lastName, email, company, phone } = customer;
  return ok({ id, firstName, lastName, email, company, phone });
}
