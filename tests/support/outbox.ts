import { join } from 'node:path';
import { openOutboxStore } from '@/lib/platform/durable/outbox/store';

type Waiting = { kind: string; key: string; payload: Record<string, unknown> };

/** Takes out everything that waits in the outbox of the shop that `stubEnvironment` set up. */
export async function takeOutbox(): Promise<Waiting[]> {
  const { config } = await import('@/lib/platform/config');
  const store = openOutboxStore(join(config().dataFolder, 'outbox.sqlite'));
  const now = Date.now();
  const found: Waiting[] = [];
  for (let item = store.claim(now, now + 60_000); item; item = store.claim(now, now + 60_000))
    found.push(item as unknown as Waiting);
  store.close();
  return found;
}
