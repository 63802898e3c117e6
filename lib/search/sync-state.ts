import 'server-only';
import { z } from 'zod';
import { processSingleton } from '@/lib/platform/process-singleton';
import { log } from '@/lib/platform/observe/log';
import { isUnreachable, type Result } from '@/lib/platform/result';
import { searchAdmin } from '@/lib/platform/upstreams/search';
import { syncAll } from './sync-commands';

/** The sync that this process runs or ran last. Times in milliseconds since 1970. */
export type SyncState = {
  startedAt: number;
  endedAt: number | null;
  done: number;
  total: number;
  failed: boolean;
};

const slot = () => processSingleton<{ state: SyncState | null }>('search-sync', () => ({ state: null }));

export const lastSync = (): SyncState | null => slot().state;

/** Fills the search service anew; one at a time, and a second wish joins the first. Never throws. */
export async function runSync(): Promise<void> {
  const last = lastSync();
  if (last && last.endedAt === null) return;
  const state: SyncState = { startedAt: Date.now(), endedAt: null, done: 0, total: 0, failed: false };
  slot().state = state;
  try {
    await syncAll((done, total) => Object.assign(state, { done, total }));
  } catch (thrown) {
    state.failed = true;
    log('warn', 'search-sync', { unreachable: isUnreachable(thrown) });
  } finally {
    state.endedAt = Date.now();
  }
}

const listed = z.object({
  items: z.array(
    z.object({
      name: z.string(),
      entries: z.number(),
      updatedAt: z.string(),
      primary: z.string().optional(),
    }),
  ),
});
export type IndexAge = z.infer<typeof listed>['items'][number];

/** What the search service holds, and when each index was last written to. */
export async function readIndices(): Promise<Result<IndexAge[]>> {
  const answer = await searchAdmin('GET', '/1/indexes');
  if (!answer.ok) return answer;
  const { success, data } = listed.safeParse(answer.value);
  if (success) return { ok: true, value: data.items };
  return {
    ok: false,
    error: { kind: 'invalid', upstream: 'search-write', message: 'the list of indices cannot be read' },
  };
}
