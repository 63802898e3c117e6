import { createTransport } from 'nodemailer';
import { type Check, type Context, failure, type Finding, ok } from '../types.ts';

const TIMEOUT_MS = 5_000;

/** Connects to the mail server and signs in, without sending a message. */
export function mailChecks({ config: { mail } }: Context): Check[] {
  return [
    {
      name: 'mail/server',
      tried: 'greeted the mail server and signed in, without a letter',
      run: () => serverFinding(mail.url),
    },
    {
      name: 'mail/sender',
      tried: 'read MAIL_FROM',
      run: () =>
        /^(?:[^<>]*<)?[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+>?$/.test(mail.from)
          ? ok('it names an address')
          : failure('it names no address', 'Write it as: Name <address>.'),
    },
  ];
}

async function serverFinding(url: string): Promise<Finding> {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  const { host } = new URL(url);
  try {
    await transport.verify();
    return ok(`${host} takes letters`);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    if (code === 'EAUTH')
      return failure(
        `${host} refuses the sign-in`,
        'Write name and secret into SMTP_URL, percent-encoded: smtps://name:secret@host.',
      );
    return failure(
      `${host} did not greet (${code})`,
      'Look at host, port and scheme of SMTP_URL: smtps for 465, smtp for 587.',
    );
  } finally {
    transport.close();
  }
}
