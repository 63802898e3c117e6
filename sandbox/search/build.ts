import type { Store } from '../store/store.ts';
import type { Attributes } from './attributes.ts';
import { readAttributes } from './attributes.ts';
import type { Bits } from './bitset.ts';
import { wordsFor } from './bitset.ts';
import type { Columns } from './columns.ts';
import { IdMap } from './id-map.ts';
import type { Lists } from './lists.ts';
import { invert, upTo } from './lists.ts';
import type { SortKeys, StoredSort } from './orders.ts';
import { Order, sortKeys } from './orders.ts';
import { numbering, readCatalogue } from './read.ts';
import { namePlaces } from './rows.ts';
import { SetFamily } from './set-family.ts';
import type { CategoryTree } from './tree.ts';
import { readTree } from './tree.ts';

/** The whole index. Each product has a position; products of the same category and kind have neighbouring positions. */
export interface SearchIndex {
  size: number;
  /** Number of 32-bit words that hold one bit for every position. */
  words: number;
  products: IdMap;
  /** Position of each product, by the rank of its id. */
  positions: Uint32Array;
  /** Product id at each position. */
  ids: Uint32Array;
  /** Structure hash of the product at each position. */
  structure: Int32Array;
  columns: Columns;
  /** All products except discontinued ones. */
  listed: Bits;
  orders: Record<StoredSort, Order>;
  brands: { map: IdMap; names: string[]; sets: SetFamily };
  /** `own` has the products of the category itself, `whole` also those of its descendants. */
  categories: { tree: CategoryTree; own: SetFamily; whole: SetFamily };
  attributes: Attributes;
  values: SetFamily;
}

/** Builds an index from the whole store. */
export function buildIndex(store: Store): SearchIndex {
  const tree = readTree(store);
  const attributes = readAttributes(store);
  const brands = readBrands(store);
  const catalogue = readCatalogue(store, brands.map, tree, attributes.map);
  const { products } = catalogue;
  const order = numbering(store, catalogue, tree);
  const size = order.length;
  const positions = new Uint32Array(size);
  for (let position = 0; position < size; position++) positions[order[position]!] = position;

  const columns = catalogue.columns.reordered(order);
  const namePlace = new Uint32Array(size);
  for (const { id, place } of namePlaces(store)) namePlace[positions[products.rankOf(id)]!] = place;
  const orders = sortAll(sortKeys(columns, namePlace), order, positions);

  const family = (lists: Lists, sets: number): SetFamily => SetFamily.of(invert(lists, order, sets));
  const values = family(catalogue.values, attributes.map.size);
  return {
    size,
    words: wordsFor(size),
    products,
    positions,
    ids: order.map((rank) => products.ids[rank]!),
    structure: Int32Array.from(order, (rank) => catalogue.structure[rank]!),
    columns,
    listed: listed(size, values, attributes),
    orders,
    brands: { ...brands, sets: family(catalogue.brand, brands.map.size) },
    categories: {
      tree,
      own: family(catalogue.own, tree.map.size),
      whole: family(catalogue.whole, tree.map.size),
    },
    attributes,
    values,
  };
}

function sortAll(keys: SortKeys, idRank: Uint32Array, byId: Uint32Array): Record<StoredSort, Order> {
  const order = (sort: StoredSort): Order => new Order(keys[sort], idRank, byId);
  return {
    A_TO_Z: order('A_TO_Z'),
    Z_TO_A: order('Z_TO_A'),
    LOWEST_PRICE: order('LOWEST_PRICE'),
    HIGHEST_PRICE: order('HIGHEST_PRICE'),
    NEWEST: order('NEWEST'),
    BEST_SELLING: order('BEST_SELLING'),
    FEATURED: order('FEATURED'),
    BEST_REVIEWED: order('BEST_REVIEWED'),
  };
}

function readBrands(store: Store): { map: IdMap; names: string[] } {
  const sql = 'SELECT id, name FROM brand ORDER BY id';
  const rows = [...(store.prepare(sql).iterate() as Iterable<{ id: number; name: string }>)];
  return { map: new IdMap(Uint32Array.from(rows, ({ id }) => id)), names: rows.map(({ name }) => name) };
}

/** Returns all positions except those with the attribute Discontinued = Yes. */
function listed(size: number, values: SetFamily, attributes: Attributes): Bits {
  const bits = new Uint32Array(wordsFor(size)).fill(0xffffffff);
  if (size % 32 > 0) bits[bits.length - 1] = 2 ** (size % 32) - 1;
  const discontinued = attributes.find('Discontinued', 'Yes');
  if (discontinued < 0) return bits;
  const domain = upTo(bits.length);
  const gone = new Uint32Array(bits.length);
  values.addTo(gone, domain, discontinued);
  return bits.map((word, i) => word & ~gone[i]!);
}
