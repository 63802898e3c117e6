import 'server-only';
import type { Window } from './rate-limit';
import { sharedMemory } from './shared-memory';

/**
 * Counts on all machines, and lets this one's window know what the others have counted. It is not waited for: a call
 * goes by what was known before it. Without a shared memory every machine counts for itself.
 */
export async function countTogether(
  key: string,
  windowMs: number,
  window: Window,
  change: 'INCR' | 'DECR',
): Promise<void> {
  const memory = sharedMemory();
  if (!memory) return;
  const name = `shop:limit:${key}`;
  const [, count, leftMs] = await Promise.all([
    memory.ask('SET', name, '0', 'PX', String(windowMs), 'NX'),
    memory.ask(change, name),
    memory.ask('PTTL', name),
  ]);
  if (typeof count !== 'number' || typeof leftMs !== 'number' || leftMs <= 0) return;
  window.count = count;
  window.endsAt = Date.now() + leftMs;
}
