import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DEMO_CUSTOMER } from '../../../sandbox/demo/seed/customers/data/people.ts';
import { jar } from '../../support/jar';
import { ask } from '../../support/shopper';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../support/jar'));

type Handler = (request: Request) => Promise<Response>;

let upstream: Upstream;
let login: Handler;
let logout: Handler;
let getCustomer: Handler;
let events: Record<string, unknown>[] = [];

beforeAll(async () => {
  upstream = await startUpstream(60);
  vi.stubEnv('LOG_LEVEL', 'info');
  vi.stubEnv('RATE_LIMITS', '1');
  ({ POST: login } = await import('@/app/api/login/route'));
  ({ POST: logout } = await import('@/app/api/logout/route'));
  ({ GET: getCustomer } = await import('@/app/api/customer/route'));
}, 30_000);
afterAll(() => upstream[Symbol.asyncDispose]());
beforeEach(() => {
  jar().clear();
  events = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    const { event, ts: _, level: __, ...rest } = JSON.parse(line);
    if (event === 'security') events.push(rest);
  });
});

const { email, password } = DEMO_CUSTOMER;

test('signing in and out is logged under a pseudonym', async () => {
  await ask(login, { body: { email, password } });
  await ask(logout, { body: {} });
  const customer = expect.stringMatching(/^[\w-]{32}$/);
  expect(events).toEqual([
    { what: 'signed-in', customer },
    { what: 'signed-out', customer },
  ]);
});

test('refused requests are logged without any personal detail', async () => {
  await ask(login, { body: { email, password: 'zz-canary-wrong' } });
  await ask(getCustomer);
  await ask(login, { body: { email, password }, headers: { origin: 'https://evil.example' } });
  expect(events).toEqual([
    { what: 'sign-in-failed' },
    { what: 'refused', status: 401 },
    { what: 'refused', status: 401 },
    { what: 'forged' },
  ]);
});

test('a rate limit is logged when it is reached, and not for each further try', async () => {
  const wrong = () => ask(login, { body: { email: 'nobody@example.org', password: 'Wrong-word-1' } });
  for (let tries = 0; tries < 13; tries += 1) await wrong();
  expect(events.filter(({ what }) => what === 'limited')).toEqual([
    { what: 'limited', limit: 'sign-in-account' },
  ]);
});
