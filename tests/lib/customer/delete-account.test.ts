import { beforeEach, expect, it, vi } from 'vitest';
import { fail, ok, type Result, UnreachableError } from '@/lib/platform/result';

const done: string[] = [];
let deletion: Result<null>;
const note = (name: string, value?: unknown) => () => {
  done.push(name);
  return Promise.resolve(value);
};

vi.mock('@/lib/platform/upstreams/management', () => ({
  managementRequest: () => Promise.resolve(deletion),
}));
vi.mock('@/lib/platform/durable/alert-book', () => ({ forgetAlertsOf: note('alerts') }));
vi.mock('@/lib/platform/observe/security-log', () => ({ noteSecurity: () => undefined }));
vi.mock('@/lib/platform/session/session-life', () => ({
  canEndSessions: () => Promise.resolve(ok(null)),
  endSessions: note('sessions'),
}));
vi.mock('@/lib/customer/commands', () => ({ signOut: note('signed out') }));
vi.mock('@/lib/customer/own-password', () => ({ checkOwnPassword: () => Promise.resolve(ok(null)) }));
vi.mock('@/lib/customer/queries', () => ({
  readCustomer: () => Promise.resolve(ok({ email: 'ann@example.org' })),
}));

const remove = async () => {
  const { deleteAccount } = await import('@/lib/customer/delete-commands');
  return deleteAccount({ customerId: 7 } as never, 'a password');
};

beforeEach(() => {
  done.length = 0;
});

it('keeps the alerts of an account that the platform did not delete', async () => {
  deletion = fail({ upstream: 'management', kind: 'timeout', message: '' } as never);
  await expect(remove()).rejects.toThrow(UnreachableError);
  expect(done).toEqual([]);
});

it('deletes the alerts of a deleted account', async () => {
  deletion = ok(null);
  expect(await remove()).toMatchObject({ ok: true });
  expect(done).toEqual(['sessions', 'signed out', 'alerts']);
});
