import { log } from '../observe/log.ts';
import type { OutboxCounts } from '../durable/outbox/store.ts';
import { existingSingleton } from '../process-singleton.ts';

/** Deliveries that wait or were given up, and for how long the oldest has been waiting. */
export type OutboxState = Omit<OutboxCounts, 'oldest'> & { oldestMs: number };

/** Null until deliveries have begun; `unreadable` where the outbox's store is damaged or away, which stops neither look nor shop. */
export async function outboxState(): Promise<OutboxState | 'unreadable' | null> {
  const outbox = existingSingleton<{ counts(): Promise<OutboxCounts> }>('outbox');
  if (!outbox) return null;
  try {
    const { oldest, ...counts } = await outbox.counts();
    return { ...counts, oldestMs: oldest === null ? 0 : Math.max(0, Date.now() - oldest) };
  } catch (error) {
    log('error', 'outbox', { fault: error instanceof Error ? error.message : 'unknown' });
    return 'unreadable';
  }
}
