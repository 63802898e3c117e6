import 'server-only';
import { outboxOf, type OutboxStore } from '@/lib/platform/durable/outbox/store';
import { OUTBOX } from '@/lib/platform/durable/store/schemas';
import { stores } from '@/lib/platform/durable/stores';
import { orFallback } from '@/lib/platform/result';
import type { Undelivered } from './types';

const openOutbox = async (): Promise<OutboxStore> => outboxOf(await stores().open(OUTBOX));

/** Messages that were given up, oldest first; null while the store is unavailable. */
export const readUndelivered = (): Promise<readonly Undelivered[] | null> =>
  orFallback<readonly Undelivered[] | null>(
    openOutbox().then((outbox) => outbox.dead()),
    null,
  );

/**
 * Schedules another attempt within a second. False when no message that was given up has this key.
 * @throws UnreachableError
 */
export async function retryDelivery(key: string): Promise<boolean> {
  const outbox = await openOutbox();
  return outbox.retry(key, await outbox.now());
}

/** Drops a message for good. False when no message that was given up has this key. @throws UnreachableError */
export async function dropDelivery(key: string): Promise<boolean> {
  const outbox = await openOutbox();
  return outbox.drop(key, await outbox.now());
}
