import { expect, test, vi } from 'vitest';
import { stubEnvironment } from '../../../support/environment';

vi.mock('@/lib/platform/session/session-store', () => ({
  sessionStore: async () => ({ rows: () => new Promise(() => undefined) }),
}));

test('a session check does not wait for a database that hangs', async () => {
  stubEnvironment({});
  const { isEnded } = await import('@/lib/platform/session/session-endings');
  expect(await isEnded({ id: 'a', customerId: 1, startedAt: 1 })).toBe(false);
});
