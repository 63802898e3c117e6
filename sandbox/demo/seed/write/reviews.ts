import type { Store } from '@hobwright/sandbox/store/store.ts';
import type { Review } from '../reviews.ts';
import { BulkInsert } from './bulk-insert.ts';

/**
 * Writes reviews with their metafields, and per product the number of incentivised reviews and the sum of their stars.
 */
export class ReviewTable {
  readonly #reviews: BulkInsert;
  readonly #extras: BulkInsert;
  #nextId = 1;

  constructor(store: Store) {
    this.#reviews = new BulkInsert(store, 'review', [
      'id',
      'product_id',
      'author',
      'title',
      'text',
      'rating',
      'created_at',
    ]);
    this.#extras = new BulkInsert(store, 'metafield', ['owner', 'owner_id', 'namespace', 'key', 'value']);
  }

  add(product: number, reviews: readonly Review[]): void {
    for (const { author, title, text, rating, createdAt, extra } of reviews) {
      const id = this.#nextId++;
      this.#reviews.add(id, product, author, title, text, rating, createdAt);
      this.#extras.add('product', String(product), 'reviews', String(id), JSON.stringify(extra));
    }
    const gifted = reviews.filter(({ extra }) => extra.incentivised);
    if (gifted.length === 0) return;
    const sum = gifted.reduce((stars, { rating }) => stars + rating, 0);
    const given = JSON.stringify({ count: gifted.length, sum });
    this.#extras.add('product', String(product), 'reviews', 'gifted', given);
  }

  flush(): void {
    this.#reviews.flush();
    this.#extras.flush();
  }
}
