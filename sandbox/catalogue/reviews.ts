import type { Parts } from '../parts.ts';
import { all, first, run } from '../store/rows.ts';
import { type Store, transaction } from '../store/store.ts';
import { enqueueWebhook } from '../webhooks/queue.ts';
import { ChangeRefused } from './refused.ts';

export const REVIEW_STATUSES = ['approved', 'disapproved', 'pending'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

export type ReviewRow = {
  id: number;
  product_id: number;
  author: string;
  title: string;
  text: string;
  rating: number;
  created_at: number;
  status: ReviewStatus;
  email: string;
};

type Words = { author: string; title: string; text: string; rating: number; email?: string | null };

/** Stores a review written by a shopper. It is shown and counted once it has been approved. */
export function writeReview(store: Store, productId: number, words: Words, now: number): void {
  run(
    store,
    `INSERT INTO review (product_id, author, title, text, rating, created_at, status, email)
     VALUES (?, ?, ?, ?, ?, ?, 'pending', ?)`,
    productId,
    words.author,
    words.title,
    words.text,
    words.rating,
    now,
    words.email ?? '',
  );
}

/** `reply` is the shop's answer, or null. */
export type WrittenReview = ReviewRow & { product_name: string; bought: number; reply: string | null };

/** SQL for whether an order placed with the e-mail address of review `r` contains its product. */
const BOUGHT = `EXISTS (SELECT 1 FROM orders JOIN order_line ON order_line.order_id = orders.id
  WHERE orders.email = r.email AND r.email <> '' AND order_line.product_id = r.product_id)`;

/** Returns the latest 100 reviews written by shoppers, pending ones first. */
export function writtenReviews({ store }: Pick<Parts, 'store'>): WrittenReview[] {
  return all<WrittenReview>(
    store,
    `SELECT r.*, product.name AS product_name, ${BOUGHT} AS bought, json_extract(m.value, '$.reply') AS reply
     FROM review AS r JOIN product ON product.id = r.product_id
     LEFT JOIN metafield AS m ON m.owner = 'product' AND m.owner_id = CAST(r.product_id AS TEXT)
       AND m.namespace = 'reviews' AND m.key = CAST(r.id AS TEXT)
     WHERE r.email <> '' OR r.status <> 'approved' ORDER BY r.status <> 'pending', r.id DESC LIMIT 100`,
  );
}

/**
 * Sets the status of a review, and updates the product's rating and the search index. Sends the webhook. The first
 * decision also writes to the metafield `reviews/<id>` whether the writer bought the product.
 * @throws ChangeRefused if the review does not exist.
 */
export function judgeReview(parts: Parts, id: number, status: ReviewStatus): void {
  const { store } = parts;
  const found = first<{ product_id: number; bought: number }>(
    store,
    `SELECT r.product_id, ${BOUGHT} AS bought FROM review AS r WHERE r.id = ?`,
    id,
  );
  if (!found) throw new ChangeRefused('There is no such review.');
  const { product_id: productId, bought } = found;
  transaction(store, () => {
    run(store, 'UPDATE review SET status = ? WHERE id = ?', status, id);
    run(
      store,
      `INSERT INTO metafield (owner, owner_id, namespace, key, value) VALUES ('product', ?, 'reviews', ?, ?)
       ON CONFLICT (owner, owner_id, namespace, key) DO NOTHING`,
      String(productId),
      String(id),
      JSON.stringify({ verified: bought === 1 }),
    );
    countReviews(store, productId);
    enqueueWebhook(parts, 'store/product/updated', { type: 'product', id: productId });
  });
  parts.search.changed(productId);
}

/** Deletes every review written by a shopper. */
export function forgetWrittenReviews({ store, search }: Parts): void {
  const gone = transaction(store, () => {
    const written = all<{ id: number; product_id: number }>(
      store,
      `DELETE FROM review WHERE email <> '' OR status <> 'approved' RETURNING id, product_id`,
    );
    for (const { id, product_id } of written) {
      run(
        store,
        `DELETE FROM metafield WHERE owner = 'product' AND owner_id = ? AND namespace = 'reviews' AND key = ?`,
        String(product_id),
        String(id),
      );
      countReviews(store, product_id);
    }
    return new Set(written.map(({ product_id }) => product_id));
  });
  for (const productId of gone) search.changed(productId);
}

/** Recalculates the rating sum and count of a product from its approved reviews. */
function countReviews(store: Store, productId: number): void {
  run(
    store,
    `UPDATE product SET (rating_sum, rating_count) = (
       SELECT coalesce(sum(rating), 0), count(*) FROM review WHERE product_id = product.id AND status = 'approved'
     ) WHERE id = ?`,
    productId,
  );
}
