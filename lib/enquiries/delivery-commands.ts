import 'server-only';
import { z } from 'zod';
import type { Delivery } from '@/lib/platform/durable/outbox';
import { enqueueLetter } from '@/lib/post/commands';
import { confirmReceipt } from './receipt-commands';
import { sendEnquiry, TOKEN_REFUSED, WORDS_REFUSED } from './send-commands';
import type { Enquiry } from './types';

const kinds = ['contact', 'question', 'trade', 'stock', 'review', 'newsletter'] as const;
const queued = z.object({ kind: z.enum(kinds), fields: z.looseObject({}), reference: z.string() });

/**
 * Delivers an enquiry from the outbox to the service that takes it. Its sender has been thanked, so it is given up only
 * when it is refused for its content. Anything else can be fixed, from a failing service to a form that is not set up.
 * Where the platform requires a reCAPTCHA token, which no longer exists, the enquiry is e-mailed to the shop.
 */
export async function deliverEnquiry(payload: unknown): Promise<Delivery> {
  const { success, data } = queued.safeParse(payload);
  if (!success) return 'never';
  // It was validated before it was stored.
  const enquiry = data as Enquiry;
  if (!(await isConfirmed(enquiry))) return 'later';
  const sent = await sendEnquiry(enquiry, '');
  if (sent.ok) return 'done';
  if (sent.error.code === TOKEN_REFUSED) return (await mailToShop(enquiry)) ? 'done' : 'later';
  return sent.error.code === WORDS_REFUSED ? 'never' : 'later';
}

/** Whether the promised receipt for the sender is enqueued; it is enqueued here if that failed before. */
const isConfirmed = async ({ kind, fields, reference }: Enquiry): Promise<boolean> =>
  kind !== 'contact' || confirmReceipt(fields.email, reference);

function mailToShop({ kind, fields, reference }: Enquiry): Promise<boolean> {
  const { email, ...rest } = fields;
  const written = Object.entries(rest).flatMap(([name, value]) =>
    value === '' ? [] : [`${name}: ${value}`],
  );
  const words = written.join('\n');
  return enqueueLetter(`enquiry:${reference}`, {
    letter: 'enquiryToShop',
    about: kind,
    email,
    reference,
    words,
  });
}
