import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubEnvironment } from '../../../support/environment';
import { startSmtpScript, type Step } from '../../../support/smtp-script';

const received: string[] = [];
let refuse: number | null = null;
let server: SMTPServer;

beforeEach(async () => {
  received.length = 0;
  refuse = null;
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(refuse === null ? null : Object.assign(new Error('no'), { responseCode: refuse })),
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (piece: Buffer) => {
        text += piece.toString('latin1');
      });
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve());
  });
  const { port } = server.server.address() as AddressInfo;
  stubEnvironment({ SMTP_URL: `smtp://127.0.0.1:${port}` });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
});

const MAIL = { to: 'pat@example.org', subject: 'Order 1', html: '<p>Hello</p>', text: 'Hello' };
const deliver = async (mail: typeof MAIL, key = 'mail:1') =>
  (await import('@/lib/platform/upstreams/mail')).sendMail(mail, key);

describe('an e-mail', () => {
  test('is sent as text and HTML, with the same Message-ID for the same key', async () => {
    expect([await deliver(MAIL), await deliver(MAIL)]).toEqual(['done', 'done']);
    const [first = '', second = ''] = received;
    expect(first).toContain('To: pat@example.org');
    expect(first).toContain('text/plain');
    expect(first).toContain('text/html');
    const id = (mail: string) => /^Message-ID: (.+)$/im.exec(mail)?.[1];
    expect(id(first)).toBeTruthy();
    expect(id(first)).toBe(id(second));
  });

  test('with an injected header is never sent', async () => {
    expect(await deliver({ ...MAIL, subject: 'a\r\nBcc: all@example.org' })).toBe('never');
    expect(await deliver({ ...MAIL, to: 'pat@example.org\r\nBcc: all@example.org' })).toBe('never');
    expect(received).toEqual([]);
  });

  test.each([
    [450, 'later'],
    [550, 'never'],
  ])('whose recipient is refused with %i has the outcome %s', async (code, delivery) => {
    refuse = code;
    expect(await deliver(MAIL)).toBe(delivery);
  });

  test.each<[Step, string, 'never' | 'later']>([
    ['greeting', '554 5.7.1 You are on a list', 'later'],
    ['AUTH', '535 5.7.8 Username and password not accepted', 'later'],
    ['MAIL', '550 5.1.8 Sender address rejected', 'later'],
    ['RCPT', '550 5.1.1 No such user', 'never'],
    ['RCPT', '550 No such user', 'never'],
    ['RCPT', '552 5.2.2 Mailbox full', 'never'],
    ['RCPT', '450 4.2.0 Greylisted', 'later'],
    ['RCPT', '530 5.7.0 Authentication required', 'later'],
    ['RCPT', '554 5.7.1 Relay access denied', 'later'],
    ['RCPT', '550 5.1.8 Sender address rejected', 'later'],
    ['DATA', '503 5.5.1 Bad sequence', 'later'],
    ['.', '554 5.6.0 Cannot be read', 'never'],
    ['.', '552 5.3.4 Too large', 'never'],
    ['.', '554 No, thank you', 'never'],
    ['.', '451 4.3.0 Not now', 'later'],
    ['.', '550 5.7.26 Not authenticated by its domain', 'later'],
  ])('that is answered at %s with %s has the outcome %s', async (step, says, delivery) => {
    await using script = await startSmtpScript(step, says);
    stubEnvironment({ SMTP_URL: `smtp://pat:secret@127.0.0.1:${script.port}` });
    expect(await deliver(MAIL)).toBe(delivery);
  });

  test('is kept for later when the server cannot be reached', async () => {
    stubEnvironment({ SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(await deliver(MAIL)).toBe('later');
  });
});
