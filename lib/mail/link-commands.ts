import 'server-only';
import { z } from 'zod';
import { LINK_MINUTES, sealLink, wantedLink } from '@/lib/customer/sign-in-link';
import { managementRequest } from '@/lib/platform/upstreams/management';
import type { Delivery } from '@/lib/platform/durable/outbox';
import { orUnreachable } from '@/lib/platform/result';
import { sendLetter } from './commands';
import { signInLink } from './letters/account';

const customers = z.object({ data: z.array(z.object({ id: z.number(), first_name: z.string() })) });

/**
 * Sends a sign-in link from the outbox. Nothing is sent for a request older than the lifetime of a link. @throws
 * UnreachableError
 */
export async function deliverLink(payload: unknown, key: string): Promise<Delivery> {
  const { success, data } = wantedLink.safeParse(payload);
  if (!success) return 'never';
  const { email, path, at } = data;
  if (Date.now() - at > LINK_MINUTES * 60_000) return 'done';
  const query = { 'email:in': email };
  const answer = orUnreachable(await managementRequest({ path: '/v3/customers', query }, customers));
  const [customer, ...others] = answer.data;
  if (!customer || others.length > 0) return 'done';
  const token = await sealLink(customer.id, path);
  return sendLetter(key, async (shop) => ({
    to: email,
    letter: signInLink(customer.first_name, token, shop),
  }));
}
