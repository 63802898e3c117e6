import { expect, test, vi } from 'vitest';
import { startFilledSearch } from '../../support/filled-search';

vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));

test('editors see the frequent and unsuccessful searches of this shop', async () => {
  await using shop = await startFilledSearch(40);
  const { readSearched } = await import('@/lib/search/searched-queries');
  const asked = shop.store.prepare(
    'INSERT INTO search_query (query_id, index_name, words, found, asked_at) VALUES (?, ?, ?, ?, ?)',
  );
  asked.run('a'.repeat(32), 'products', 'Oven', 12, Date.now());
  asked.run('b'.repeat(32), 'products', 'zorgblatt', 0, Date.now());
  asked.run('c'.repeat(32), 'staging_products', 'hob', 3, Date.now());
  asked.run('d'.repeat(32), 'products', 'kettle', 3, Date.now() - 9 * 24 * 3_600_000);
  expect(await readSearched()).toEqual({
    ok: true,
    value: {
      often: [
        { words: 'oven', times: 1, place: null },
        { words: 'zorgblatt', times: 1, place: null },
      ],
      unfound: [{ words: 'zorgblatt', times: 1 }],
    },
  });

  await fetch(`${shop.url}/control/faults`, {
    method: 'PUT',
    headers: { authorization: 'Bearer dev', 'content-type': 'application/json' },
    body: JSON.stringify({ upstream: 'search', fault: 'unauthorised', for: 2 }),
  });
  expect((await readSearched()).ok).toBe(false);
});
