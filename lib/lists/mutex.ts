import 'server-only';
import { shared } from '@/lib/platform/shared';

/**
 * Runs a customer's changes one after another: two first adds at once, of two tabs, would otherwise make two lists.
 */
export async function inTurn<T>(customerId: number, work: () => Promise<T>): Promise<T> {
  const turns = shared('wishlist-turns', () => new Map<number, Promise<unknown>>());
  const before = turns.get(customerId) ?? Promise.resolve();
  const mine = before.then(work, work);
  turns.set(customerId, mine);
  try {
    return await mine;
  } finally {
    if (turns.get(customerId) === mine) turns.delete(customerId);
  }
}
