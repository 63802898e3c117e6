import 'server-only';
import { z } from 'zod';
import { orderPath } from '@/lib/checkout/rules';
import { register } from '@/lib/customer/commands';
import { RE_CAPTCHA_FIELD } from '@/lib/forms/re-captcha';
import type { RegisterRequest } from '@/lib/customer/requests';
import type { Order } from '@/lib/orders/types';
import { refused } from '@/lib/outcome/refused';
import type { Outcome } from '@/lib/platform/http/forms';
import { log } from '@/lib/platform/observe/log';
import { managementRequest } from '@/lib/platform/upstreams/management';

/**
 * An account for a guest who has just ordered: with the order's e-mail and name, and a password of their own. The
 * order goes into it; where that fails, the account is made all the same, and the order is tracked by its number.
 */
export async function makeAccount(
  order: Order,
  { password, [RE_CAPTCHA_FIELD]: token }: Pick<RegisterRequest, 'password' | typeof RE_CAPTCHA_FIELD>,
  address: string,
): Promise<Outcome> {
  const { firstName, lastName, email, phone } = order.billingAddress;
  const request = { firstName, lastName, email, phone, password, [RE_CAPTCHA_FIELD]: token };
  const registered = await register(request, address);
  if (!registered.ok) return refused(registered.error);
  if (registered.value) {
    const body = { customer_id: registered.value.customerId };
    const given = await managementRequest(
      { method: 'PUT', path: `/v2/orders/${order.id}`, body },
      z.unknown(),
    );
    if (!given.ok) log('warn', 'order not put into its account', { order: order.id });
  }
  return { ok: true, to: orderPath(order.id) };
}
