import { expect, test } from 'vitest';
import { readConfig } from '../../sandbox/config.ts';
import { startIntake } from '../../sandbox/mailbox/intake.ts';
import { readMessage } from '../../sandbox/mailbox/mime.ts';
import { readResetToken, type ResetFormat, writeResetToken } from '../../sandbox/password-reset/token.ts';
import { makeResetValue } from '../../sandbox/password-reset/value.ts';
import { all } from '../../sandbox/store/rows.ts';
import { openStore } from '../../sandbox/store/store.ts';
import { REQUEST_RESET, RESET_PASSWORD, WHO } from './commerce/account-documents.ts';
import {
  loginProblem,
  mutate,
  openWithCustomers,
  PASSWORD,
  PAT,
  SAM,
  signedIn,
} from './commerce/two-customers.ts';
import type { TestSandbox } from './fixture.ts';

const SECRET = 'a secret of the tests';
const NEW_PASSWORD = 'Battery-staple-9';
const INVALID = [
  { __typename: 'ValidationError', message: 'Invalid password reset token.', path: ['input', 'token'] },
];

interface Mailing extends AsyncDisposable {
  sandbox: TestSandbox;
  /** The links mailed so far, once there are as many. */
  links(count: number): Promise<URL[]>;
}

async function openMailing(): Promise<Mailing> {
  const mailbox = openStore(':memory:');
  const intake = await startIntake({ store: mailbox, clock: () => 0 }, 0);
  const sandbox = await openWithCustomers({ resetSecret: SECRET, smtpPort: intake.port });
  return {
    sandbox,
    async links(count) {
      const mails = () =>
        all<{ raw: string; recipients: string }>(mailbox, 'SELECT raw, recipients FROM mail');
      await expect
        .poll(() => mails().map(({ recipients }) => recipients))
        .toEqual(Array.from({ length: count }, () => PAT.email));
      const texts = await Promise.all(mails().map(async ({ raw }) => (await readMessage(raw)).text ?? ''));
      return texts.map((words) => new URL(/^http\S+$/m.exec(words)?.[0] ?? ''));
    },
    async [Symbol.asyncDispose]() {
      await sandbox[Symbol.asyncDispose]();
      await intake.close();
    },
  };
}

function ask({ app }: TestSandbox, email: string) {
  return app.inject({ url: '/password-reset', query: { email } });
}

test('only a customer is mailed a reset link, and the answer is the same for an unknown address', async () => {
  await using mailing = await openMailing();
  const { sandbox } = mailing;
  const unknown = await ask(sandbox, 'nobody@example.org');
  const known = await ask(sandbox, 'PAT@example.org');
  expect([known.statusCode, known.body]).toEqual([200, '{"status":"success"}']);
  expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
  expect((await ask(sandbox, 'no address')).statusCode).toBe(400);
  const [link] = await mailing.links(1);
  expect(link?.origin).toBe('http://shop.test');
  expect(link?.pathname).toBe('/reset-password');
  expect(link?.searchParams.get('c')).toBe('41');
  const { body } = await sandbox.rest(
    'GET',
    '/v3/customers/attribute-values?customer_id:in=41&attribute_id:in=1',
  );
  const { data } = body as { data: { attribute_value: string }[] };
  expect(readResetToken('crypto-js', SECRET, link?.searchParams.get('t') ?? '')).toEqual({
    email: PAT.email,
    value: data[0]?.attribute_value,
    customerId: 41,
    expires: sandbox.clock.now + 3_600_000,
  });
});

