import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { rememberedCart } from '@/lib/basket/cookie';
import { isCartId } from '@/lib/basket/rules';
import { sendLetter } from '@/lib/mail/commands';
import { signInLink } from '@/lib/mail/letters/account';
import { commerceMutation } from '@/lib/platform/commerce';
import { customerJwt } from '@/lib/platform/customer-jwt';
import { managementRequest } from '@/lib/platform/management';
import { type Delivery, enqueue } from '@/lib/platform/outbox';
import { hit } from '@/lib/platform/rate-limit';
import { fail, ok, orUnreachable, type Result, type UpstreamError } from '@/lib/platform/result';
import { spendLink, unspendLink } from '@/lib/platform/spent-links';
import { beginSession } from './commands';
import { JwtLoginMutation } from './documents';
import { accountKey, LIMITS, tooOften } from './limits';
import { LINK_MINUTES, openLink, sealLink } from './sign-in-link';
import type { Refusal } from './types';

const KIND = 'sign-in-link';
const job = z.object({ email: z.string(), path: z.string(), at: z.number() });
const customers = z.object({ data: z.array(z.object({ id: z.number(), first_name: z.string() })) });

/**
 * Has a link mailed with which one signs in without a password (experience CHK-12), if the address is a customer's.
 * Nothing tells whether it is: who it is looked up for is only asked when the mail is written.
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
  const isKept = enqueue({
    kind: KIND,
    key: `${KIND}:${randomUUID()}`,
    payload: { email, path, at },
  });
  if (isKept) return ok(null);
  return fail({
    kind: 'refusal',
    status: 503,
    message: 'We can’t send a link right now. Try again in a moment.',
  });
}

/** Mails a link of the outbox; nobody gets one whose wish is as old as a link may be. @throws UnreachableError */
export async function deliverLink(payload: unknown, key: string): Promise<Delivery> {
  const { success, data } = job.safeParse(payload);
  if (!success) return 'never';
  const { email, path, at } = data;
  if (Date.now() - at > LINK_MINUTES * 60_000) return 'done';
  const query = { 'email:in': email };
  const found = orUnreachable(await managementRequest({ path: '/v3/customers', query }, customers));
  const [customer, ...others] = found.data;
  if (!customer || others.length > 0) return 'done';
  const token = await sealLink(customer.id, path);
  return sendLetter(key, async (shop) => ({
    to: email,
    letter: signInLink(customer.first_name, token, shop),
  }));
}

const OVER = 'This link has been used, or is too old. Ask for a new one; each works once, for 15 minutes.';

/** Signs in with a mailed link, once; where to go then. */
export async function followLink(token: string): Promise<Result<string, UpstreamError | Refusal>> {
  const link = await openLink(token);
  if (!link || !(await spendLink(link.id))) return fail({ kind: 'refusal', status: 403, message: OVER });
  const cart = await rememberedCart();
  const guestCartEntityId = isCartId(cart) ? cart : null;
  const jwt = customerJwt(link.customerId);
  const answer = await commerceMutation(JwtLoginMutation, { jwt, guestCartEntityId });
  if (!answer.ok) {
    unspendLink(link.id);
    return answer;
  }
  const { customer, customerAccessToken: accessToken, cart: own } = answer.value.loginWithCustomerLoginJwt;
  if (!customer || !accessToken) return fail({ kind: 'refusal', status: 403, message: OVER });
  await beginSession({ customer, cart: own, token: accessToken });
  return ok(link.path);
}
