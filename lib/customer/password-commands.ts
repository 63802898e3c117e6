import 'server-only';
import { refusalOf } from '@/lib/outcome/mutation-errors';
import type { Refusal } from '@/lib/outcome/types';
import { commerceMutation } from '@/lib/platform/upstreams/commerce';
import { fail, ok, type Result, type UpstreamError } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { canEndSessions } from '@/lib/platform/session/session-life';
import { ChangePasswordMutation } from './documents';
import { type Counted, countTry, forgiveTry, LIMITS, tooOften } from './limits';
import { afterLostAnswer, afterNewPassword } from './notices';
import { commonFault } from './password-check';
import { readCustomer } from './queries';
import type { ChangePasswordRequest } from './requests';
import { isWrongPassword } from './rules';

/** Changes the customer's password and ends all other sessions (reliability guide C9). */
export async function changePassword(
  session: Session,
  { currentPassword, newPassword }: ChangePasswordRequest,
): Promise<Result<null, UpstreamError | Refusal>> {
  const customer = await readCustomer(session);
  if (!customer.ok) return customer;
  const { email = '', firstName = '', lastName = '' } = customer.value ?? {};
  const fault = commonFault(newPassword, [email, firstName, lastName]);
  if (fault) return fail({ kind: 'refusal', status: 422, message: fault, fields: { newPassword: fault } });

  const counted: Counted = [[LIMITS.passwordChange, String(session.customerId)]];
  const wait = await countTry(counted);
  if (wait !== null) return fail(tooOften('The current password was wrong too many times.', wait));
  const store = await canEndSessions();
  if (!store.ok) return store;
  const input = { currentPassword, newPassword };
  const answer = await commerceMutation(ChangePasswordMutation, { input }, { customerToken: session.token });
  if (!answer.ok) {
    await forgiveTry(counted);
    await afterLostAnswer(answer.error, session.customerId, session.id);
    return answer;
  }
  const { errors } = answer.value.customer.changePassword;
  const refusal = refusalOf(errors);
  if (!errors.some(isWrongPassword)) await forgiveTry(counted);
  if (refusal) return fail(refusal);
  await afterNewPassword(session.customerId, session.id);
  return ok(null);
}
