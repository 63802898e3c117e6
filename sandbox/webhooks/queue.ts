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

export type Pending = { id: number; scope: string; payload: string; attempts: number };

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

/** Events that are due now, the oldest 500 of them, oldest first; those about content while somebody is told of it. */
export function dueWebhooks(store: Store, now: number, tellsContent: boolean): Pending[] {
  return all<Pending>(
    store,
    `SELECT id, scope, payload, attempts FROM event
     WHERE delivered_at IS NULL AND attempts < ?
       AND (scope LIKE 'store/%' OR (? AND scope LIKE 'ContentManagement.%'))
       AND created_at + 1000 * json_extract(?, '$[' || attempts || ']') <= ?
     ORDER BY id LIMIT 500`,
    GIVEN_UP,
    Number(tellsContent),
    JSON.stringify(SCHEDULE),
    now,
  );
}

export function noteDelivery(store: Store, id: number, deliveredAt: number | null): void {
  run(store, 'UPDATE event SET attempts = attempts + 1, delivered_at = ? WHERE id = ?', deliveredAt, id);
}

export function giveUp(store: Store, id: number): void {
  run(store, 'UPDATE event SET attempts = ? WHERE id = ?', GIVEN_UP, id);
}
