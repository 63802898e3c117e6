import 'server-only';
import { processSingleton } from '@/lib/platform/process-singleton';

/**
 * Runs the changes of one customer one after another. Without it, two tabs that add at the same time could create two
 * lists.
 */
export async function withMutex<T>(customerId: number, work: () => Promise<T>): Promise<T> {
  const held = processSingleton('lists-mutex', () => new Map<number, Promise<unknown>>());
  const before = held.get(customerId) ?? Promise.resolve();
  const mine = before.then(work, work);
  held.set(customerId, mine);
  try {
    return await mine;
  } finally {
    if (held.get(customerId) === mine) held.delete(customerId);
  }
}
