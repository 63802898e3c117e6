import { run } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { transaction } from '../../store/store.ts';
import { readResetToken } from '../../password-reset/token.ts';
import { requestReset } from '../../password-reset/request.ts';
import { spendResetValue } from '../../password-reset/value.ts';
import type { CommerceContext } from '../context.ts';
import { customerById } from './customer.ts';
import { emailProblem, passwordProblem } from './fields.ts';
import { hashPassword, passwordMatches } from './password.ts';
import { customerMissing, invalid, notLoggedIn, type Problem, passwordWrong } from './problems.ts';
import { revokeTokensOf } from './tokens.ts';

interface Result {
  errors: Problem[];
}

/** Changes the signed-in customer's password and ends all their other sessions. */
export async function changePassword(
  _: object,
  { input }: { input: { currentPassword: string; newPassword: string } },
  { parts: { store }, customerId, customerToken, now }: CommerceContext,
): Promise<Result> {
  if (customerId === null) return { errors: [notLoggedIn()] };
  const customer = customerById(store, customerId);
  if (!customer) return { errors: [customerMissing()] };
  const wrong = { errors: [passwordWrong('Your current password is incorrect.')] };
  if (!(await passwordMatches(input.currentPassword, customer.password_hash))) return wrong;
  const problem = passwordProblem(['newPassword'], input.newPassword);
  if (problem) return { errors: [problem] };
  const hash = await hashPassword(input.newPassword);
  return transaction(store, () => {
    // Of several simultaneous changes the first wins: it replaces the password that the others were checked against.
    const changed = setPassword(store, customerId, hash, now, customer.password_hash);
    if (!changed) return wrong;
    revokeTokensOf(store, customerId, customerToken);
    return { errors: [] };
  });
}

/** Sends a reset link to the address if it is a customer's. The response is the same if it is not. */
export async function requestResetPassword(
  _: object,
  { input }: { input: { email: string; path?: string | null } },
  { parts }: CommerceContext,
): Promise<Result> {
  const problem = emailProblem(['email'], input.email);
  if (problem) return { errors: [problem] };
  const path = input.path ?? undefined;
  if (path !== undefined && !/^\/(?![/\\])[^\s\\]*$/.test(path)) {
    return { errors: [invalid(['path'], 'Give a path of the shop.')] };
  }
  await requestReset(parts, input.email, path);
  return { errors: [] };
}

/** Sets the password of the customer to whom the token was sent. A token works once. Ends all sessions. */
export async function resetPassword(
  _: object,
  { input }: { input: { customerEntityId: number; token: string; newPassword: string } },
  { parts: { store, config }, now }: CommerceContext,
): Promise<Result> {
  const problem = passwordProblem(['newPassword'], input.newPassword);
  if (problem) return { errors: [problem] };
  const grant = readResetToken(config.resetFormat, config.resetSecret, input.token);
  const refused = { errors: [invalid(['token'], 'Invalid password reset token.')] };
  if (!grant || grant.customerId !== input.customerEntityId || grant.expires < now) return refused;
  const customer = customerById(store, grant.customerId);
  if (customer?.email.toLowerCase() !== grant.email.toLowerCase()) return refused;
  const hash = await hashPassword(input.newPassword);
  return transaction(store, () => {
    if (!spendResetValue(store, grant.customerId, grant.value, now)) return refused;
    setPassword(store, grant.customerId, hash, now);
    revokeTokensOf(store, grant.customerId);
    return { errors: [] };
  });
}

/** Stores a password hash. With `instead`, only if that is still the stored hash; returns false if it is not. */
function setPassword(store: Store, customerId: number, hash: string, now: number, instead?: string): boolean {
  const { changes } = run(
    store,
    `UPDATE customer SET password_hash = ?1, force_password_reset = 0, updated_at = ?2
     WHERE id = ?3 AND (?4 IS NULL OR password_hash = ?4)`,
    hash,
    now,
    customerId,
    instead ?? null,
  );
  return changes > 0;
}
