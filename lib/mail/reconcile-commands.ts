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
/** Interval of the reconciliation, whatever the number of machines. */
const EVERY_MS = 5 * MINUTE_MS;
/** Overlap with the previous run, for changes that the platform shows late. */
const BACK_MS = 15 * MINUTE_MS;
/** Maximum number of calls in one run, of 250 orders each; the rest is read in the next run. */
const MOST_CALLS = 20;

/**
 * Payload of the job: when the orders since an instant take several runs, `page` is the next page and `began` the start
 * of the first run.
 */
const job = z.object({ since: z.number(), page: z.number().default(1), began: z.number().optional() });

/**
 * Starts to ask the platform every few minutes for changed orders, and to check those whose webhook never came: their
 * e-mails and refunds are then enqueued as after any event.
 */
export function startReconciling(): void {
  const plan = () => void planReconciliation(Date.now());
  plan();
  setInterval(plan, MINUTE_MS).unref();
}

/**
 * Enqueues the next reconciliation unless it is enqueued already. The job stays in the outbox and one machine runs it,
 * so that the whole time is covered after the shop was down or the platform unreachable.
 */
export const planReconciliation = (now: number): Promise<boolean> =>
  enqueue({ kind: KIND, key: KIND, ...nextAfter(now), again: true });

const nextAfter = (now: number): Next => ({
  payload: { since: now - BACK_MS },
  at: (Math.floor(now / EVERY_MS) + 1) * EVERY_MS,
});

/**
 * Enqueues a check of every order that has changed, once for each state in which it is found. @throws UnreachableError
 */
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

/** Excludes orders that are still in checkout. */
const isOurs = ({ channel_id, status_id }: ChangedOrder): boolean =>
  channel_id === config().commerce.channelId && status_id !== statusNumber('INCOMPLETE');

const lookAt = ({ id, status_id, items_shipped, refunded_amount }: ChangedOrder): Promise<boolean> =>
  enqueueOrderNews(`state:${id}:${status_id}:${items_shipped}:${refunded_amount}`, id);
