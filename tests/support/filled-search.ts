import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Synced } from '@/lib/search/sync-commands';
import { copyOf } from './seeded-store';
import { startUpstream } from './upstream';

/**
 * Starts a real sandbox whose search service has indexed its catalogue, and points the environment at both. Each size
 * is filled once per run and then copied, as in `seededStore`.
 */
export async function startFilledSearch(products: number) {
  const filled = join(tmpdir(), `searched-${products}.sqlite`);
  const told = `${filled}.json`;
  if (existsSync(filled)) {
    const counts = JSON.parse(readFileSync(told, 'utf8')) as Synced;
    return Object.assign(await startUpstream(products, 1, copyOf(filled)), { counts });
  }
  const upstream = await startUpstream(products);
  const { syncAll } = await import('@/lib/search/sync-commands');
  const counts = await syncAll();
  const own = join(tmpdir(), `${randomUUID()}.sqlite`);
  writeFileSync(`${own}.json`, JSON.stringify(counts));
  upstream.store.prepare('VACUUM INTO ?').run(own);
  // As in `seededStore`: another process may be reading a file that a third one made.
  renameSync(`${own}.json`, told);
  renameSync(own, filled);
  return Object.assign(upstream, { counts });
}
