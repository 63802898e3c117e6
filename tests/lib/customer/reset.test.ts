import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type ResetGrant, writeResetToken } from '../../../sandbox/password-reset/token.ts';
import { makeResetValue } from '../../../sandbox/password-reset/value.ts';
import { DEMO_CUSTOMER } from '../../../sandbox/demo/seed/customers/data/people.ts';
import { jar } from '../../support/jar';
import { ask, submit } from '../../support/shopper';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../support/jar'));

const SECRET = 'a secret that is used in tests only';
const { email } = DEMO_CUSTOMER;

let upstream: Upstream;
let reset: typeof import('@/app/api/reset-password/route');
let login: typeof import('@/app/api/login/route').POST;
let records: Record<'customer' | 'update' | 'attributes', (request: Request) => Promise<Response>>;
let readSession: typeof import('@/lib/platform/session/session').readSession;

beforeAll(async () => {
  upstream = await startUpstream(60);
  vi.stubEnv('RATE_LIMITS', '0');
  reset = await import('@/app/api/reset-password/route');
  ({ POST: login } = await import('@/app/api/login/route'));
  records = {
    customer: (await import('@/app/api/get-customer/route')).GET,
    update: (await import('@/app/api/update-customer/route')).PUT,
    attributes: (await import('@/app/api/update-customer-attributes/route')).PUT,
  };
  ({ readSession } = await import('@/lib/platform/session/session'));
}, 30_000);
afterAll(() => upstream[Symbol.asyncDispose]());
beforeEach(() => jar().clear());

/** A link as it is mailed, in the browser's hand. */
function follow(over: Partial<ResetGrant> = {}, customerId = 1): string {
  const value = over.value ?? makeResetValue(upstream.store, 1, Date.now());
  const token = writeResetToken('crypto-js', SECRET, {
    email,
    value,
    customerId: 1,
    expires: Date.now() + 60_000,
    ...over,
  });
  jar().set('resetToken', `${customerId}:${token}`);
  return token;
}
const GRANT: ResetGrant = { email, value: 'v', customerId: 1, expires: 9e15 };
const hold = (token: string) => jar().set('resetToken', `1:${token}`);
const choose = (newPassword: string) => ask(reset.POST, { body: { newPassword } });
const signIn = (password: string) => ask(login, { body: { email, password } });

test('a reset link works once, answers in the agreed words and ends every session', async () => {
  follow();
  await choose('Three-Warm-Ovens-1');
  jar().clear();
  await signIn('Three-Warm-Ovens-1');
  const old = jar().get('shopToken') ?? '';
  follow();
  const link = jar().get('resetToken') ?? '';
  expect((await ask(reset.GET)).answer).toEqual({ status: 'success' });
  expect(await choose('Four-Cold-Fridges-2')).toMatchObject({
    status: 200,
    answer: { status: 'success', message: 'Password updated successfully.' },
  });
  expect(jar().has('resetToken')).toBe(false);
  jar().set('shopToken', old);
  expect(await readSession()).toBeNull();
  jar().set('resetToken', link);
  expect(await choose('Five-Loud-Hoods-3')).toMatchObject({
    status: 403,
    answer: { message: 'Invalid password reset token.' },
  });
  expect((await signIn('Four-Cold-Fridges-2')).status).toBe(200);
});

describe('an invalid reset link', () => {
  const EXPIRED = 'Your password reset token has expired, please request a new one.';
  const UNKNOWN = 'Your password reset token is invalid, please request a new one.';
  const WRONG = 'Invalid password reset token.';
  const refusals: [string, () => void, string][] = [
    [
      'that has run out, whatever else is wrong with it',
      () => follow({ expires: 1, email: 'x@example.org' }),
      EXPIRED,
    ],
    ['of an address that nobody has', () => follow({ email: 'nobody@example.org' }), UNKNOWN],
    ['of an address that is another customer’s', () => follow({ customerId: 2 }, 2), UNKNOWN],
    ['whose value is not the newest', () => follow({ value: 'older' }), WRONG],
    ['whose customer was exchanged', () => follow({}, 2), WRONG],
    ['of another secret', () => hold(writeResetToken('crypto-js', 'other', GRANT)), WRONG],
    [
      'in the format that is not configured',
      () => hold(writeResetToken('aes-256-gcm', SECRET, GRANT)),
      WRONG,
    ],
    ['that says more than it may', () => follow({ ...GRANT, admin: true } as ResetGrant), WRONG],
    ['that is none', () => jar().set('resetToken', ':'), WRONG],
  ];
  test.each(refusals)('is refused %s', async (_, prepare, message) => {
    prepare();
    expect((await ask(reset.GET)).answer).toEqual({ status: 'error', message });
    expect(await choose('Three-Warm-Ovens-1')).toMatchObject({ status: 403, answer: { message } });
  });
  test('is refused with any character altered', async () => {
    const token = follow();
    for (let at = 0; at < token.length; at += 17) {
      const other = token[at] === 'A' ? 'B' : 'A';
      jar().set('resetToken', `1:${token.slice(0, at)}${other}${token.slice(at + 1)}`);
      expect((await choose('Three-Warm-Ovens-1')).status).toBe(403);
    }
  });
});

