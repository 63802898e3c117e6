import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { readCards } from '@/lib/catalogue/queries';
import { alertsFor, forgetAlertsFor } from '@/lib/platform/durable/alert-book';
import { type Delivery, enqueue } from '@/lib/platform/durable/outbox';
import { orFallback } from '@/lib/platform/result';
import { isProductDeletion, productOfEvent } from '@/lib/platform/upstreams/webhook-tags';
import { enqueueLetter } from '@/lib/post/commands';
import { isConditionMet } from './rules';

const news = z.object({ productId: z.number().int().positive(), isGone: z.boolean().default(false) });

/**
 * Enqueues a product event of the platform when somebody has an alert for the product.
 * @returns false when it could not be stored, so that the platform sends the event again
 */
export async function noteProductEvent(event: unknown): Promise<boolean> {
  const productId = productOfEvent(event);
  if (productId === null) return true;
  if (!(await isWaitedFor(productId))) return true;
  const key = createHash('sha256').update(JSON.stringify(event)).digest('base64url');
  const payload = { productId, isGone: isProductDeletion(event) };
  return enqueue({ kind: 'product-news', key: `product-news:${key}`, payload });
}

/** Also true when the alerts cannot be read: the event is stored then, or refused and sent again. */
async function isWaitedFor(productId: number): Promise<boolean> {
  return (await orFallback(alertsFor(productId), null))?.length !== 0;
}

/**
 * Enqueues an e-mail for every alert whose condition is met. The condition is checked again when the e-mail is written;
 * if it no longer holds, nothing is sent and the alert stays. A deleted product's alerts are deleted. @throws
 * UnreachableError
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
  const due = (await alertsFor(productId)).filter(({ below }) => isConditionMet(card, below));
  const kept: boolean[] = [];
  for (const { name, below } of due) {
    const letter = below === null ? 'backInStock' : 'priceDown';
    kept.push(await enqueueLetter(`alert:${name}`, { letter, productId, name }, { again: true }));
  }
  return kept.every(Boolean) ? 'done' : 'later';
}
