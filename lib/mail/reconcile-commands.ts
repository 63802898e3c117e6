import 'server-only';
import { z } from 'zod';
import { CHANGED_A_PAGE, readChanged } from '@/lib/orders/record/queries';
import type { ChangedOrder } from '@/lib/orders/record/shapes';
import { statusNumber } from '@/lib/orders/record/statuses';
import { config } from '@/lib/platform/config';
import { type Delivery, enqueue } from '@/lib/platform/durable/outbox';
import { log } from '@/lib/platform/observe/log';
import { orUnreachable } from '@/lib/platform/result';
import { enqueueOrderNews } from './news-commands';

const KIND = 'reconciliation';
const MINUTE_MS = 60_000;
/** So often, whatever the number of machines. */
const EVERY_MS = 5 * MINUTE_MS;
/** Further back than the last time, for what the platform shows late. */
const BACK_MS = 15 * MINUTE_MS;
/** Of 250 orders each. */
const MOST_CALLS = 20;

const job = z.object({ since: z.number() });

/**
 * From now on asks the platform every few minutes for the orders that changed, and has each looked at whose event never
 * came: letters and refunds that it is due are then enqueued as after any event.
 */
export function startReconciling(): void {
  const plan = () => void planReconciliation(Date.now());
  plan();
  setInterval(plan, MINUTE_MS).unref();
}

/**
 * The next time stands in the outbox, so that one machine does it; a shop that was down, or a platform that was away,
 * makes up for the whole of that time.
 */
export function planReconciliation(now: number): Promise<boolean> {
  const at = Math.ceil(now / EVERY_MS) * EVERY_MS;
  return enqueue({ kind: KIND, key: KIND, payload: { since: at - BACK_MS }, at, again: true });
}

/** Has every order looked at that changed since, once for each state that it is found in. @throws UnreachableError */
export async function deliverReconciliation(payload: unknown): Promise<Delivery> {
  const { success, data } = job.safeParse(payload);
  if (!success) return 'never';
  for (let page = 1; page <= MOST_CALLS; page += 1) {
    const orders = orUnreachable(await readChanged(data.since, page));
    const kept = await Promise.all(orders.filter(isOurs).map(lookAt));
    if (!kept.every(Boolean)) return 'later';
    if (orders.length < CHANGED_A_PAGE) return 'done';
  }
  log('warn', KIND, { calls: MOST_CALLS, isComplete: false });
  return 'done';
}

/** An order in checkout is none yet. */
const isOurs = ({ channel_id, status_id }: ChangedOrder): boolean =>
  channel_id === config().commerce.channelId && status_id !== statusNumber('INCOMPLETE');

const lookAt = ({ id, status_id, items_shipped, refunded_amount }: ChangedOrder): Promise<boolean> =>
  enqueueOrderNews(`state:${id}:${status_id}:${items_shipped}:${refunded_amount}`, id);
