import 'server-only';
import { processSingleton } from '@/lib/platform/process-singleton';

/**
 * A mutex for each customer, so that their changes run one after another: two first adds at once, of two tabs, would
 * otherwise make two lists.
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
