import { expect, test } from 'vitest';
import { setSwitches } from '../../sandbox/switches.ts';
import { CONTACT } from './commerce/enquiry-documents.ts';
import { openSandbox, type TestSandbox } from './fixture.ts';

const DOCUMENT = CONTACT.replace('$input:', '$token: String!, $input:').replace(
  '(input: $input',
  '(reCaptchaV2: { token: $token }, input: $input',
);
const INPUT = { pageEntityId: 3, data: { email: 'p@example.org', comments: 'Hello' } };

async function tick({ app }: TestSandbox): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: '/recaptcha/api2/userverify' });
  return answer.json<{ token: string }>().token;
}

async function send(sandbox: TestSandbox, token: string): Promise<string | undefined> {
  const { errors } = await sandbox.graphql(DOCUMENT, { input: INPUT, token });
  return errors[0]?.message;
}

const REFUSED = 'ReCaptcha token is missing or invalid.';

test('a reCAPTCHA token is valid for two minutes, and once', async () => {
  await using sandbox = await openSandbox();
  setSwitches(sandbox.store, { reCaptcha: true });
  const token = await tick(sandbox);
  expect([await send(sandbox, token), await send(sandbox, token)]).toEqual([undefined, REFUSED]);
  const [late, later] = [await tick(sandbox), await tick(sandbox)];
  sandbox.clock.now += 120_000;
  expect(await send(sandbox, late)).toBeUndefined();
  sandbox.clock.now += 1;
  expect(await send(sandbox, later)).toBe(REFUSED);
  expect(await send(sandbox, 'stand-in.nobody-ticked')).toBe(REFUSED);
});

test('only the shop may frame the reCAPTCHA box', async () => {
  await using sandbox = await openSandbox();
  const { headers, body } = await sandbox.app.inject('/recaptcha/api2/anchor?k=x');
  expect(String(headers['content-security-policy'])).toMatch(/frame-ancestors http:\/\/shop\.test$/);
  expect(body).toContain('I’m not a robot');
});

test('every script of the stand-in reCAPTCHA is served as JavaScript without types or imports', async () => {
  await using sandbox = await openSandbox();
  for (const path of ['api.js', 'releases/page.ts', 'releases/box.ts']) {
    const { statusCode, headers, body } = await sandbox.app.inject(`/recaptcha/${path}?onload=x`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(body).not.toMatch(/^import |interface |: string/m);
  }
});
