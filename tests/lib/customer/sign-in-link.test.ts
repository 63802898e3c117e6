import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEMO_CUSTOMER } from '../../../sandbox/demo/seed/customers/data/people.ts';
import { jar } from '../../support/jar';
import { takeOutbox } from '../../support/outbox';
import { ask, submit } from '../../support/shopper';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../support/jar'));
vi.mock('@/lib/content/queries', async () => ({
  readSettings: async () => (await import('../../support/mail')).SHOP.settings,
}));
const sent = vi.hoisted(() => [] as { to: string; text: string }[]);
vi.mock('@/lib/platform/upstreams/mail', () => ({
  sendMail: async (mail: { to: string; text: string }) => {
    sent.push(mail);
    return 'done';
  },
}));

const { email } = DEMO_CUSTOMER;
let upstream: Upstream;
let wish: typeof import('@/app/api/login-link/route').POST;
let follow: typeof import('@/app/api/login-open/route').POST;
let deliver: typeof import('@/lib/mail/link-commands').deliverLink;
let readSession: typeof import('@/lib/platform/session/session').readSession;

beforeAll(async () => {
  upstream = await startUpstream(60);
  ({ POST: wish } = await import('@/app/api/login-link/route'));
  ({ POST: follow } = await import('@/app/api/login-open/route'));
  ({ deliverLink: deliver } = await import('@/lib/mail/link-commands'));
  ({ readSession } = await import('@/lib/platform/session/session'));
}, 30_000);
afterAll(() => upstream[Symbol.asyncDispose]());
beforeEach(() => {
  jar().clear();
  sent.length = 0;
  Reflect.get(globalThis, 'hobwrightShared')?.delete('rate-limit');
});
afterEach(() => vi.useRealTimers());

const post = async () => {
  for (const { payload, key } of await takeOutbox()) await deliver(payload, key);
};
/** Wishes for a link and takes its token out of the mail. */
async function linkFor(to: string, redirect = '/checkout'): Promise<string> {
  await ask(wish, { body: { email: to, redirect } });
  await post();
  const [, token = ''] = /\/login\/open\?t=(\S+)/.exec(sent.at(-1)?.text ?? '') ?? [];
  return decodeURIComponent(token);
}
const open = (token: string) => ask(follow, { body: { token } });

describe('a sign-in link', () => {
  test('signs in once and redirects to where the shopper was', async () => {
    const token = await linkFor(email);
    expect(sent[0]?.to).toBe(email);
    expect(await open(token)).toMatchObject({ status: 200, answer: { redirect: '/checkout' } });
    expect(await readSession()).toMatchObject({ customerId: 1 });
    jar().clear();
    expect(await open(token)).toMatchObject({ status: 403 });
    expect(await readSession()).toBeNull();
  });

  test('signs in once when opened many times at once', async () => {
    const token = await linkFor(email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => open(token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('stays used after a restart', async () => {
    const token = await linkFor(email);
    await open(token);
    Reflect.get(globalThis, 'hobwrightShared')?.delete('sessions');
    expect((await open(token)).status).toBe(403);
  });

  test('expires after 15 minutes, and is refused when altered', async () => {
    const token = await linkFor(email);
    expect((await open(`${token.slice(0, 60)}x${token.slice(61)}`)).status).toBe(403);
    expect((await open('')).status).toBe(403);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 });
    expect((await open(token)).status).toBe(403);
  });

  test('is answered alike for an unknown address, which is sent nothing', async () => {
    const known = await ask(wish, { body: { email } });
    const unknown = await ask(wish, { body: { email: 'nobody@example.org' } });
    expect([unknown.status, unknown.answer]).toEqual([known.status, known.answer]);
    await post();
    expect(sent.map(({ to }) => to)).toEqual([email]);
  });

  test('is sent to one address at most three times an hour, without saying so', async () => {
    for (let n = 0; n < 5; n += 1) expect((await ask(wish, { body: { email } })).status).toBe(200);
    expect(await takeOutbox()).toHaveLength(3);
  });

  test('leads to no other site, and works as a plain HTML form', async () => {
    const token = await linkFor(email, '//evil.example');
    const answer = await submit(follow, { token }, '/login/open');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  });

  test('can be used again when the platform could not be reached', async () => {
    const token = await linkFor(email);
    const fault = (name: string) =>
      fetch(`${upstream.url}/control/faults`, {
        method: 'PUT',
        headers: { authorization: 'Bearer dev', 'content-type': 'application/json' },
        body: JSON.stringify({ upstream: 'graphql', fault: name }),
      });
    jar().set('signInToken', token);
    await fault('5xx');
    expect((await open(token)).status).toBe(503);
    expect(jar().has('signInToken')).toBe(true);
    await fault('none');
    expect((await open(token)).status).toBe(200);
    expect(jar().has('signInToken')).toBe(false);
  });

  test('is removed from the browser once it is refused', async () => {
    jar().set('signInToken', 'old');
    expect((await open('old')).status).toBe(403);
    expect(jar().has('signInToken')).toBe(false);
  });
});
