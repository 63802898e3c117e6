import { SMTPServer } from 'smtp-server';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubEnvironment } from '../../support/environment';

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
  (await import('@/lib/platform/mail')).sendMail(mail, key);

describe('a mail', () => {
  test('goes out in both forms, under one id for one key', async () => {
    expect([await deliver(MAIL), await deliver(MAIL)]).toEqual(['done', 'done']);
    const [first = '', second = ''] = received;
    expect(first).toContain('To: pat@example.org');
    expect(first).toContain('text/plain');
    expect(first).toContain('text/html');
    const id = (mail: string) => /^Message-ID: (.+)$/im.exec(mail)?.[1];
    expect(id(first)).toBeTruthy();
    expect(id(first)).toBe(id(second));
  });

  test('with more headers than it should have is no mail', async () => {
    expect(await deliver({ ...MAIL, subject: 'a\r\nBcc: all@example.org' })).toBe('never');
    expect(await deliver({ ...MAIL, to: 'pat@example.org\r\nBcc: all@example.org' })).toBe('never');
    expect(received).toEqual([]);
  });

  test.each([
    [450, 'later'],
    [550, 'never'],
  ])('that is refused with %i is tried %s', async (code, delivery) => {
    refuse = code;
    expect(await deliver(MAIL)).toBe(delivery);
  });

  test('waits while nobody takes it', async () => {
    stubEnvironment({ SMTP_URL: 'smtp://127.0.0.1:1' });
    expect(await deliver(MAIL)).toBe('later');
  });
});
