import 'server-only';
import { z } from 'zod';
import { addAddress } from '@/lib/addresses/commands';
import { orderPath } from '@/lib/checkout/rules';
import { register } from '@/lib/customer/commands';
import type { RegisterRequest } from '@/lib/customer/requests';
import { RE_CAPTCHA_FIELD } from '@/lib/forms/re-captcha';
import type { FormNote } from '@/lib/forms/types';
import type { Order } from '@/lib/orders/types';
import { refused } from '@/lib/outcome/refused';
import { keepNote } from '@/lib/platform/http/form-note';
import type { Outcome } from '@/lib/platform/http/forms';
import { withNote } from '@/lib/platform/http/own-forms';
import { log } from '@/lib/platform/observe/log';
import { isUnreachable } from '@/lib/platform/result';
import type { Session } from '@/lib/platform/session/session';
import { managementRequest } from '@/lib/platform/upstreams/management';
import { href } from '@/lib/routing/href';

/**
 * Creates an account for a guest who has just ordered, with the e-mail address and name of the order and a password of
 * their own. The order and its delivery address are moved into the account. If that fails the account is kept, and
 * the confirmation page says how to follow the order without it.
 */
export async function makeAccount(
  order: Order,
  { password, [RE_CAPTCHA_FIELD]: token }: Pick<RegisterRequest, 'password' | typeof RE_CAPTCHA_FIELD>,
  callerAddress: string,
): Promise<Outcome> {
  const { firstName, lastName, email, phone } = order.billingAddress;
  const request = { firstName, lastName, email, phone, password, [RE_CAPTCHA_FIELD]: token };
  const registered = await register(request, callerAddress);
  if (!registered.ok) return refused(registered.error);
  const session = registered.value;
  const path = orderPath(order.id);
  if (!session) return { ok: true, to: href('/login', { redirect: path }) };
  const [hasOrder, hasAddress] = await Promise.all([giveOrder(order, session), giveAddress(order, session)]);
  const note: FormNote = { kind: 'done', text: wordsOf(hasOrder, hasAddress) };
  return { ok: true, to: withNote(path, await keepNote({ id: session.id, page: href('/checkout') }, note)) };
}

function wordsOf(hasOrder: boolean, hasAddress: boolean): string {
  if (!hasOrder)
    return 'Your account is ready, but this order could not be added to it. Track the order with its number and your e-mail address.';
  return hasAddress
    ? 'Your account is ready. This order is in it, and its address is in your address book.'
    : 'Your account is ready. This order is in it.';
}

async function giveOrder({ id }: Order, { customerId }: Session): Promise<boolean> {
  const body = { customer_id: customerId };
  const given = await managementRequest({ method: 'PUT', path: `/v2/orders/${id}`, body }, z.unknown());
  if (!given.ok) log('warn', 'order not put into its account', { order: id });
  return given.ok;
}

async function giveAddress({ consignments: [first] }: Order, session: Session): Promise<boolean> {
  if (!first) return false;
  const { email: _email, country: _country, ...address } = first.address;
  try {
    return (await addAddress(session, address)).errors.length === 0;
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    return false;
  }
}
