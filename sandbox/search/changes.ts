import type { Store } from '../store/store.ts';
import type { SearchIndex } from './build.ts';
import type { OneProduct } from './rows.ts';
import { productReader } from './rows.ts';
import { structureHash } from './structure.ts';

/** What else has to be updated after a change: nothing, the ranking of equally relevant results, or the whole index. */
export type Effect = 'none' | 'popularity' | 'structure';

/** Updates an index product by product as the store changes. */
export class Changes {
  readonly #index: SearchIndex;
  readonly #read: (id: number) => OneProduct | null;

  constructor(store: Store, index: SearchIndex) {
    this.#index = index;
    this.#read = productReader(store);
  }

  /** Updates a product from the store. Changes nothing and returns `structure` if the index has to be rebuilt. */
  apply(id: number): Effect {
    const { products, positions, structure, columns, orders } = this.#index;
    const rank = products.rankOf(id);
    const product = this.#read(id);
    if (rank < 0 && product === null) return 'none';
    if (rank < 0 || product === null) return 'structure';
    const position = positions[rank]!;
    if (structureHash(product) !== structure[position]) return 'structure';

    const all = Object.values(orders);
    const keys = all.map((order) => order.keyOf(position));
    columns.put(position, product.row);
    const moved = all.filter((order, i) => order.keyOf(position) !== keys[i]);
    for (const order of moved) order.moved(position);
    return moved.includes(orders.BEST_SELLING) ? 'popularity' : 'none';
  }
}
