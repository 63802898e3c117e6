import type { Store } from '@hobwright/sandbox/store/store.ts';
import { FACETS } from '../data/facets.ts';
import type { Facts } from '../types.ts';
import { BulkInsert } from './bulk-insert.ts';

/** Numbers attributes and their values, and writes them when they first appear. */
export class AttributeTable {
  readonly #names = new Map<string, { id: number; values: Map<string, number> }>();
  readonly #sort = new Map(FACETS.map((name, index) => [name, index + 1]));
  readonly #attributes: BulkInsert;
  readonly #values: BulkInsert;
  readonly #links: BulkInsert;
  #nextValue = 1;

  constructor(store: Store) {
    this.#attributes = new BulkInsert(store, 'attribute', ['id', 'name', 'facet_sort'], 1);
    this.#values = new BulkInsert(store, 'attribute_value', ['id', 'attribute_id', 'value'], 60);
    this.#links = new BulkInsert(store, 'product_attribute', ['product_id', 'value_id'], 300);
  }

  add(product: number, facts: Facts): void {
    const ids = Object.entries(facts).map(([name, value]) => this.#valueId(name, value));
    for (const id of ids.toSorted((a, b) => a - b)) this.#links.add(product, id);
  }

  flush(): void {
    this.#values.flush();
    this.#links.flush();
  }

  #valueId(name: string, value: string): number {
    let attribute = this.#names.get(name);
    if (!attribute) {
      attribute = { id: this.#names.size + 1, values: new Map() };
      this.#names.set(name, attribute);
      this.#attributes.add(attribute.id, name, this.#sort.get(name) ?? null);
    }
    let id = attribute.values.get(value);
    if (id === undefined) {
      id = this.#nextValue++;
      attribute.values.set(value, id);
      this.#values.add(id, attribute.id, value);
    }
    return id;
  }
}
