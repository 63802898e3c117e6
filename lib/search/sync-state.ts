import 'server-only';
import { processSingleton } from '@/lib/platform/process-singleton';
import { log } from '@/lib/platform/observe/log';
import { metrics } from '@/lib/platform/observe/metrics';
import { isUnreachable, ok, type Result } from '@/lib/platform/result';
import { indexNamed, searchAdmin } from '@/lib/platform/upstreams/search';
import { isTemporary } from './indices';
import { syncAll, SyncUnderWay } from './sync-commands';

/** The sync that this process runs or ran last. Times in milliseconds since 1970. */
export type SyncState = {
  startedAt: number;
  endedAt: number | null;
  done: number;
  total: number;
  /** It did not reach its end, or was not begun, because another process was at it. */
  failed: 'broken' | 'elsewhere' | null;
};

const slot = () => processSingleton<{ state: SyncState | null }>('search-sync', () => ({ state: null }));

export const lastSync = (): SyncState | null => slot().state;

/** Fills the search service anew; one at a time, and a second wish joins the first. Never throws. */
export async function runSync(): Promise<void> {
  const last = lastSync();
  if (last && last.endedAt === null) return;
  const state: SyncState = { startedAt: Date.now(), endedAt: null, done: 0, total: 0, failed: null };
  slot().state = state;
  try {
    await syncAll((done, total) => Object.assign(state, { done, total }));
  } catch (thrown) {
    const isElsewhere = thrown instanceof SyncUnderWay;
    state.failed = isElsewhere ? 'elsewhere' : 'broken';
    if (!isElsewhere) log('warn', 'search-sync', { unreachable: isUnreachable(thrown) });
  } finally {
    state.endedAt = Date.now();
  }
}

export type IndexAge = { name: string; entries: number; updatedAt: string; primary?: string | undefined };

/** What the search service holds for this shop, and when each index was last written to. */
export async function readIndices(): Promise<Result<IndexAge[]>> {
  const answer = await searchAdmin((client) => client.listIndices());
  if (!answer.ok) return answer;
  const prefix = indexNamed('');
  const indices = answer.value.items
    .filter(({ name }) => name.startsWith(prefix) && !isTemporary(name.slice(prefix.length)))
    .map(({ name, entries, updatedAt, primary }) => ({ name, entries, updatedAt, primary }));
  for (const { name, updatedAt, primary } of indices)
    if (primary === undefined) metrics().indexWritten.set({ index: name }, Date.parse(updatedAt) / 1_000);
  return ok(indices);
}
