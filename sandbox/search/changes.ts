import type { Store } from '../store/store.ts';
import type { SearchIndex } from './build.ts';
import type { OneProduct } from './rows.ts';
import { productReader } from './rows.ts';
import { structureHash } from './structure.ts';

/** What a change asks of the rest: nothing, the ties of relevance to be broken anew, or a new index. */
export type Effect = 'none' | 'popularity' | 'structure';

/** Keeps an index in step with its store, product by product. */
export class Changes {
  readonly #index: SearchIndex;
  readonly #read: (id: number) => OneProduct | null;

  constructor(store: Store, index: SearchIndex) {
    this.#index = index;
    this.#read = productReader(store);
  }

  /** Takes over what is stored of a product now. */
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
