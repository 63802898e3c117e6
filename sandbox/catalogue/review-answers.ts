import { isoDay } from '../calendar.ts';
import type { Parts } from '../parts.ts';
import { first } from '../store/rows.ts';
import { transaction } from '../store/store.ts';
import { ChangeRefused } from './refused.ts';
import { writeMetafield } from './write-metafield.ts';

/** Maximum length of an answer, in characters. */
const LONGEST_ANSWER = 2_000;

/**
 * Writes the shop's answer to a review, with its date, to the product's metafield `reviews/<id>`, and sends the
 * webhook. Replaces an earlier answer; an empty text removes it.
 * @throws ChangeRefused if the review does not exist or is not approved, or the answer is too long.
 */
export function answerReview(parts: Parts, id: number, text: string): void {
  const { store, clock } = parts;
  const found = first<{ product_id: number }>(
    store,
    `SELECT product_id FROM review WHERE id = ? AND status = 'approved'`,
    id,
  );
  const reply = text.trim();
  if (!found) throw new ChangeRefused('Only an approved review can be answered.');
  if (reply.length > LONGEST_ANSWER) throw new ChangeRefused('An answer has at most 2,000 characters.');
  const answer = reply === '' ? { reply: null, repliedOn: null } : { reply, repliedOn: isoDay(clock()) };
  const place = { productId: found.product_id, namespace: 'reviews', key: String(id) };
  transaction(store, () => writeMetafield(parts, place, answer));
}
