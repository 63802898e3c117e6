import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { readCards } from '@/lib/catalogue/queries';
import { alertsFor, forgetAlert } from '@/lib/platform/durable/alert-book';
import { type Delivery, enqueue } from '@/lib/platform/durable/outbox';
import { productOfEvent } from '@/lib/platform/upstreams/webhook-tags';
import { enqueueLetter } from '@/lib/post/commands';
import { hasCome } from './rules';

const news = z.object({ productId: z.number().int().positive() });

/**
 * Takes note of an event of the platform when somebody waits for its product.
 * @returns false when that could not be done, so that the platform sends it again.
 */
export function noteProductEvent(event: unknown): boolean {
  const productId = productOfEvent(event);
  if (productId === null || alertsFor(productId).length === 0) return true;
  const key = createHash('sha256').update(JSON.stringify(event)).digest('base64url');
  return enqueue({ kind: 'product-news', key: `product-news:${key}`, payload: { productId } });
}

/** Enqueues a letter to everybody whose wait is over, and forgets their addresses. @throws UnreachableError */
export async function deliverProductNews(payload: unknown): Promise<Delivery> {
  const { success, data } = news.safeParse(payload);
  if (!success) return 'never';
  const { productId } = data;
  const [card] = await readCards([productId]);
  if (!card) return 'done';
  const due = alertsFor(productId).filter(({ below }) => hasCome(card, below));
  const enqueued = due.map(({ id, name, email, below }) => {
    const letter = below === null ? 'backInStock' : 'priceDown';
    const isKept = enqueueLetter(`alert:${name}`, { letter, to: email, productId });
    if (isKept) forgetAlert(id);
    return isKept;
  });
  return enqueued.every(Boolean) ? 'done' : 'later';
}
