import 'server-only';
import { z } from 'zod';
import { CHANGED_A_PAGE, readChanged } from '@/lib/orders/record/queries';
import type { ChangedOrder } from '@/lib/orders/record/shapes';
import { statusNumber } from '@/lib/orders/record/statuses';
import { config } from '@/lib/platform/config';
import { type Delivery, enqueue, type Next } from '@/lib/platform/durable/outbox';
import { orUnreachable } from '@/lib/platform/result';
import { enqueueOrderNews } from './news-commands';

const KIND = 'reconciliation';
const MINUTE_MS = 60_000;
/** So often, whatever the number of machines. */
const EVERY_MS = 5 * MINUTE_MS;
/** Further back than the last time, for what the platform shows late. */
const BACK_MS = 15 * MINUTE_MS;
/** Of 250 orders each; what is left then is read next. */
const MOST_CALLS = 20;

/** Where the orders since an instant are read in several goes, which page is next and when the first of them began. */
const job = z.object({ since: z.number(), page: z.number().default(1), began: z.number().optional() });

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
 * What is still to be read stands in the outbox all the time, and one machine reads it: a shop that was down, or a platform
 * that was away, makes up for the whole of that time. Nothing where it stands there already.
 */
export const planReconciliation = (now: number): Promise<boolean> =>
  enqueue({ kind: KIND, key: KIND, ...nextAfter(now), again: true });

const nextAfter = (now: number): Next => ({
  payload: { since: now - BACK_MS },
  at: (Math.floor(now / EVERY_MS) + 1) * EVERY_MS,
});

/** Has every order looked at that changed since, once for each state that it is found in. @throws UnreachableError */
export async function deliverReconciliation(payload: unknown): Promise<Delivery | Next> {
  const { success, data } = job.safeParse(payload);
  if (!success) return 'never';
  const { since, page: first, began = Date.now() } = data;
  for (let page = first; page < first + MOST_CALLS; page += 1) {
    const orders = orUnreachable(await readChanged(since, page));
    const kept = await Promise.all(orders.filter(isOurs).map(lookAt));
    if (!kept.every(Boolean)) return 'later';
    if (orders.length < CHANGED_A_PAGE) return nextAfter(began);
  }
  return { payload: { since, page: first + MOST_CALLS, began }, at: Date.now() };
}

/** An order in checkout is none yet. */
const isOurs = ({ channel_id, status_id }: ChangedOrder): boolean =>
  channel_id === config().commerce.channelId && status_id !== statusNumber('INCOMPLETE');

const lookAt = ({ id, status_id, items_shipped, refunded_amount }: ChangedOrder): Promise<boolean> =>
  enqueueOrderNews(`state:${id}:${status_id}:${items_shipped}:${refunded_amount}`, id);
