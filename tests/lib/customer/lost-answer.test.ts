import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DEMO_CUSTOMER } from '../../../sandbox/demo/seed/customers/data/people.ts';
import { makeResetValue } from '../../../sandbox/password-reset/value.ts';
import { writeResetToken } from '../../../sandbox/password-reset/token.ts';
import { jar } from '../../support/jar';
import { type LossyLine, startLossyLine } from '../../support/lossy-line';
import { ask } from '../../support/shopper';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../support/jar'));

type Handler = (request: Request) => Promise<Response>;

const { email } = DEMO_CUSTOMER;
let password: string = DEMO_CUSTOMER.password;
let upstream: Upstream;
let line: LossyLine;
let handlers: Record<'login' | 'change' | 'reset', Handler>;
let readSession: typeof import('@/lib/platform/session/session').readSession;

beforeAll(async () => {
  upstream = await startUpstream(60);
  line = await startLossyLine(upstream.url);
  vi.stubEnv('BIGCOMMERCE_API_URL', `${line.url}/stores/hobwright`);
  vi.stubEnv('BIGCOMMERCE_GRAPHQL_URL', `${line.url}/graphql`);
  handlers = {
    login: (await import('@/app/api/login/route')).POST,
    change: (await import('@/app/api/change-password/route')).POST,
    reset: (await import('@/app/api/reset-password/route')).POST,
  };
  ({ readSession } = await import('@/lib/platform/session/session'));
}, 30_000);
afterAll(async () => {
  await line[Symbol.asyncDispose]();
  await upstream[Symbol.asyncDispose]();
});
beforeEach(() => jar().clear());
afterEach(() => {
  line.fate = () => 'well';
});

const signIn = () => ask(handlers.login, { body: { email, password } });
/** A session elsewhere, of which the platform’s last word is that it lives: that counts for a while. */
async function sessionElsewhere() {
  await signIn();
  expect(await readSession()).not.toBeNull();
  const cookie = jar().get('shopToken');
  jar().clear();
  return cookie;
}
const hold = (cookie: string | undefined) => {
  jar().clear();
  jar().set('shopToken', cookie ?? '');
};

test('a password change whose answer is lost ends the other sessions and keeps the current one', async () => {
  const elsewhere = await sessionElsewhere();
  await signIn();
  const here = jar().get('shopToken');
  line.fate = (_, body) => (body.includes('changePassword') ? 'answer lost' : 'well');
  const chosen = 'Calm-Ladle-77';
  const body = { currentPassword: password, newPassword: chosen };
  expect((await ask(handlers.change, { body })).status).toBe(503);
  hold(here);
  expect(await readSession()).not.toBeNull();
  hold(elsewhere);
  expect(await readSession()).toBeNull();
  password = chosen;
  jar().clear();
  expect((await signIn()).status).toBe(200);
});

test('a password reset whose answer is lost ends all sessions, and its link can be tried again', async () => {
  const elsewhere = await sessionElsewhere();
  const value = makeResetValue(upstream.store, 1, Date.now());
  const secret = 'a secret that is used in tests only';
  const grant = { email, value, customerId: 1, expires: Date.now() + 60_000 };
  jar().set('resetToken', `1:${writeResetToken('crypto-js', secret, grant)}`);
  line.fate = (call) => (call === 'PUT /stores/hobwright/v3/customers' ? 'answer lost' : 'well');
  const body = { newPassword: 'Three-Warm-Ovens-1' };
  expect((await ask(handlers.reset, { body })).status).toBe(503);
  const link = jar().get('resetToken');
  hold(elsewhere);
  expect(await readSession()).toBeNull();
  line.fate = () => 'well';
  jar().clear();
  jar().set('resetToken', link ?? '');
  expect((await ask(handlers.reset, { body })).status).toBe(200);
});
