import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { refusalOf } from '@/lib/outcome/mutation-errors';
import type { Refusal } from '@/lib/outcome/types';
import { commerceMutation } from '@/lib/platform/upstreams/commerce';
import { dropCookie } from '@/lib/platform/session/cookies';
import { canEndSessions } from '@/lib/platform/session/session-life';
import { spendLink, unspendLink } from '@/lib/platform/session/spent-links';
import { setAttributes } from '@/lib/platform/upstreams/customer-attributes';
import { log } from '@/lib/platform/observe/log';
import { managementRequest } from '@/lib/platform/upstreams/management';
import { fail, ok, orFallback, type Result, type UpstreamError } from '@/lib/platform/result';
import { ResetPasswordMutation } from './documents';
import { afterLostAnswer, afterNewPassword } from './notices';
import { commonFault } from './password-check';
import { RESET_COOKIE, type ResetLink } from './reset-link';
import { checkGrant, currentGrant, currentLink, noReset, RESET_WORDS } from './reset-queries';
import type { ResetGrant } from './reset-token';
import { endBrowserSession } from './session';

type Done = Promise<Result<null, UpstreamError | Refusal>>;

/** Refuses a password that is common, or made of the customer's own name or e-mail address. */
function checkPassword(password: string, personal: readonly string[] = []): Result<null, Refusal> {
  const fault = commonFault(password, personal);
  if (!fault) return ok(null);
  return fail({ kind: 'refusal', status: 422, message: fault, fields: { newPassword: fault } });
}

/** Names a one-time value among the used links, without revealing it. */
export const spentName = ({ value }: Pick<ResetGrant, 'value'>): string =>
  `reset:${createHash('sha256').update(value).digest('base64url')}`;

/** Sets a new password with the browser's reset link, once, and ends all sessions of this customer. */
export async function resetPassword(newPassword: string): Done {
  const link = await currentLink();
  if (!link) return noReset(RESET_WORDS.wrong);
  const store = await canEndSessions();
  if (!store.ok) return store;
  const grant = await currentGrant();
  const done = grant ? await spendGrant(grant, newPassword) : await byPlatform(link, newPassword);
  if (!done.ok) return done;
  await dropCookie(RESET_COOKIE);
  await endBrowserSession();
  return done;
}

/**
 * Uses a grant. Of several concurrent requests, to whichever machine, only one succeeds: the value is marked as used
 * before the checks, and released when they fail.
 */
export async function spendGrant(grant: ResetGrant, newPassword: string): Done {
  const common = checkPassword(newPassword, [grant.email]);
  if (!common.ok) return common;
  const name = spentName(grant);
  const isFresh = await orFallback<boolean | null>(spendLink(name), null);
  if (isFresh === null)
    return fail({ kind: 'unreachable', upstream: 'sessions', message: 'whether it was used is not known' });
  if (!isFresh) return noReset(RESET_WORDS.wrong);
  const checked = await checkGrant(grant);
  const named = checked.ok ? checkPassword(newPassword, checked.value) : checked;
  const written = named.ok ? await writePassword(grant.customerId, newPassword) : named;
  if (!written.ok) {
    await unspendLink(name);
    if (named.ok && 'upstream' in written.error) await afterLostAnswer(written.error, grant.customerId);
    return written;
  }
  await afterNewPassword(grant.customerId);
  const cleared = await clearOneTimeValue(grant.customerId);
  if (!cleared.ok) log('error', 'reset', { problem: 'the one-time value was not cleared' });
  return ok(null);
}

/** Uses a link that the platform itself e-mailed; only the platform can read its token. */
async function byPlatform({ customerId, token }: ResetLink, newPassword: string): Done {
  if (!/^\d{1,9}$/.test(customerId) || token === '') return noReset(RESET_WORDS.wrong);
  const common = checkPassword(newPassword);
  if (!common.ok) return common;
  const input = { customerEntityId: Number(customerId), token, newPassword };
  const answer = await commerceMutation(ResetPasswordMutation, { input });
  // Only the platform can verify the customer id, so no sessions are ended when its answer is lost.
  if (!answer.ok) return answer.error.kind === 'rejected' ? noReset(RESET_WORDS.wrong) : answer;
  const refusal = refusalOf(answer.value.customer.resetPassword.errors);
  if (refusal) return refusal.fields?.['newPassword'] ? fail(refusal) : noReset(RESET_WORDS.wrong);
  await afterNewPassword(input.customerEntityId);
  return ok(null);
}

function writePassword(id: number, newPassword: string): Promise<Result<unknown>> {
  const body = [{ id, authentication: { force_password_reset: false, new_password: newPassword } }];
  return managementRequest({ method: 'PUT', path: '/v3/customers', body, by: 'customers' }, z.unknown());
}

export function clearOneTimeValue(customerId: number): Promise<Result<unknown>> {
  return setAttributes([{ attribute: 'reset', customerId, value: '' }]);
}
