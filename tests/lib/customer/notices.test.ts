import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { jar } from '../../support/jar';
import { takeOutbox } from '../../support/outbox';
import { ask } from '../../support/shopper';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
vi.mock('next/headers', async () => import('../../support/jar'));

const PAT = {
  firstName: 'Pat',
  lastName: 'Moss',
  email: 'pat.moss@example.org',
  password: 'Three-words-14',
  phone: '',
};

let upstream: Upstream;

beforeAll(async () => {
  upstream = await startUpstream(60);
}, 60_000);
afterAll(() => upstream[Symbol.asyncDispose]());
beforeEach(() => {
  Reflect.get(globalThis, 'hobwrightShared')?.delete('rate-limit');
});

describe('a customer is e-mailed', () => {
  test('when the account has been created', async () => {
    jar().clear();
    const { POST } = await import('@/app/api/register/route');
    expect((await ask(POST, { body: PAT })).status).toBe(200);
    expect(await takeOutbox()).toMatchObject([
      { kind: 'letter', payload: { letter: 'welcome', to: PAT.email, firstName: 'Pat' } },
    ]);
  });

  test('when the password has been changed', async () => {
    const { POST } = await import('@/app/api/change-password/route');
    const body = { currentPassword: PAT.password, newPassword: 'Other-words-15' };
    expect((await ask(POST, { body })).status).toBe(200);
    expect(await takeOutbox()).toMatchObject([
      { payload: { letter: 'passwordChanged', customerId: expect.any(Number) } },
    ]);
  });

  test('at the old address when the e-mail address changes, and not when only its case does', async () => {
    const { POST } = await import('@/app/api/account/profile/route');
    const body = { firstName: 'Pat', lastName: 'Moss', company: '', phone: '', currentPassword: '' };
    expect((await ask(POST, { body: { ...body, email: PAT.email.toUpperCase() } })).status).toBe(200);
    expect(await takeOutbox()).toEqual([]);
    const moved = { ...body, email: 'pat.new@example.org', currentPassword: 'Other-words-15' };
    expect((await ask(POST, { body: moved })).status).toBe(200);
    expect(await takeOutbox()).toMatchObject([
      { payload: { letter: 'emailChanged', to: expect.stringMatching(/^pat\.moss@example\.org$/i) } },
    ]);
  });

  test('nothing when the password was not changed', async () => {
    const { POST } = await import('@/app/api/change-password/route');
    const body = { currentPassword: 'wrong', newPassword: 'More-words-16' };
    expect((await ask(POST, { body })).status).toBe(422);
    expect(await takeOutbox()).toEqual([]);
  });
});

/** Everything that the shop's process knows is gone, and its modules are loaded anew. */
function restart(): void {
  Reflect.deleteProperty(globalThis, 'hobwrightShared');
  vi.resetModules();
}

test('sessions ended from another one stay ended after a restart', async () => {
  const { readSession } = await import('@/lib/platform/session/session');
  const { keepEnding } = await import('@/lib/platform/session/session-endings');
  const session = await readSession();
  expect(session).not.toBeNull();
  const { customerId, id } = session!;
  await keepEnding(customerId, { at: Date.now() + 1, except: id });
  restart();
  const again = await import('@/lib/platform/session/session');
  expect((await again.readSession())?.id, 'the one that asked').toBe(id);

  await keepEnding(customerId, { at: Date.now() + 1, except: 'another' });
  expect(await again.readSession()).toBeNull();
  restart();
  const third = await import('@/lib/platform/session/session');
  expect(await third.readSession(), 'after a restart').toBeNull();
});
