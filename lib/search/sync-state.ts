import 'server-only';
import { processSingleton } from '@/lib/platform/process-singleton';
import { log } from '@/lib/platform/observe/log';
import { metrics } from '@/lib/platform/observe/metrics';
import { isUnreachable, ok, type Result } from '@/lib/platform/result';
import { indexNamed, searchAdmin } from '@/lib/platform/upstreams/search';
import { isTemporary } from './indices';
import { syncAll, SyncUnderWay } from './sync-commands';

/** The current or last sync of this process. Times in milliseconds since 1970. */
export type SyncState = {
  startedAt: number;
  endedAt: number | null;
  done: number;
  total: number;
  /** `broken`: it failed. `elsewhere`: it did not start, because another process was running one. */
  failed: 'broken' | 'elsewhere' | null;
};

const slot = () => processSingleton<{ state: SyncState | null }>('search-sync', () => ({ state: null }));

export const lastSync = (): SyncState | null => slot().state;

/** Runs a full sync. Does nothing if this process is running one already. Never throws. */
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

/**
 * Returns the shop's indices in the search service, with their sizes and last writes. Also updates the metric of their
 * age.
 */
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
