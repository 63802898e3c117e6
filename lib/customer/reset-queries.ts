import 'server-only';
import { z } from 'zod';
import type { Refusal } from '@/lib/outcome/types';
import { config } from '@/lib/platform/config';
import { readCookie } from '@/lib/platform/session/cookies';
import { attributeId } from '@/lib/platform/upstreams/customer-attributes';
import { managementRequest } from '@/lib/platform/upstreams/management';
import { fail, ok, type Result, type UpstreamError } from '@/lib/platform/result';
import { RESET_COOKIE, type ResetLink, readLink } from './reset-link';
import { openResetToken, type ResetGrant } from './reset-token';

/** Messages of the specification (§8), word for word. */
export const RESET_WORDS = {
  expired: 'Your password reset token has expired, please request a new one.',
  unknown: 'Your password reset token is invalid, please request a new one.',
  wrong: 'Invalid password reset token.',
  done: 'Password updated successfully.',
} as const;

export const noReset = (message: string) => fail<Refusal>({ kind: 'refusal', status: 403, message });

/** Returns the reset link that this browser opened in the last ten minutes. */
export async function currentLink(): Promise<ResetLink | null> {
  return readLink(await readCookie(RESET_COOKIE));
}

/**
 * Returns what the browser's link grants, before any check with the platform; null without a link in the shop's format.
 */
export async function currentGrant(): Promise<ResetGrant | null> {
  const link = await currentLink();
  const grant = link && openResetToken(config().reset, link.token);
  return grant && String(grant.customerId) === link.customerId ? grant : null;
}

const customers = z.object({
  data: z.array(
    z.object({ id: z.number(), email: z.string(), first_name: z.string(), last_name: z.string() }),
  ),
});
const values = z.object({
  data: z.array(
    z.object({ attribute_id: z.number(), customer_id: z.number(), attribute_value: z.string().nullable() }),
  ),
});

/**
 * Checks a grant in the order of specification §5: not expired, exactly one customer, then the one-time value.
 * @returns the customer's first and last name
 */
export async function checkGrant(
  grant: ResetGrant,
  now = Date.now(),
): Promise<Result<readonly string[], UpstreamError | Refusal>> {
  if (grant.expires < now) return noReset(RESET_WORDS.expired);
  const query = { 'email:in': grant.email };
  const answer = await managementRequest({ path: '/v3/customers', query }, customers);
  if (!answer.ok) return answer;
  const [customer, ...others] = answer.value.data;
  if (!customer || others.length > 0 || customer.id !== grant.customerId) return noReset(RESET_WORDS.unknown);
  const stored = await readOneTimeValue(grant.customerId);
  if (!stored.ok) return stored;
  return stored.value === grant.value
    ? ok([customer.first_name, customer.last_name])
    : noReset(RESET_WORDS.wrong);
}

/** Returns the one-time value that a reset link has to match; empty when there is none. */
export async function readOneTimeValue(customerId: number): Promise<Result<string>> {
  const id = await attributeId('reset');
  if (!id.ok) return id;
  const query = { 'customer_id:in': String(customerId), 'attribute_id:in': String(id.value) };
  const answer = await managementRequest({ path: '/v3/customers/attribute-values', query }, values);
  if (!answer.ok) return answer;
  const stored = answer.value.data.find(
    (each) => each.attribute_id === id.value && each.customer_id === customerId,
  );
  return ok(stored?.attribute_value ?? '');
}
