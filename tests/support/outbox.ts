import { outboxOf, type OutboxStore } from '@/lib/platform/durable/outbox/store';
import { openFile } from '@/lib/platform/durable/store/sqlite';
import { OUTBOX } from '@/lib/platform/durable/store/schemas';
import { openStores } from '@/lib/platform/durable/stores';

type Waiting = { kind: string; key: string; payload: Record<string, unknown> };

/** Opens an outbox in a file of its own. */
export function outboxIn(file: string): { store: OutboxStore; close: () => Promise<void> } {
  const store = openFile(file, OUTBOX);
  return { store: outboxOf(store), close: store.close };
}

/**
 * Claims and returns everything that is due within so many milliseconds, from the outbox of the shop set up by
 * `stubEnvironment`.
 */
export async function takeOutbox(later = 0): Promise<Waiting[]> {
  const { config } = await import('@/lib/platform/config');
  const stores = openStores(config());
  const store = outboxOf(await stores.open(OUTBOX));
  const now = Date.now() + later;
  const found: Waiting[] = [];
  const take = () => store.claim(now, now + 60_000);
  for (let item = await take(); item; item = await take()) found.push(item as unknown as Waiting);
  await stores.close();
  return found;
}
