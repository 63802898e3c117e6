import { createHash } from 'node:crypto';
import type { Parts } from '../parts.ts';
import { all, run } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { hooksFor } from './hooks.ts';

/** Id of the store in the platform's events. */
const STORE_ID = '1001';

/**
 * Seconds after an event at which the platform attempts delivery (“Callback retry mechanism” of its “Webhooks
 * Overview”).
 */
const SCHEDULE = [0, 60, 240, 540, 1_140, 2_040, 3_840, 7_440, 14_640, 36_240, 86_640, 173_040];
/**
 * Contentful retries twice, half a minute apart (https://www.contentful.com/developers/docs/webhooks/retry-policy/).
 */
const CONTENT_SCHEDULE = [0, 30, 60];

/** Number of attempts of an event that is not sent any more, or that has no receiver. */
export const GIVEN_UP = SCHEDULE.length;

export type Pending = { id: number; scope: string; payload: string; attempts: number };

/** Whether an event is not sent again after this many attempts. */
export const isOver = ({ scope, attempts }: Pick<Pending, 'scope' | 'attempts'>): boolean =>
  attempts >= scheduleOf(scope).length;

const scheduleOf = (scope: string): number[] => (scope.startsWith('store/') ? SCHEDULE : CONTENT_SCHEDULE);

/**
 * Queues an event in the platform's format (`store/product/updated`). Call it inside the transaction of the change, so
 * that exactly the committed changes are sent. An event without a receiver is recorded but never sent.
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

/** Returns the events that are due, oldest first, at most 500. Content events only if there is a receiver. */
export function dueWebhooks(store: Store, now: number, tellsContent: boolean): Pending[] {
  return all<Pending>(
    store,
    // After the last attempt the schedule gives NULL, so the event is never due.
    `SELECT id, scope, payload, attempts FROM event
     WHERE delivered_at IS NULL AND created_at + 1000 * CASE
       WHEN scope LIKE 'store/%' THEN json_extract(?1, '$[' || attempts || ']')
       WHEN ?2 AND scope LIKE 'ContentManagement.%' THEN json_extract(?3, '$[' || attempts || ']')
     END <= ?4
     ORDER BY id LIMIT 500`,
    JSON.stringify(SCHEDULE),
    Number(tellsContent),
    JSON.stringify(CONTENT_SCHEDULE),
    now,
  );
}

export function noteDelivery(store: Store, id: number, deliveredAt: number | null): void {
  run(store, 'UPDATE event SET attempts = attempts + 1, delivered_at = ? WHERE id = ?', deliveredAt, id);
}

export function giveUp(store: Store, id: number): void {
  run(store, 'UPDATE event SET attempts = ? WHERE id = ?', GIVEN_UP, id);
}