test('twenty simultaneous resets with one link succeed once', async () => {
  follow();
  const link = jar().get('resetToken') ?? '';
  await ask((await import('@/app/api/session/route')).GET);
  const tries = await Promise.all(
    Array.from({ length: 20 }, (_, at) => {
      jar().set('resetToken', link);
      return choose(`Three-Warm-Ovens-${at}`);
    }),
  );
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a reset link that is being used on another machine is refused', async () => {
  const { spendLink } = await import('@/lib/platform/session/spent-links');
  const { spentName } = await import('@/lib/customer/reset-commands');
  const value = makeResetValue(upstream.store, 1, Date.now());
  expect(await spendLink(spentName({ value }))).toBe(true);
  follow({ value });
  expect((await choose('Six-Quiet-Ovens-4')).status).toBe(403);
});

test('a reset form submitted without scripts returns to the page with its message', async () => {
  follow();
  const sent = await submit(reset.POST, { newPassword: 'Quick-Steam-Irons-4' }, '/reset-password');
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/reset-password?done=1#done']);
});

test.each([
  ['a common password', 'Password2026'],
  ['the customer’s own name', `${DEMO_CUSTOMER.firstName}12`],
])('%s is refused as a new password, and the reset link stays valid', async (_, password) => {
  follow();
  expect(await choose(password)).toMatchObject({
    status: 422,
    answer: { fields: { newPassword: expect.any(String) } },
  });
  expect((await choose('Three-Warm-Ovens-7')).status).toBe(200);
});

describe('the calls of the specification', () => {
  const update = (id: number) => ({
    method: 'PUT',
    body: { id, authentication: { force_password_reset: false, new_password: 'Six-Green-Kettles-5' } },
  });
  const get = (address: string) => ask(records.customer, { path: `/api/get-customer?email=${address}` });

  test('change a password in sequence with a reset link, once', async () => {
    follow();
    expect(await get(email)).toMatchObject({ status: 200, answer: { data: [{ id: 1, email }] } });
    expect((await ask(records.update, update(2))).status).toBe(403);
    expect(await ask(records.update, update(1))).toMatchObject({ status: 200 });
    expect((await ask(records.update, update(1))).status).toBe(403);
    const blank = { attribute_id: 1, customer_id: 1, value: '' };
    expect((await ask(records.attributes, { method: 'PUT', body: blank })).status).toBe(200);
    expect((await signIn('Six-Green-Kettles-5')).status).toBe(200);
  });

  test('are closed to a visitor', async () => {
    expect((await get(email)).status).toBe(401);
    expect(await get('nobody@example.org')).toMatchObject({ answer: (await get(email)).answer });
    expect((await ask(records.update, update(1))).status).toBe(401);
    const blank = { attribute_id: 1, customer_id: 1, value: '' };
    expect((await ask(records.attributes, { method: 'PUT', body: blank })).status).toBe(401);
  });

  test('serve a session only its own customer', async () => {
    await signIn('Six-Green-Kettles-5');
    expect(await get(email)).toMatchObject({ status: 200, answer: { data: [{ id: 1 }] } });
    const other = await get('other@example.org');
    expect(other).toMatchObject({ status: 403, answer: (await get('nobody@example.org')).answer });
    expect((await ask(records.update, update(1))).status).toBe(403);
    expect((await signIn('Six-Green-Kettles-5')).status).toBe(200);
  });

  const CART = '5f2c1e1a-0000-4000-8000-000000000001';
  const reference = (expires: number) => JSON.stringify({ entityId: CART, expires });
  test.each([
    ['the own cart', { attribute_id: 2, customer_id: 1, value: reference(Date.now() + 1000) }, 200],
    ['nothing', { attribute_id: 2, customer_id: 1, value: '' }, 200],
    ['another customer’s cart', { attribute_id: 2, customer_id: 2, value: '' }, 403],
    ['the one-time value', { attribute_id: 1, customer_id: 1, value: '' }, 403],
    ['a cart for too long', { attribute_id: 2, customer_id: 1, value: reference(Date.now() + 7e8) }, 422],
    ['what is no reference', { attribute_id: 2, customer_id: 1, value: '{"__proto__":{}}' }, 422],
    [
      'a list with one that is not theirs',
      [
        { attribute_id: 2, customer_id: 1, value: '' },
        { attribute_id: 2, customer_id: 2, value: '' },
      ],
      403,
    ],
  ])('let a session write its own cart reference or nothing: %s', async (_, body, status) => {
    await signIn('Six-Green-Kettles-5');
    expect((await ask(records.attributes, { method: 'PUT', body })).status).toBe(status);
  });
});
