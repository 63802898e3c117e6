import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { NOTHING_SAID, writeHome } from '@/lib/home/rules';
import type { Home } from '@/lib/home/types';
import { DEMO_CUSTOMER, DEMO_PASSWORD, PEOPLE } from '../../../sandbox/demo/seed/customers/data/people.ts';
import { jar } from '../../support/jar';
import { ask, submit } from '../../support/shopper';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../support/jar'));

type Handler = (request: Request) => Promise<Response>;
let upstream: Upstream;
let handlers: Record<'login' | 'keep' | 'erase' | 'read' | 'data', Handler>;

beforeAll(async () => {
  upstream = await startUpstream(60);
  const { GET: read, POST: keep } = await import('@/app/api/account/home/route');
  handlers = {
    read,
    keep,
    login: (await import('@/app/api/login/route')).POST,
    erase: (await import('@/app/api/account/home/erase/route')).POST,
    data: (await import('@/app/api/account/data/route')).GET,
  };
}, 30_000);
afterAll(() => upstream[Symbol.asyncDispose]());
beforeEach(() => jar().clear());

const other = PEOPLE.find(({ mustReset, email }) => !mustReset && email !== DEMO_CUSTOMER.email)!.email;
const signIn = (email: string) => ask(handlers.login, { body: { email, password: DEMO_PASSWORD } });
const told: Home = { ...NOTHING_SAID, postcode: 'LS6 3BN', power: 26.1, chores: { wash: 5 } };
const asText = JSON.stringify(writeHome(told));
const kept = async () => (await ask(handlers.read)).answer;

test('a home is saved on request, is visible to its owner alone and can be erased again', async () => {
  await signIn(DEMO_CUSTOMER.email);
  expect(await kept()).toEqual({ home: null });
  expect((await ask(handlers.keep, { body: { home: asText } })).status).toBe(200);
  expect((await ask(handlers.keep, { body: { home: asText } })).status).toBe(200);
  expect(await kept()).toEqual({ home: writeHome(told) });
  expect((await ask(handlers.data)).answer).toMatchObject({ home: { postcode: 'LS6 3BN', power: 26.1 } });

  jar().clear();
  await signIn(other);
  expect(await kept()).toEqual({ home: null });

  jar().clear();
  await signIn(DEMO_CUSTOMER.email);
  expect((await submit(handlers.erase, {}, '/account')).headers.get('location')).toMatch(/^\/account\?note=/);
  expect(await kept()).toEqual({ home: null });
});

test('an invalid home is refused, and a broken field of a home is left out', async () => {
  await signIn(DEMO_CUSTOMER.email);
  for (const home of ['', '{}', 'no JSON', JSON.stringify(writeHome(NOTHING_SAID)), 'x'.repeat(4_001)]) {
    expect((await ask(handlers.keep, { body: { home } })).status, home.slice(0, 20)).toBe(422);
  }
  const spoilt = JSON.stringify({ ...writeHome(told), postcode: '<script>', more: 'x' });
  await ask(handlers.keep, { body: { home: spoilt } });
  expect(await kept()).toEqual({ home: { ...writeHome(told), postcode: null } });
  await ask(handlers.erase, { body: {} });
});

test('a visitor who is not signed in gets 401 when reading, saving or erasing a home', async () => {
  expect((await ask(handlers.read)).status).toBe(401);
  expect((await ask(handlers.keep, { body: { home: asText } })).status).toBe(401);
  expect((await ask(handlers.erase, { body: {} })).status).toBe(401);
});
