import { isoDay } from '../calendar.ts';
import type { Parts } from '../parts.ts';
import { first, run } from '../store/rows.ts';
import { transaction } from '../store/store.ts';
import { enqueueWebhook } from '../webhooks/queue.ts';
import { ChangeRefused } from './refused.ts';

/** What one answer holds at most. */
const LONGEST_ANSWER = 2_000;

/**
 * Writes the shop's answer and its day beside a review, in the metafield `reviews/<id>`, and tells the shop; an earlier
 * answer gives way, and an empty one takes it away.
 * @throws ChangeRefused for no such review, one that does not stand on its page, or too long an answer.
 */
export function answerReview(parts: Parts, id: number, text: string): void {
  const { store, clock } = parts;
  const found = first<{ product_id: number }>(
    store,
    `SELECT product_id FROM review WHERE id = ? AND status = 'approved'`,
    id,
  );
  const reply = text.trim();
  if (!found) throw new ChangeRefused('Only a review that stands on its page can be answered.');
  if (reply.length > LONGEST_ANSWER) throw new ChangeRefused('An answer has at most 2,000 characters.');
  const answer = reply === '' ? { reply: null, repliedOn: null } : { reply, repliedOn: isoDay(clock()) };
  transaction(store, () => {
    run(
      store,
      // A patch takes away what is null.
      `INSERT INTO metafield (owner, owner_id, namespace, key, value)
       VALUES ('product', ?1, 'reviews', ?2, json_patch('{}', ?3))
       ON CONFLICT (owner, owner_id, namespace, key) DO UPDATE SET value = json_patch(value, ?3)`,
      String(found.product_id),
      String(id),
      JSON.stringify(answer),
    );
    enqueueWebhook(parts, 'store/product/updated', { type: 'product', id: found.product_id });
  });
}