test('a mailed link sets a password once and ends all the customer’s sessions', async () => {
  await using mailing = await openMailing();
  const { sandbox } = mailing;
  const session = signedIn(sandbox, PAT);
  sandbox.store.exec('UPDATE customer SET force_password_reset = 1');
  for (const email of ['nobody@example.org', PAT.email]) {
    expect(await mutate(sandbox, REQUEST_RESET, { email, path: '/new' })).toEqual({ errors: [] });
  }
  const [link] = await mailing.links(1);
  expect(link?.pathname).toBe('/new');
  const input = {
    customerEntityId: PAT.id,
    token: link?.searchParams.get('t') ?? '',
    newPassword: NEW_PASSWORD,
  };
  const weak = await mutate(sandbox, RESET_PASSWORD, { ...input, newPassword: 'x' });
  expect(weak.errors).toMatchObject([{ path: ['input', 'newPassword'] }]);
  const flipped = input.token.startsWith('A') ? `B${input.token.slice(1)}` : `A${input.token.slice(1)}`;
  for (const wrong of [{ customerEntityId: SAM.id }, { token: flipped }, { token: 'x' }, { token: '' }]) {
    expect((await mutate(sandbox, RESET_PASSWORD, { ...input, ...wrong })).errors).toEqual(INVALID);
  }
  const uses = await Promise.all(Array.from({ length: 8 }, () => mutate(sandbox, RESET_PASSWORD, input)));
  expect(uses.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  expect(uses.flatMap(({ errors }) => errors)[0]).toEqual(INVALID[0]);
  expect((await sandbox.graphql(WHO, {}, session)).data).toEqual({ customer: null });
  expect(await loginProblem(sandbox, PASSWORD)).toBe('Invalid credentials');
  expect(await loginProblem(sandbox, NEW_PASSWORD)).toBeNull();
});

test('a link is refused once it has expired, a newer one was sent, or the customer’s address has changed', async () => {
  await using mailing = await openMailing();
  const { sandbox } = mailing;
  const reset = async (link: URL | undefined) =>
    (
      await mutate(sandbox, RESET_PASSWORD, {
        customerEntityId: PAT.id,
        token: link?.searchParams.get('t') ?? '',
        newPassword: NEW_PASSWORD,
      })
    ).errors;
  await ask(sandbox, PAT.email);
  await mailing.links(1);
  await ask(sandbox, PAT.email);
  const [former, newest] = await mailing.links(2);
  expect(await reset(former)).toEqual(INVALID);
  sandbox.clock.now += 3_600_001;
  expect(await reset(newest)).toEqual(INVALID);
  sandbox.clock.now -= 2;
  sandbox.store.exec("UPDATE customer SET email = 'other@example.org' WHERE id = 41");
  expect(await reset(newest)).toEqual(INVALID);
  sandbox.store.exec("UPDATE customer SET email = 'pat@example.org' WHERE id = 41");
  expect(await reset(newest)).toEqual([]);
});

test('a reset link cannot lead to another site', async () => {
  await using mailing = await openMailing();
  for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', '/a b']) {
    const { errors } = await mutate(mailing.sandbox, REQUEST_RESET, { email: PAT.email, path });
    expect(errors).toMatchObject([{ path: ['input', 'path'] }]);
  }
});

const GRANT = { email: PAT.email, value: 'v', customerId: 41, expires: 1 };

test.each(['crypto-js', 'aes-256-gcm'] as const)(
  'a %s reset token can be read only with the secret that wrote it',
  (format) => {
    const token = writeResetToken(format, SECRET, GRANT);
    expect(writeResetToken(format, SECRET, GRANT)).not.toBe(token);
    expect(readResetToken(format, SECRET, token)).toEqual(GRANT);
    expect(readResetToken(format, `${SECRET}!`, token)).toBeNull();
  },
);

test('the configuration refuses an unknown format of reset token', () => {
  expect(readConfig({}).resetFormat).toBe('crypto-js');
  expect(readConfig({ RESET_TOKEN_FORMAT: 'aes-256-gcm' }).resetFormat).toBe('aes-256-gcm');
  expect(() => readConfig({ RESET_TOKEN_FORMAT: 'aes' })).toThrow('RESET_TOKEN_FORMAT must be crypto-js or');
});

test('an encrypted reset token is refused when any character of it is changed', () => {
  const token = writeResetToken('aes-256-gcm', SECRET, GRANT);
  for (let index = 0; index < token.length; index += 1) {
    const other = token[index] === 'A' ? 'B' : 'A';
    const touched = token.slice(0, index) + other + token.slice(index + 1);
    expect(readResetToken('aes-256-gcm', SECRET, touched)).toBeNull();
  }
});

test('a sandbox that encrypts its reset tokens refuses the unencrypted format', async () => {
  await using sandbox = await openWithCustomers({ resetSecret: SECRET, resetFormat: 'aes-256-gcm' });
  const value = makeResetValue(sandbox.store, PAT.id, sandbox.clock.now);
  const grant = { email: PAT.email, value, customerId: PAT.id, expires: sandbox.clock.now + 1 };
  const input = { customerEntityId: PAT.id, newPassword: NEW_PASSWORD };
  const errors = async (format: ResetFormat) =>
    (await mutate(sandbox, RESET_PASSWORD, { ...input, token: writeResetToken(format, SECRET, grant) }))
      .errors;
  expect(await errors('crypto-js')).toEqual(INVALID);
  expect(await errors('aes-256-gcm')).toEqual([]);
});
