import { expect, test, vi } from 'vitest';
import { stubEnvironment } from '../../../support/environment';

vi.mock('next/headers', async () => import('../../../support/jar'));

async function answerTo(headers: Record<string, string>): Promise<Response> {
  stubEnvironment({ PUBLIC_ORIGIN: 'https://shop.example' });
  const { forged } = await import('@/lib/platform/http/api');
  return forged(new Request('https://shop.example/api/contact', { method: 'POST', headers }));
}

test('§8: a page of the shop is told that its token expired, and another site is told nothing', async () => {
  const ours = await answerTo({ origin: 'https://shop.example', cookie: 'locale=en-GB' });
  expect([ours.status, ours.headers.get('x-xsrf-renew')]).toEqual([403, '1']);
  const other = await answerTo({ origin: 'https://other.example', cookie: 'locale=en-GB' });
  expect([other.status, other.headers.get('x-xsrf-renew')]).toEqual([403, null]);
});
