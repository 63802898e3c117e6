import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { readCards } from '@/lib/catalogue/queries';
import { alertsFor, forgetAlertsFor } from '@/lib/platform/durable/alert-book';
import { type Delivery, enqueue } from '@/lib/platform/durable/outbox';
import { orNone } from '@/lib/platform/result';
import { isProductDeletion, productOfEvent } from '@/lib/platform/upstreams/webhook-tags';
import { enqueueLetter } from '@/lib/post/commands';
import { hasCome } from './rules';

const news = z.object({ productId: z.number().int().positive(), isGone: z.boolean().default(false) });

/**
 * Takes note of an event of the platform when somebody waits for its product.
 * @returns false when that could not be done, so that the platform sends it again.
 */
export async function noteProductEvent(event: unknown): Promise<boolean> {
  const productId = productOfEvent(event);
  if (productId === null) return true;
  if (!(await isWaitedFor(productId))) return true;
  const key = createHash('sha256').update(JSON.stringify(event)).digest('base64url');
  const payload = { productId, isGone: isProductDeletion(event) };
  return enqueue({ kind: 'product-news', key: `product-news:${key}`, payload });
}

/** Taken for so where it cannot be read: the event is kept then, or refused, and comes again. */
async function isWaitedFor(productId: number): Promise<boolean> {
  return (await orNone(alertsFor(productId), null))?.length !== 0;
}

/**
 * Enqueues a letter to everybody whose wait is over. It is judged again when it is written, and lapses where it is over no
 * longer: they go on waiting then. Nobody waits for a product that is gone for good. @throws UnreachableError
 */
export async function deliverProductNews(payload: unknown): Promise<Delivery> {
  const { success, data } = news.safeParse(payload);
  if (!success) return 'never';
  const { productId, isGone } = data;
  if (isGone) {
    await forgetAlertsFor(productId);
    return 'done';
  }
  const [card] = await readCards([productId]);
  if (!card) return 'done';
  const due = (await alertsFor(productId)).filter(({ below }) => hasCome(card, below));
  const kept: boolean[] = [];
  for (const { name, below } of due) {
    const letter = below === null ? 'backInStock' : 'priceDown';
    kept.push(await enqueueLetter(`alert:${name}`, { letter, productId, name }, { again: true }));
  }
  return kept.every(Boolean) ? 'done' : 'later';
}
