import { log } from '../observe/log.ts';
import type { OutboxCounts } from '../durable/outbox/store.ts';
import { existingSingleton } from '../process-singleton.ts';

type Waits = { waiting: number; dead: number; oldestMs: number };
/** Number of deliveries that wait or were given up, and the age of the oldest one waiting, in total and by kind. */
export type OutboxState = Waits & { kinds: readonly (Waits & { kind: string })[] };

/**
 * Returns the outbox's state: null until deliveries have begun, `unreadable` if its store is damaged or unreachable,
 * which is logged and stops neither health checks nor the shop.
 */
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
