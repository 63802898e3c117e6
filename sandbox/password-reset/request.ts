import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { customerByEmail } from '../commerce/customers/customer.ts';
import type { Parts } from '../parts.ts';
import { writeResetToken } from './token.ts';
import { makeResetValue } from './value.ts';

const LIFETIME_MS = 60 * 60 * 1000;
const PATH = '/reset-password';

/** Response time in milliseconds: longer than creating and sending a link takes. */
const ANSWER_AFTER_MS = 100;

/**
 * E-mails a customer a link to set a new password; does nothing for other addresses. Resolves after a fixed time, so
 * that neither the response nor its timing reveals whether the address is known or the e-mail was sent.
 */
export async function requestReset(parts: Parts, email: string, path: string = PATH): Promise<void> {
  const answer = setTimeout(ANSWER_AFTER_MS);
  sendLink(parts, email, path).catch((error: unknown) => {
    process.stderr.write(`Password reset: ${error instanceof Error ? error.message : String(error)}\n`);
  });
  await answer;
}

async function sendLink({ store, config, clock }: Parts, email: string, path: string): Promise<void> {
  const customer = customerByEmail(store, email);
  if (!customer) return;
  const now = clock();
  const token = writeResetToken(config.resetFormat, config.resetSecret, {
    email: customer.email,
    value: makeResetValue(store, customer.id, now),
    customerId: customer.id,
    expires: now + LIFETIME_MS,
  });
  const link = new URL(path, config.shopOrigin);
  link.searchParams.set('c', String(customer.id));
  link.searchParams.set('t', token);
  const transport = createTransport({
    host: '127.0.0.1',
    port: config.smtpPort,
    secure: false,
    ignoreTLS: true,
  });
  await transport.sendMail({
    from: { name: 'Hobwright', address: 'help@hobwright.example' },
    to: customer.email,
    subject: 'Choose a new password',
    text: message(customer.first_name, link.href),
  });
}

function message(firstName: string, link: string): string {
  return `Hello ${firstName},

somebody, probably you, asked for a new password for your Hobwright account.
Choose it here within the next hour:

${link}

The link works once. If it was not you who asked, there is nothing to do:
your password stays as it is.

Hobwright
`;
}
