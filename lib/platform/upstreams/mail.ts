import 'server-only';
import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { log } from '@/lib/platform/observe/log';
import type { Delivery } from '@/lib/platform/durable/outbox';
import { processSingleton } from '@/lib/platform/process-singleton';

/** Line breaks would end a header, so addresses and subjects must not contain them. */
const line = z.string().regex(/^[^\r\n]*$/);
const enclosed = z.object({ cid: z.string(), content: z.instanceof(Buffer), contentType: z.string() });
const mail = z.object({
  to: z.email(),
  subject: line,
  html: z.string(),
  text: z.string(),
  /** Pictures to which the HTML refers as `cid:`. */
  enclosed: z.array(enclosed).default([]),
});

/** A message as HTML and as text, with the same content. */
export type Mail = z.input<typeof mail>;

const transport = () =>
  processSingleton('mail', () =>
    createTransport({
      url: config().mail.url,
      connectionTimeout: 2_000,
      greetingTimeout: 5_000,
      socketTimeout: 10_000,
    }),
  );

/**
 * Sends an e-mail through `SMTP_URL`. Returns `never` if it is invalid or refused for good, `later` for any other
 * failure.
 * @param key key of its outbox item; the same key gives the same Message-ID, by which a second copy can be recognised
 */
export async function sendMail(given: Mail, key: string): Promise<Delivery> {
  const { success, data } = mail.safeParse(given);
  if (!success) return 'never';
  const name = createHash('sha256').update(key).digest('base64url').slice(0, 32);
  const { enclosed: pictures, ...message } = data;
  try {
    await transport().sendMail({
      ...message,
      attachments: pictures.map((picture) => ({ ...picture, contentDisposition: 'inline', filename: false })),
      from: config().mail.from,
      messageId: `<${name}@${new URL(config().publicOrigin).hostname}>`,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    return 'done';
  } catch (error) {
    const refusal = fault.catch({}).parse(error);
    log('warn', 'mail', { code: refusal.code, command: refusal.command, status: refusal.responseCode });
    return isOfThisMail(refusal) ? 'never' : 'later';
  }
}

/** Why an e-mail was not sent, as nodemailer reports it: the last command, and the server's reply to it. */
const fault = z.object({
  code: z.string().optional(),
  command: z.string().optional(),
  responseCode: z.number().optional(),
  response: z.string().optional(),
});

/**
 * Replies to `RCPT TO` and `DATA` that are about the shop, not the e-mail: sign-in (RFC 4954) and, by their enhanced
 * codes (RFC 3463), the sender's address, the mail system, routing, the protocol, and policy such as refusing to relay.
 */
const ABOUT_US = /^5(?:03|3[0458]|\d\d[ -]5\.(?:1\.[78]\b|3\.(?!4\b)|[457]\.))/;

/** Whether this recipient or this message is refused for good, and not every e-mail of the shop. */
const isOfThisMail = ({ command = '', responseCode = 0, response = '' }: z.infer<typeof fault>): boolean =>
  ['RCPT TO', 'DATA'].includes(command) && responseCode >= 500 && !ABOUT_US.test(response);
