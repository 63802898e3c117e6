import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { jar } from '../../support/jar';
import { type LossyLine, startLossyLine } from '../../support/lossy-line';
import { ask } from '../../support/shopper';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../support/jar'));

const LOGIN = `mutation ($email: String!, $password: String!) {
  login(email: $email, password: $password) { customer { email } }
}`;
const CHANGE = `mutation ($input: ChangePasswordInput!) {
  customer { changePassword(input: $input) { errors { __typename } } }
}`;
const REGISTER = `mutation ($input: RegisterCustomerInput!) {
  customer { registerCustomer(input: $input) { errors { __typename } } }
}`;
const PERSON = {
  firstName: 'Marguerite',
  lastName: 'Ashworth',
  email: 'm@example.org',
  password: 'Calm-Ladle-77',
};
const { email, password } = PERSON;
const MINUTE = 60_000;

let upstream: Upstream;
let line: LossyLine;
let gateway: (request: Request) => Promise<Response>;

beforeAll(async () => {
  upstream = await startUpstream(60);
  line = await startLossyLine(upstream.url);
  vi.stubEnv('BIGCOMMERCE_GRAPHQL_URL', `${line.url}/graphql`);
  vi.stubEnv('RATE_LIMITS', '1');
  ({ POST: gateway } = await import('@/app/api/graphql/route'));
  await send(REGISTER, { input: PERSON });
}, 30_000);
afterAll(async () => {
  await line[Symbol.asyncDispose]();
  await upstream[Symbol.asyncDispose]();
});
beforeEach(() => jar().clear());
afterEach(() => {
  vi.useRealTimers();
  line.fate = () => 'well';
});

const send = (query: string, variables: object) =>
  ask(gateway, { body: { graphqlQuery: { query, variables } } });
const signIn = () => send(LOGIN, { email, password });

test('new passwords that the platform refuses do not count as wrong current ones', async () => {
  await signIn();
  const input = { currentPassword: password, newPassword: 'onlysmallletters' };
  for (let at = 0; at < 12; at += 1) expect((await send(CHANGE, { input })).status).toBe(200);
});

test('a password containing the customer’s own name is refused, as by the form', async () => {
  await signIn();
  const input = { currentPassword: password, newPassword: 'Ashworth-1' };
  expect((await send(CHANGE, { input })).status).toBe(422);
  const named = { ...PERSON, email: 'other@example.org', password: 'Marguerite-1' };
  expect((await send(REGISTER, { input: named })).status).toBe(422);
});

test('§4: a logout while the platform is down still ends the session here', async () => {
  await signIn();
  const copied = jar().get('shopToken') ?? '';
  line.fate = () => 'cut';
  expect((await send('mutation { logout { result } }', {})).status).toBe(503);
  expect([jar().has('shopToken'), jar().has('customerInfo')]).toEqual([false, false]);
  jar().set('shopToken', copied);
  const { readSession } = await import('@/lib/platform/session/session');
  expect(await readSession()).toBeNull();
});

test('sign-ins that the platform did not answer do not count towards a lock-out', async () => {
  line.fate = () => 'cut';
  for (let at = 0; at < 12; at += 1) expect((await signIn()).status).toBe(503);
  line.fate = () => 'well';
  // Until then the shop does not call a platform that failed.
  vi.useFakeTimers({ now: Date.now() + MINUTE, toFake: ['Date', 'performance'] });
  vi.advanceTimersByTime(MINUTE);
  expect(await signIn()).toMatchObject({ status: 200, answer: { data: { login: { customer: { email } } } } });
});
