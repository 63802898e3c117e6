import { isoDay } from '../calendar.ts';
import type { Parts } from '../parts.ts';
import { first } from '../store/rows.ts';
import { transaction } from '../store/store.ts';
import { ChangeRefused } from './refused.ts';
import { writeMetafield } from './write-metafield.ts';

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
  const place = { productId: found.product_id, namespace: 'reviews', key: String(id) };
  transaction(store, () => writeMetafield(parts, place, answer));
}
