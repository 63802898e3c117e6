import { createHash } from 'node:crypto';
import type { Parts } from '../parts.ts';
import { all, run } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { hooksFor } from './hooks.ts';

/** Number of the one store, as the platform's events name it. */
const STORE_ID = '1001';

/** Seconds after the event at which it is sent: at once, then ever later, the platform's steps at the end. */
const SCHEDULE = [0, 1, 5, 15, 60, 180, 480, 1_080, 1_980, 3_780, 7_380, 14_580, 36_180, 86_580, 172_980];

/** As many attempts as an event has that is not sent any more. */
export const GIVEN_UP = SCHEDULE.length;

type PendingRow = { id: number; scope: string; payload: string; created_at: number; attempts: number };

export type Pending = PendingRow;

/**
 * Remembers that something happened, in the platform's words (`store/product/updated`). To be called inside the
 * transaction of the change: the shop hears of all changes that hold, and of no other. What nobody has asked to be told
 * is noted and never sent.
 */
export function enqueueWebhook(
  { store, config, clock }: Parts,
  scope: `store/${string}`,
  data: object,
): void {
  const now = clock();
  const body = {
    scope,
    store_id: STORE_ID,
    data,
    hash: createHash('sha1')
      .update(`${scope} ${JSON.stringify(data)} ${now}`)
      .digest('hex'),
    created_at: Math.floor(now / 1000),
    producer: `stores/${config.storeHash}`,
  };
  const attempts = hooksFor(store, scope).length > 0 ? 0 : GIVEN_UP;
  run(
    store,
    'INSERT INTO event (scope, payload, created_at, attempts) VALUES (?, ?, ?, ?)',
    scope,
    JSON.stringify(body),
    now,
    attempts,
  );
}

/** Events that are due now, oldest first. */
export function dueWebhooks(store: Store, now: number): Pending[] {
  const pending = all<PendingRow>(
    store,
    `SELECT id, scope, payload, created_at, attempts FROM event
     WHERE delivered_at IS NULL AND attempts < ? AND (scope LIKE 'store/%' OR scope LIKE 'ContentManagement.%')
     ORDER BY id LIMIT 500`,
    GIVEN_UP,
  );
  return pending.filter((each) => each.created_at + (SCHEDULE[each.attempts] ?? 0) * 1000 <= now);
}

export function noteDelivery(store: Store, id: number, deliveredAt: number | null): void {
  run(store, 'UPDATE event SET attempts = attempts + 1, delivered_at = ? WHERE id = ?', deliveredAt, id);
}

export function giveUp(store: Store, id: number): void {
  run(store, 'UPDATE event SET attempts = ? WHERE id = ?', GIVEN_UP, id);
}
