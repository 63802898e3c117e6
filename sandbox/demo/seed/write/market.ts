import type { Store } from '@hobwright/sandbox/store/store.ts';
import { QUESTIONS } from '../data/questions.ts';
import type { Draft } from '../types.ts';
import { BulkInsert } from './bulk-insert.ts';

/** Writes price history, the lawful reference price, questions, and related products. */
export class MarketTable {
  readonly #prices: BulkInsert;
  readonly #fields: BulkInsert;
  readonly #related: BulkInsert;

  constructor(store: Store) {
    this.#prices = new BulkInsert(store, 'price_event', [
      'product_id',
      'pence',
      'kind',
      'starts_at',
      'ends_at',
      'units',
    ]);
    this.#fields = new BulkInsert(store, 'metafield', ['owner', 'owner_id', 'namespace', 'key', 'value']);
    this.#related = new BulkInsert(store, 'related_product', ['product_id', 'position', 'related_id']);
  }

  add(id: number, draft: Draft, related: readonly number[]): void {
    for (const { pence, kind, startsAt, endsAt, units } of draft.prices)
      this.#prices.add(id, pence, kind, startsAt, endsAt, units);
    if (draft.was) this.#fields.add('product', String(id), 'price', 'was', JSON.stringify(draft.was));
    const asked = QUESTIONS[draft.facts['Range'] ?? ''] ?? [];
    asked.forEach((each, at) =>
      this.#fields.add('product', String(id), 'questions', `seed-${at + 1}`, JSON.stringify(each)),
    );
    related.forEach((other, position) => this.#related.add(id, position, other));
  }

  flush(): void {
    for (const table of [this.#prices, this.#fields, this.#related]) table.flush();
  }
}
