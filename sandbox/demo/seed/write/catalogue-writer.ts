import type { Store } from '@hobwright/sandbox/store/store.ts';
import type { Review } from '../reviews.ts';
import type { Draft } from '../types.ts';
import { MarketTable } from './market.ts';
import { OptionTable } from './options.ts';
import { ProductTable } from './products.ts';
import { ReviewTable } from './reviews.ts';

export type Ids = { brand: ReadonlyMap<string, number>; category: ReadonlyMap<string, number> };

/** Writes products in order, with ids from 1. */
export class CatalogueWriter {
  readonly #products: ProductTable;
  readonly #market: MarketTable;
  readonly #options: OptionTable;
  readonly #reviews: ReviewTable;
  #id = 0;

  constructor(store: Store, ids: Ids) {
    this.#products = new ProductTable(store, ids.brand, ids.category);
    this.#market = new MarketTable(store);
    this.#options = new OptionTable(store);
    this.#reviews = new ReviewTable(store);
  }

  /** Number of products written. */
  get count(): number {
    return this.#id;
  }

  /** Writes a product with everything that belongs to it. @param related ids */
  add(draft: Draft, reviews: readonly Review[], related: readonly number[]): void {
    const id = ++this.#id;
    this.#products.add(id, draft, reviews, true);
    this.#reviews.add(id, reviews);
    this.#options.add(id, draft);
    this.#market.add(id, draft, related);
  }

  /** Writes a bulk product: facts, categories, search text and one picture. */
  addPlain(draft: Draft): void {
    this.#products.add(++this.#id, draft, [], false);
  }

  flush(): void {
    for (const table of [this.#products, this.#reviews, this.#options, this.#market]) table.flush();
  }
}
