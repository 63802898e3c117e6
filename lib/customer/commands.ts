import 'server-only';
import { rememberedCart } from '@/lib/basket/cookie';
import { adoptCart, leaveCart } from '@/lib/basket/customer-cart';
import { isCartId } from '@/lib/basket/rules';
import { isReCaptchaRefusal, RE_CAPTCHA_FIELD, RE_CAPTCHA_WORDS, reCaptchaOf } from '@/lib/forms/re-captcha';
import { currentReCaptcha, readReCaptcha } from '@/lib/forms/re-captcha-queries';
import { refusalOf } from '@/lib/outcome/mutation-errors';
import type { Refusal } from '@/lib/outcome/types';
import { commerceMutation } from '@/lib/platform/upstreams/commerce';
import { fail, ok, orFallback, type Result, type UpstreamError } from '@/lib/platform/result';
import { noteSecurity } from '@/lib/platform/observe/security-log';
import type { Session } from '@/lib/platform/session/session';
import { endSession } from '@/lib/platform/session/session-life';
import { LoginMutation, LogoutMutation, RegisterMutation } from './documents';
import { accountKey, type Counted, countTry, forgiveTry, LIMITS, tooOften } from './limits';
import { welcomeCustomer } from './notices';
import { commonFault } from './password-check';
import type { RegisterRequest, SignInRequest } from './requests';
import { isWrongSignIn } from './rules';
import { endBrowserSession, startSession } from './session';

type Done<T> = Promise<Result<T, UpstreamError | Refusal>>;

/** Shown both for an unknown address and for a wrong password (experience ACC-7). */
const WRONG = 'The e-mail address or the password is wrong. Check both and try again.';
const NEW_PASSWORD_DUE =
  'You need a new password before you can sign in. Ask for one with “Forgotten your password?”.';

const refuse = (status: Refusal['status'], message: string) =>
  fail<Refusal>({ kind: 'refusal', status, message });

function wrong() {
  noteSecurity('sign-in-failed');
  return refuse(401, WRONG);
}

/**
 * Signs in: starts a session and merges the visitor's cart.
 * @param address IP address of the caller, for the rate limits
 */
export async function signIn(
  { email, password }: Pick<SignInRequest, 'email' | 'password'>,
  address: string,
): Done<Session> {
  const counted: Counted = [
    [LIMITS.signInAccount, accountKey(email)],
    [LIMITS.signInAddress, address],
  ];
  const wait = await countTry(counted);
  if (wait !== null) return fail(tooOften('Too many failed attempts.', wait));
  const cookie = await rememberedCart();
  const guestCartEntityId = isCartId(cookie) ? cookie : null;
  const answer = await commerceMutation(LoginMutation, { email, password, guestCartEntityId });
  if (!answer.ok) {
    if (/reset password/i.test(answer.error.message)) return refuse(403, NEW_PASSWORD_DUE);
    if (isWrongSignIn(answer.error)) return wrong();
    await forgiveTry(counted);
    return answer;
  }
  const { customer, customerAccessToken: token, cart } = answer.value.login;
  if (!customer || !token) return wrong();
  await forgiveTry(counted);
  return ok(await beginSession({ customer, cart, token }));
}

/** The platform's answer to a successful sign-in. */
type SignedIn = {
  customer: { entityId: number; firstName: string };
  cart: { entityId: string } | null;
  token: { value: string; expiresAt: string };
};

/** Starts a session for this customer in the browser, with their cart. */
export async function beginSession({ customer, cart, token }: SignedIn): Promise<Session> {
  const { entityId: customerId, firstName } = customer;
  const session = await startSession({
    customerId,
    firstName,
    token: token.value,
    expiresAt: token.expiresAt,
  });
  await adoptCart(session, cart?.entityId ?? null);
  return session;
}

/**
 * Creates an account and signs in to it (specification §4); null when the account was created but signing in failed.
 */
export async function register(request: RegisterRequest, address: string): Done<Session | null> {
  const { firstName, lastName, email, password, phone, [RE_CAPTCHA_FIELD]: token } = request;
  const fault = commonFault(password, [email, firstName, lastName]);
  if (fault) return fail({ kind: 'refusal', status: 422, message: fault, fields: { password: fault } });
  if (token === '' && (await orFallback(currentReCaptcha(), null)))
    return refuse(422, RE_CAPTCHA_WORDS.missing);
  const counted: Counted = [[LIMITS.register, address]];
  const wait = await countTry(counted);
  if (wait !== null) return fail(tooOften('Too many accounts were created from here.', wait));
  const input = { firstName, lastName, email, password, phone };
  const answer = await commerceMutation(RegisterMutation, { input, ...reCaptchaOf(token) });
  if (!answer.ok) {
    if (!isReCaptchaRefusal(answer.error)) return answer;
    // reCAPTCHA may have been switched on since the setting was read.
    await Promise.all([forgiveTry(counted), orFallback(readReCaptcha(), null)]);
    return refuse(422, token === '' ? RE_CAPTCHA_WORDS.missing : RE_CAPTCHA_WORDS.refused);
  }
  const refusal = refusalOf(answer.value.customer.registerCustomer.errors);
  if (refusal) return fail(refusal);
  await welcomeCustomer({ email, firstName });
  const session = await signIn({ email, password }, address);
  return session.ok ? session : ok(null);
}

/** Ends the session here, and then on the platform, whose answer is ignored. */
export async function signOut(session: Session | null): Promise<void> {
  await signOutHere(session);
  if (session) await commerceMutation(LogoutMutation, {}, { customerToken: session.token });
}

/** Ends the session in the shop: removes the customer, cart, wishlist and token from the browser. */
export async function signOutHere(session: Session | null): Promise<void> {
  if (session) {
    await endSession(session);
    noteSecurity('signed-out', { customerId: session.customerId });
  }
  await leaveCart();
  await endBrowserSession();
}
