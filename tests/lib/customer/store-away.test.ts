import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { jar } from '../../support/jar';
import { ask } from '../../support/shopper';
import { startUpstream, type Upstream } from '../../support/upstream';

vi.mock('next/headers', async () => import('../../support/jar'));
vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

let upstream: Upstream;
beforeAll(async () => {
  upstream = await startUpstream(60);
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await upstream[Symbol.asyncDispose]();
});

test('a password change is refused while the other sessions cannot be ended', async () => {
  jar().clear();
  const register = await import('@/app/api/register/route');
  const account = { firstName: 'Ann', lastName: 'Ash', email: 'ann@example.org', password: 'Words-that-13' };
  expect((await ask(register.POST, { body: account })).status).toBe(200);
  vi.stubEnv('DATABASE_URL', 'postgresql://shop@127.0.0.1:1/shop');
  Reflect.deleteProperty(globalThis, 'hobwrightShared');
  vi.resetModules();
  const { POST } = await import('@/app/api/change-password/route');
  const body = { currentPassword: account.password, newPassword: 'More-words-16' };
  expect((await ask(POST, { body })).status).toBe(503);
  vi.stubEnv('DATABASE_URL', '');
  Reflect.deleteProperty(globalThis, 'hobwrightShared');
  vi.resetModules();
  const again = await import('@/app/api/change-password/route');
  expect((await ask(again.POST, { body })).status, 'with the old one').toBe(200);
});
