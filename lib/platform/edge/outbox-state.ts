import { log } from '../observe/log.ts';
import type { OutboxCounts } from '../durable/outbox/store.ts';
import { existingSingleton } from '../process-singleton.ts';

type Waits = { waiting: number; dead: number; oldestMs: number };
/** Deliveries that wait or were given up, and for how long the oldest has been waiting; of each kind too. */
export type OutboxState = Waits & { kinds: readonly (Waits & { kind: string })[] };

/** Null until deliveries have begun; `unreadable` where the outbox's store is damaged or away, which stops neither look nor shop. */
export async function outboxState(): Promise<OutboxState | 'unreadable' | null> {
  const outbox = existingSingleton<{ counts(): Promise<OutboxCounts> }>('outbox');
  if (!outbox) return null;
  try {
    const { oldest, kinds, ...counts } = await outbox.counts();
    const now = Date.now();
    const waited = (since: number | null) => (since === null ? 0 : Math.max(0, now - since));
    return {
      ...counts,
      oldestMs: waited(oldest),
      kinds: kinds.map(({ oldest: first, ...each }) => ({ ...each, oldestMs: waited(first) })),
    };
  } catch (error) {
    log('error', 'outbox', { fault: error instanceof Error ? error.message : 'unknown' });
    return 'unreadable';
  }
}
