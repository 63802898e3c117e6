import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import { buildSandbox } from '../../../sandbox/app.ts';
import { readConfig } from '../../../sandbox/config.ts';
import { demoStore } from '../../../sandbox/demo/store.ts';
import { startIntake } from '../../../sandbox/mailbox/intake.ts';
import { readMessage } from '../../../sandbox/mailbox/mime.ts';
import { all } from '../../../sandbox/store/rows.ts';
import { openStore } from '../../../sandbox/store/store.ts';

it('the mailbox receives a message by SMTP and shows it in a frame without scripts', async () => {
  const store = openStore(':memory:');
  const intake = await startIntake({ store, clock: () => 1_000 }, 0);
  const app = await buildSandbox({ ...readConfig({}), dataFolder: null, database: ':memory:' }, demoStore, {
    store,
  });
  const transport = createTransport({ host: '127.0.0.1', port: intake.port, secure: false, ignoreTLS: true });
  await transport.sendMail({
    from: 'Hobwright <help@hobwright.example>',
    to: 'anna@example.org',
    subject: 'Your order – £1,048.00 ✓',
    text: 'Delivered on Tuesday, for £0.00.',
    html: '<p>Delivered on <b>Tuesday</b></p><script>alert(1)</script>',
    attachments: [{ filename: 'terms – 2026.txt', content: 'terms' }],
  });
  const get = (url: string) => app.inject({ url, headers: { host: '127.0.0.1' } });
  expect((await get('/mailbox')).body).toContain('Your order – £1,048.00 ✓');
  const page = (await get('/mailbox/1')).body;
  expect(page).toContain('<iframe sandbox=""');
  expect(page).toContain('terms – 2026.txt');
  const body = await get('/mailbox/1/body?as=html');
  expect(body.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/);
  expect(body.body).toContain('<b>Tuesday</b>');
  expect((await get('/mailbox/1/body?as=text')).body).toContain('for £0.00');
  expect((await get('/mailbox/2')).statusCode).toBe(404);
  await intake.close();
  await app.close();
});

it('the mailbox shows embedded pictures in their places', async () => {
  const store = openStore(':memory:');
  const intake = await startIntake({ store, clock: () => 1_000 }, 0);
  const transport = createTransport({ host: '127.0.0.1', port: intake.port, secure: false, ignoreTLS: true });
  await transport.sendMail({
    from: 'help@hobwright.example',
    to: 'anna@example.org',
    html: '<img src="cid:one@goods" alt=""><img src="cid:two@goods" alt="">',
    attachments: [{ cid: 'one@goods', content: Buffer.from([255, 216, 255]), contentType: 'image/jpeg' }],
  });
  const [mail] = all<{ raw: string }>(store, 'SELECT raw FROM mail');
  expect(await readMessage(mail?.raw ?? '')).toMatchObject({
    html: expect.stringContaining(
      '<img src="data:image/jpeg;base64,/9j/" alt=""><img src="cid:two@goods" alt="">',
    ),
    attachments: [],
  });
  await intake.close();
});

it('the mailbox reads plain, quoted, nested and empty messages', async () => {
  const plain = await readMessage('Subject: =?iso-8859-1?Q?Caf=E9?=\r\nFrom: a@b\r\n\r\nHello\r\n');
  expect(plain).toMatchObject({ subject: 'Café', text: 'Hello\n', html: null });
  const nested = await readMessage(
    [
      'Content-Type: multipart/mixed; boundary="o"',
      '',
      '--o',
      'Content-Type: multipart/alternative; boundary=i',
      '',
      '--i',
      'Content-Type: text/html; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('<p>£</p>').toString('base64'),
      '--i--',
      '--o--',
    ].join('\r\n'),
  );
  expect(nested.html).toBe('<p>£</p>');
  expect(await readMessage('')).toMatchObject({ subject: '', html: null });
});
