import 'server-only';
import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { config } from './config';
import { type Delivery, enqueue } from './outbox';
import { shared } from './shared';

/** Letters that would end a header are no part of an address or a subject. */
const line = z.string().regex(/^[^\r\n]*$/);
const mail = z.object({ to: z.email(), subject: line, html: z.string(), text: z.string() });

/** A message in both forms; each says all that the other says. */
export type Mail = z.infer<typeof mail>;

const transport = () =>
  shared('mail', () =>
    createTransport({
      url: config().mail.url,
      connectionTimeout: 2_000,
      greetingTimeout: 5_000,
      socketTimeout: 10_000,
    }),
  );

/**
 * Puts a mail into the outbox, from which it goes to `SMTP_URL`.
 * @param key what must not be mailed twice, such as `mail:order:123:created`.
 * @returns false when it could not be kept.
 */
export const enqueueMail = (key: string, message: Mail): boolean =>
  enqueue({ kind: 'mail', key, payload: message });

/** Sends a mail of the outbox. The same key gives the same Message-ID, by which a second copy is told as one. */
export async function deliverMail(payload: unknown, key: string): Promise<Delivery> {
  const { success, data } = mail.safeParse(payload);
  if (!success) return 'never';
  const { from } = config().mail;
  try {
    const name = createHash('sha256').update(key).digest('base64url').slice(0, 32);
    await transport().sendMail({
      ...data,
      from,
      messageId: `<${name}@${new URL(config().publicOrigin).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return 'done';
  } catch (error) {
    return isRefused(error) ? 'never' : 'later';
  }
}

/** A 5xx of the mail server: this message will never be taken. */
const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;
