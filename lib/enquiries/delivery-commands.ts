import 'server-only';
import { z } from 'zod';
import type { Delivery } from '@/lib/platform/durable/outbox';
import { enqueueLetter } from '@/lib/post/commands';
import { copyToSender } from './copy-commands';
import { sendEnquiry, TOKEN_REFUSED, WORDS_REFUSED } from './send-commands';
import type { Enquiry } from './types';

const kinds = ['contact', 'question', 'trade', 'stock', 'review', 'newsletter'] as const;
const queued = z.object({ kind: z.enum(kinds), fields: z.looseObject({}), reference: z.string() });

/**
 * Hands an enquiry of the outbox to the service that takes it. Its sender was thanked: it is given up only when it is
 * refused for what it says. All else can be put right, from a service that fails to a form that is not set up. What the
 * platform wants a token of reCAPTCHA for, which nobody has any more, goes to the shop by mail.
 */
export async function deliverEnquiry(payload: unknown): Promise<Delivery> {
  const { success, data } = queued.safeParse(payload);
  if (!success) return 'never';
  // Checked by its request before it was kept.
  const enquiry = data as Enquiry;
  if (!(await isCopied(enquiry))) return 'later';
  const sent = await sendEnquiry(enquiry, '');
  if (sent.ok) return 'done';
  if (sent.error.code === TOKEN_REFUSED) return (await mailToShop(enquiry)) ? 'done' : 'later';
  return sent.error.code === WORDS_REFUSED ? 'never' : 'later';
}

/** Whoever wrote was promised a copy; where it could not be kept beside the enquiry, it is kept here. */
const isCopied = async ({ kind, fields, reference }: Enquiry): Promise<boolean> =>
  kind !== 'contact' || copyToSender(fields.email, reference, fields.comments);

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
