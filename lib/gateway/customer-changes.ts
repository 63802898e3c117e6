import 'server-only';
import { beginSession, signOutHere } from '@/lib/customer/commands';
import { accountKey, type Counted, countTry, forgiveTry, LIMITS, tooOften } from '@/lib/customer/limits';
import { afterLostAnswer, afterNewPassword, welcomeCustomer } from '@/lib/customer/notices';
import { commonFault } from '@/lib/customer/password-check';
import { readCustomer } from '@/lib/customer/queries';
import { isWrongPassword, isWrongSignIn } from '@/lib/customer/rules';
import type { Refusal } from '@/lib/outcome/types';
import type { CommerceAnswer } from '@/lib/platform/upstreams/commerce';
import { noteSecurity } from '@/lib/platform/observe/security-log';
import type { UpstreamError } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { canEndSessions } from '@/lib/platform/session/session-life';
import { type Change, resultAt } from './change';
import { handleOf, takeNeeded, withHandle } from './login-document';

export type Asker = { session: Session | null; address: string };

/** Changes that end sessions. */
const ENDING: ReadonlySet<string> = new Set(['changePassword', 'resetPassword']);
/** Changes for which only failed attempts count. */
const FORGIVEN: ReadonlySet<string> = new Set(['login', 'changePassword']);
const AWAY = 'This can’t be done right now. Try again in a moment.';
const EMAIL_BY_FORM = 'Change the e-mail address on your details page: it asks for your password.';

const textAt = (change: Change, ...path: string[]): string => {
  const value = resultAt(change.arguments, path);
  return typeof value === 'string' ? value : '';
};

/** Returns the limits against which a change counts, the same as for the shop's own forms. */
function countedFor(change: Change, { session, address }: Asker): Counted {
  switch (change.name) {
    case 'login':
      return [
        [LIMITS.signInAccount, accountKey(textAt(change, 'email'))],
        [LIMITS.signInAddress, address],
      ];
    case 'registerCustomer':
      return [[LIMITS.register, address]];
    case 'requestResetPassword':
      return [
        [LIMITS.resetAddress, address],
        [LIMITS.resetAccount, accountKey(textAt(change, 'input', 'email'))],
      ];
    case 'resetPassword':
      return [[LIMITS.resetUse, address]];
    case 'changePassword':
      return [[LIMITS.passwordChange, String(session?.customerId ?? address)]];
    default:
      return [];
  }
}

/** Returns why a customer's change is not sent to the platform; null if it may be sent. Counts as an attempt. */
export async function refuseChange(change: Change, asker: Asker): Promise<Refusal | null> {
  const chosen = textAt(change, 'input', 'newPassword') || textAt(change, 'input', 'password');
  const fault = chosen ? commonFault(chosen, await ownerOf(change, asker)) : null;
  if (fault) return { kind: 'refusal', status: 422, message: fault };
  const email = change.name === 'updateCustomer' ? textAt(change, 'input', 'email') : '';
  if (email && asker.session && !(await isOwnEmail(asker.session, email))) {
    return { kind: 'refusal', status: 422, message: EMAIL_BY_FORM };
  }
  if (ENDING.has(change.name) && !(await canEndSessions()).ok)
    return { kind: 'refusal', status: 503, message: AWAY, retryAfter: 5 };
  const wait = await countTry(countedFor(change, asker));
  return wait === null ? null : tooOften('Too many attempts.', wait);
}

/** Returns the names and e-mail address of the person whose password is set, as far as they are known. */
async function ownerOf(change: Change, { session }: Asker): Promise<string[]> {
  const given = ['email', 'firstName', 'lastName'].map((name) => textAt(change, 'input', name));
  if (change.name !== 'changePassword' || !session) return given;
  const customer = await readCustomer(session);
  const { email = '', firstName = '', lastName = '' } = (customer.ok && customer.value) || {};
  return [email, firstName, lastName];
}

async function isOwnEmail(session: Session, email: string): Promise<boolean> {
  const customer = await readCustomer(session);
  return customer.ok && customer.value?.email.toLowerCase() === email.trim().toLowerCase();
}

/** Handles a change that the platform did not answer: undoes counting it, and allows for its having been made. */
export async function afterNoAnswer(change: Change, error: UpstreamError, asker: Asker): Promise<void> {
  if (FORGIVEN.has(change.name)) await forgiveTry(countedFor(change, asker));
  if (change.name === 'logout') await signOutHere(asker.session);
  if (change.name === 'changePassword' && asker.session)
    await afterLostAnswer(error, asker.session.customerId, asker.session.id);
}

/** Handles the platform's answer to a change: sessions, limits, notices and the security log. */
export async function afterChange(
  change: Change,
  answer: CommerceAnswer,
  asker: Asker,
): Promise<CommerceAnswer> {
  const result = resultAt(answer.data, change.path);
  if (change.name === 'login') {
    const signedIn = takeNeeded(result);
    if (!signedIn) {
      if (answer.errors?.some(isWrongSignIn)) noteSecurity('sign-in-failed');
      else await forgiveTry(countedFor(change, asker));
      return answer;
    }
    await forgiveTry(countedFor(change, asker));
    const session = await beginSession(signedIn);
    return withHandle(answer, signedIn.token.value, handleOf(session.id));
  }
  if (change.name === 'requestResetPassword') noteSecurity('reset-asked');
  if (change.name === 'logout') await signOutHere(asker.session);
  if (change.name === 'changePassword' && !saysWrong(result)) await forgiveTry(countedFor(change, asker));
  if (!succeeded(result)) return answer;
  if (change.name === 'changePassword' && asker.session)
    await afterNewPassword(asker.session.customerId, asker.session.id);
  if (change.name === 'resetPassword')
    await afterNewPassword(Number(resultAt(change.arguments, ['input', 'customerEntityId'])));
  if (change.name === 'registerCustomer')
    await welcomeCustomer({
      email: textAt(change, 'input', 'email'),
      firstName: textAt(change, 'input', 'firstName'),
    });
  return answer;
}

/** Only if the result itself says that there were no errors. */
const succeeded = (result: unknown): boolean => {
  const errors = resultAt(result, ['errors']);
  return Array.isArray(errors) && errors.length === 0;
};

/** Whether the errors of a password change say that the current password was wrong, or do not say what they are. */
const saysWrong = (result: unknown): boolean => {
  const errors = resultAt(result, ['errors']);
  return (
    Array.isArray(errors) &&
    errors.some((error: { __typename?: string }) => {
      const { __typename } = error;
      return __typename === undefined || isWrongPassword({ __typename });
    })
  );
};
