import type { Store } from '../store/store.ts';
import { Columns } from './columns.ts';
import { IdMap } from './id-map.ts';
import type { Lists } from './lists.ts';
import { eachNumber, ListsBuilder, upTo } from './lists.ts';
import { sortedBy } from './orders.ts';
import { countProducts, primaryProducts, productCategories, products, productValues } from './rows.ts';
import { categoryHash, rowHash, valueHash } from './structure.ts';
import type { CategoryTree } from './tree.ts';

/** Data of all products, by the rank of their ids. */
export interface Catalogue {
  products: IdMap;
  columns: Columns;
  /** Number of the product's kind. Kinds are numbered in the order in which they are first read. */
  kind: Uint32Array;
  structure: Int32Array;
  brand: Lists;
  /** Categories that each product is assigned to. */
  own: Lists;
  /** The same categories and all their ancestors. */
  whole: Lists;
  values: Lists;
}

/** Reads every product with its brand, categories and attribute values into flat arrays. */
export function readCatalogue(store: Store, brands: IdMap, tree: CategoryTree, values: IdMap): Catalogue {
  const size = countProducts(store);
  const ids = new Uint32Array(size);
  const columns = new Columns(size);
  const kind = new Uint32Array(size);
  const structure = new Int32Array(size);
  const brand = new ListsBuilder(size);
  const kinds = new Map<string, number>();
  let rank = 0;
  for (const row of products(store)) {
    ids[rank] = row.id;
    columns.put(rank, row);
    structure[rank] = rowHash(row);
    if (!kinds.has(row.kind)) kinds.set(row.kind, kinds.size);
    kind[rank] = kinds.get(row.kind)!;
    if (row.brand !== null) brand.add(rank, brands.rankOf(row.brand));
    rank++;
  }
  const map = new IdMap(ids);
  const lists = {
    values: readValues(store, map, values, structure),
    ...readCategories(store, map, tree, structure),
  };
  return { products: map, columns, kind, structure, brand: brand.done(), ...lists };
}

function readValues(store: Store, products: IdMap, values: IdMap, structure: Int32Array): Lists {
  const lists = new ListsBuilder(products.size);
  for (const { id, list } of productValues(store)) {
    const product = products.rankOf(id);
    let hash = structure[product]!;
    eachNumber(list, (value) => {
      lists.add(product, values.rankOf(value));
      hash = (hash + valueHash(value)) | 0;
    });
    structure[product] = hash;
  }
  return lists.done();
}

function readCategories(
  store: Store,
  products: IdMap,
  tree: CategoryTree,
  structure: Int32Array,
): { own: Lists; whole: Lists } {
  const own = new ListsBuilder(products.size);
  const whole = new ListsBuilder(products.size);
  for (const { id, list } of productCategories(store)) {
    const product = products.rankOf(id);
    const met = new Set<number>();
    eachNumber(list, (category) => {
      structure[product] = structure[product]! + categoryHash(category);
      const rank = tree.map.rankOf(category);
      own.add(product, rank);
      for (let above = rank; above >= 0; above = tree.parent[above]!) met.add(above);
    });
    for (const rank of met) whole.add(product, rank);
  }
  return { own: own.done(), whole: whole.done() };
}

/**
 * Returns the products, as ranks of their ids, in the order of their positions in the index: by primary category in
 * tree order, then kind, then id, so that products listed together are stored together.
 */
export function numbering(store: Store, { products, kind }: Catalogue, tree: CategoryTree): Uint32Array {
  const home = new Uint32Array(products.size).fill(tree.map.size);
  for (const { id, list } of primaryProducts(store)) {
    const place = tree.place[tree.map.rankOf(id)]!;
    eachNumber(list, (product) => {
      const rank = products.rankOf(product);
      home[rank] = Math.min(home[rank]!, place);
    });
  }
  const kinds = kind.reduce((most, one) => Math.max(most, one), 0) + 1;
  return sortedBy((rank) => home[rank]! * kinds + kind[rank]!, upTo(products.size));
}
