import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEMO_CUSTOMER } from '../../../sandbox/demo/seed/customers/data/people.ts';
import { jar } from '../../support/jar';
import { ask } from '../../support/shopper';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../support/jar'));

const { email, password } = DEMO_CUSTOMER;
const LOGIN = `mutation ($email: String!, $password: String!) {
  login(email: $email, password: $password) { customer { email } customerAccessToken { value expiresAt } }
}`;

let upstream: Upstream;
let gateway: typeof import('@/app/api/graphql/route').POST;
let readSession: typeof import('@/lib/platform/session/session').readSession;

beforeAll(async () => {
  upstream = await startUpstream(60);
  vi.stubEnv('RATE_LIMITS', '1');
  ({ POST: gateway } = await import('@/app/api/graphql/route'));
  ({ readSession } = await import('@/lib/platform/session/session'));
}, 30_000);
afterAll(() => upstream[Symbol.asyncDispose]());
beforeEach(() => jar().clear());

const send = (query: string, variables: object = {}, customerAccessToken?: string) =>
  ask(gateway, {
    body: { graphqlQuery: { query, variables }, ...(customerAccessToken && { customerAccessToken }) },
  });
const login = () => send(LOGIN, { email, password });

test('a login creates the session, and returns a handle instead of the token', async () => {
  const { answer } = await login();
  expect(answer).toEqual({
    data: {
      login: {
        customer: { email },
        customerAccessToken: { value: expect.any(String), expiresAt: expect.any(String) },
      },
    },
  });
  const session = await readSession();
  expect(session?.customerId).toBe(1);
  expect(JSON.stringify(answer)).not.toContain(session?.token);
  const { answer: who } = await send('{ customer { email } }');
  expect(who).toEqual({ data: { customer: { email } } });
});

test('the handle is worthless without the cookie', async () => {
  const { answer } = await login();
  const handle = (answer as { data: { login: { customerAccessToken: { value: string } } } }).data.login
    .customerAccessToken.value;
  jar().clear();
  expect((await send('{ customer { email } }', {}, handle)).answer).toEqual({ data: { customer: null } });
});

test('a wrong password is answered like an unknown address', async () => {
  const wrong = await send(LOGIN, { email, password: 'Wrong-word-1' });
  const unknown = await send(LOGIN, { email: 'nobody@example.org', password });
  expect(wrong).toMatchObject({ status: 200, answer: unknown.answer });
  expect(await readSession()).toBeNull();
});

test('a logout ends the session and clears the cookies', async () => {
  await login();
  const copied = jar().get('shopToken') ?? '';
  expect((await send('mutation { logout { result } }')).answer).toEqual({
    data: { logout: { result: 'success' } },
  });
  expect(jar().has('customerInfo')).toBe(false);
  jar().set('shopToken', copied);
  expect(await readSession()).toBeNull();
});

describe('limits and rules of the forms apply', () => {
  test('to the eleventh wrong login at one account', async () => {
    const statuses = [];
    for (let at = 0; at < 11; at += 1) {
      statuses.push((await send(LOGIN, { email: 'ten@example.org', password: 'x' })).status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
  test('to a new e-mail address, which needs the password', async () => {
    await login();
    const update =
      'mutation ($email: String) { customer { updateCustomer(input: { email: $email }) { errors { __typename } } } }';
    expect((await send(update, { email: 'new@example.org' })).status).toBe(422);
    expect((await send(update, { email })).status).toBe(200);
  });
  test('to a common password', async () => {
    const register =
      'mutation ($i: RegisterCustomerInput!) { customer { registerCustomer(input: $i) { errors { __typename } } } }';
    const person = { firstName: 'A', lastName: 'B', email: 'c@example.org', password: 'Password2026' };
    expect((await send(register, { i: person })).status).toBe(422);
  });
  test('to several mutations in one request, which are refused', async () => {
    const two = 'mutation { a: login(email: "x", password: "y") { cart { entityId } } logout { result } }';
    expect((await send(two)).status).toBe(400);
  });
});
