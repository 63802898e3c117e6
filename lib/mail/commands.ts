import 'server-only';
import { readSettings } from '@/lib/content/queries';
import { config } from '@/lib/platform/config';
import { sendMail } from '@/lib/platform/upstreams/mail';
import type { Delivery } from '@/lib/platform/durable/outbox';
import { letterRequest } from '@/lib/post/requests';
import { compose, type Composed } from './compose-queries';
import { readEnclosures } from './enclosure-queries';
import { readPolicy } from '@/lib/policy/entry-queries';
import { type Shop, writeMail } from './write-mail';

/**
 * Composes and sends an e-mail from the outbox. Without the trader's details, which every e-mail has to name, nothing
 * is sent. @throws UnreachableError
 */
export async function deliverLetter(payload: unknown, key: string): Promise<Delivery> {
  const { success, data: request } = letterRequest.safeParse(payload);
  if (!success) return 'never';
  return sendLetter(key, (shop) => compose(request, shop));
}

/** Composes and sends an e-mail; nothing is sent when `write` returns no letter. @throws UnreachableError */
export async function sendLetter(key: string, write: (shop: Shop) => Promise<Composed>): Promise<Delivery> {
  const settings = await readSettings();
  if (!settings) return 'later';
  const shop = { settings, policy: await readPolicy(), origin: config().publicOrigin };
  const composed = await write(shop);
  if (composed === 'lapsed') return 'done';
  if (!composed) return 'never';
  const { letter, to, end } = composed;
  const delivery = await sendMail(writeMail(letter, to, shop, await readEnclosures(letter)), key);
  if (delivery === 'done' || delivery === 'never') await end?.();
  return delivery;
}
