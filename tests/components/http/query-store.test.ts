import { afterEach, expect, test, vi } from 'vitest';
import { getJson } from '@/lib/http/client';
import { queryStore } from '@/lib/http/query-store';

afterEach(() => vi.unstubAllGlobals());

/** How often a read is sent that is always answered so. */
async function triesAt(status: number): Promise<number> {
  const ask = vi.fn(async () => new Response('{}', { status }));
  vi.stubGlobal('fetch', ask);
  const query = { queryKey: ['answer', status], queryFn: () => getJson('/api/session'), retryDelay: 0 };
  const { retry } = queryStore().getDefaultOptions().queries ?? {};
  await queryStore()
    .fetchQuery({ ...query, ...(retry !== undefined && { retry }) })
    .catch(() => undefined);
  return ask.mock.calls.length;
}

test.each([408, 409, 425, 429, 500, 502, 503, 504])(
  '§8: a read answered with %i is sent once more',
  async (status) => {
    expect(await triesAt(status)).toBe(2);
  },
);

test.each([400, 401, 403, 404, 422, 501])('§8: a read answered with %i is not sent again', async (status) => {
  expect(await triesAt(status)).toBe(1);
});
