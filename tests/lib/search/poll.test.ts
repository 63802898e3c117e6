import { z } from 'zod';
import { afterEach, expect, test, vi } from 'vitest';
import { seedContent } from '../../../sandbox/demo/content/seed-content';
import { startFilledSearch } from '../../support/filled-search';
import { startUpstream } from '../../support/upstream';

const log = vi.hoisted(() => vi.fn());
vi.mock('@/lib/platform/observe/log', async (original) => ({ ...(await original<object>()), log }));

const answers = z.object({ results: z.array(z.object({ hits: z.array(z.looseObject({})) })) });

async function ask(indexName: string, query: string) {
  const { searchRequest } = await import('@/lib/platform/upstreams/search');
  const { orUnreachable } = await import('@/lib/platform/result');
  const requests = [{ indexName, query, hitsPerPage: 1_000 }];
  const { results } = orUnreachable(await searchRequest((client) => client.search({ requests }), answers));
  return results[0]?.hits ?? [];
}

afterEach(() => vi.useRealTimers());

test('the index follows blog posts, and is written only when they have changed', async () => {
  await using shop = await startFilledSearch(60);
  const { followGuides } = await import('@/lib/search/poll-commands');
  const written = () =>
    shop.store.prepare("SELECT updated_at AS at FROM search_index WHERE name = 'guides'").get();
  const before = (await ask('guides', '')).length;
  shop.store
    .prepare("UPDATE blog_post SET name = 'Quibblewick tales' WHERE id = (SELECT min(id) FROM blog_post)")
    .run();
  await followGuides();
  expect(await ask('guides', 'quibblewick')).toHaveLength(1);
  expect(await ask('guides', '')).toHaveLength(before);
  shop.store.prepare("UPDATE search_index SET updated_at = 1 WHERE name = 'guides'").run();
  await followGuides();
  expect(written()).toEqual({ at: 1 });
});

test('the index follows new, deleted and renamed makers, and keeps their keywords', async () => {
  await using shop = await startFilledSearch(60);
  const { followBrands } = await import('@/lib/search/poll-commands');
  const [maker] = await ask('brands', 'washing machine');
  const id = Number(maker?.['objectID']);
  shop.store.prepare("UPDATE brand SET name = 'Quibblewick' WHERE id = ?").run(id);
  const { lastInsertRowid } = shop.store
    .prepare("INSERT INTO brand (name, path, description) VALUES ('Snorfington', '/brands/snorfington/', '')")
    .run();
  await followBrands();
  expect(await ask('brands', 'quibblewick')).toMatchObject([
    { objectID: String(id), keywords: maker?.['keywords'] },
  ]);
  expect(await ask('brands', 'snorfington')).toMatchObject([{ path: '/brands/snorfington' }]);
  shop.store.prepare('DELETE FROM brand WHERE id = ?').run(lastInsertRowid);
  await followBrands();
  expect(await ask('brands', 'snorfington')).toEqual([]);
});

test('the index follows a guide whose webhook was lost', async () => {
  await using shop = await startFilledSearch(60);
  const { followGuides } = await import('@/lib/search/poll-commands');
  seedContent(shop.store);
  await followGuides();
  expect(await ask('guides', 'how to choose a washing machine')).not.toEqual([]);
  shop.store
    .prepare(
      `UPDATE content_entry SET published = json_set(published, '$.title."en-GB"', 'Quibblewick') WHERE id = 'guide-washing-machines'`,
    )
    .run();
  await followGuides();
  expect(await ask('guides', 'quibblewick')).toHaveLength(1);
});

test('an index that was never filled is left to the full sync', async () => {
  await using shop = await startUpstream(60);
  const { followBrands, followGuides } = await import('@/lib/search/poll-commands');
  await Promise.all([followBrands(), followGuides()]);
  expect(shop.store.prepare('SELECT name FROM search_index').all()).toEqual([]);
});

test('posts are polled every five minutes', async () => {
  await using shop = await startFilledSearch(60);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const { startPolling } = await import('@/lib/search/poll-commands');
  startPolling();
  shop.store.prepare("UPDATE blog_post SET name = 'Quibblewick tales'").run();
  const began = Date.now();
  vi.advanceTimersToNextTimer();
  expect(Date.now() - began).toBe(300_000);
  await expect.poll(() => ask('guides', 'quibblewick')).not.toEqual([]);
});

test('an unreachable platform is polled again at the next interval', async () => {
  await using shop = await startFilledSearch(60);
  await fetch(`${shop.url}/control/faults`, {
    method: 'PUT',
    headers: { authorization: 'Bearer dev', 'content-type': 'application/json' },
    body: JSON.stringify({ upstream: 'graphql', fault: '5xx' }),
  });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { startPolling } = await import('@/lib/search/poll-commands');
  startPolling();
  const failures = () => log.mock.calls.filter(([, event]) => event === 'search-sync');
  const failure = ['warn', 'search-sync', { unreachable: true }];
  vi.advanceTimersByTime(300_000);
  await expect.poll(failures).toEqual([failure]);
  vi.advanceTimersByTime(300_000);
  await expect.poll(failures).toEqual([failure, failure]);
});
