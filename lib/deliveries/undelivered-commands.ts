import 'server-only';
import { outboxOf, type OutboxStore } from '@/lib/platform/durable/outbox/store';
import { OUTBOX } from '@/lib/platform/durable/store/schemas';
import { stores } from '@/lib/platform/durable/stores';
import { orNone } from '@/lib/platform/result';
import type { Undelivered } from './types';

const openOutbox = async (): Promise<OutboxStore> => outboxOf(await stores().open(OUTBOX));

/** What was given up, the oldest first; null while the store is away. */
export const readUndelivered = (): Promise<readonly Undelivered[] | null> =>
  orNone<readonly Undelivered[] | null>(
    openOutbox().then((outbox) => outbox.dead()),
    null,
  );

/** Has it tried again within a second. False when it is not among what was given up. @throws UnreachableError */
export async function retryDelivery(key: string): Promise<boolean> {
  const outbox = await openOutbox();
  return outbox.retry(key, await outbox.now());
}

/** Leaves it undelivered for good; the same. @throws UnreachableError */
export async function dropDelivery(key: string): Promise<boolean> {
  const outbox = await openOutbox();
  return outbox.drop(key, await outbox.now());
}
