import 'server-only';
import { randomUUID } from 'node:crypto';
import { rememberedCart } from '@/lib/basket/cookie';
import { isCartId } from '@/lib/basket/rules';
import type { Refusal } from '@/lib/outcome/types';
import { commerceMutation } from '@/lib/platform/upstreams/commerce';
import { customerJwt } from '@/lib/platform/upstreams/customer-jwt';
import { enqueue } from '@/lib/platform/durable/outbox';
import { hit } from '@/lib/platform/http/rate-limit';
import { fail, ok, orFallback, type Result, type UpstreamError } from '@/lib/platform/result';
import { spendLink, unspendLink } from '@/lib/platform/session/spent-links';
import { beginSession } from './commands';
import { JwtLoginMutation } from './documents';
import { accountKey, LIMITS, tooOften } from './limits';
import { openLink, type WantedLink } from './sign-in-link';

const KIND = 'sign-in-link';

/**
 * Has a link e-mailed that signs in without a password (experience CHK-12), if the address is a customer's. Nothing
 * reveals whether it is: the customer is looked up only when the e-mail is written.
 */
export async function requestLink(
  email: string,
  path: string,
  address: string,
): Promise<Result<null, Refusal>> {
  const wait = await hit(LIMITS.linkAddress, address);
  if (wait !== null) return fail(tooOften('Too many links were asked for from here.', wait));
  if ((await hit(LIMITS.linkAccount, accountKey(email))) !== null) return ok(null);
  const at = Date.now();
  const isKept = await enqueue({
    kind: KIND,
    key: `${KIND}:${randomUUID()}`,
    payload: { email, path, at } satisfies WantedLink,
  });
  if (isKept) return ok(null);
  return fail({
    kind: 'refusal',
    status: 503,
    message: 'We can’t send a link right now. Try again in a moment.',
  });
}

const OVER = 'This link has been used or has expired. Ask for a new one; each works once, for 15 minutes.';

/** Signs in with an e-mailed link, which works once. Returns the path to go to. */
export async function followLink(token: string): Promise<Result<string, UpstreamError | Refusal>> {
  const link = await openLink(token);
  const isFresh = link ? await orFallback<boolean | null>(spendLink(link.id), null) : false;
  if (isFresh === null)
    return fail({ kind: 'unreachable', upstream: 'sessions', message: 'whether it was used is not known' });
  if (!link || !isFresh) return fail({ kind: 'refusal', status: 403, message: OVER });
  const cart = await rememberedCart();
  const guestCartEntityId = isCartId(cart) ? cart : null;
  const jwt = customerJwt(link.customerId);
  const answer = await commerceMutation(JwtLoginMutation, { jwt, guestCartEntityId });
  if (!answer.ok) {
    await unspendLink(link.id);
    return answer;
  }
  const {
    customer,
    customerAccessToken: accessToken,
    cart: mergedCart,
  } = answer.value.loginWithCustomerLoginJwt;
  if (!customer || !accessToken) return fail({ kind: 'refusal', status: 403, message: OVER });
  await beginSession({ customer, cart: mergedCart, token: accessToken });
  return ok(link.path);
}
