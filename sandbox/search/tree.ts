import type { Store } from '../store/store.ts';
import { IdMap } from './id-map.ts';

/** The category tree. Categories are identified by the rank of their id. */
export interface CategoryTree {
  map: IdMap;
  names: string[];
  /** Rank of the parent, -1 at the top level. */
  parent: Int32Array;
  /** Ranks of the categories without a parent, in the merchant's order. */
  top: number[];
  /** Ranks of each category's children, in the merchant's order. */
  children: number[][];
  /** Index of each category in a pre-order traversal of the tree. */
  place: Uint32Array;
}

interface CategoryRow {
  id: number;
  parent: number | null;
  name: string;
}

/** Reads the tree. A category whose parent is missing, or that would be its own ancestor, is put at the top level. */
export function readTree(store: Store): CategoryTree {
  const sql = 'SELECT id, parent_id AS parent, name FROM category ORDER BY sort, name, id';
  const rows = [...(store.prepare(sql).iterate() as Iterable<CategoryRow>)];
  const map = new IdMap(Uint32Array.from(rows, (row) => row.id).toSorted());
  const parent = new Int32Array(rows.length).fill(-1);
  const names = rows.map(() => '');
  for (const row of rows) {
    const rank = map.rankOf(row.id);
    names[rank] = row.name;
    const above = row.parent === null ? -1 : map.rankOf(row.parent);
    if (!isBelow(parent, above, rank)) parent[rank] = above;
  }
  const children: number[][] = rows.map(() => []);
  const top: number[] = [];
  for (const row of rows) {
    const rank = map.rankOf(row.id);
    (children[parent[rank]!] ?? top).push(rank);
  }
  const place = new Uint32Array(rows.length);
  let next = 0;
  const walk = (rank: number): void => {
    place[rank] = next++;
    children[rank]!.forEach(walk);
  };
  top.forEach(walk);
  return { map, names, parent, top, children, place };
}

function isBelow(parent: Int32Array, rank: number, ancestor: number): boolean {
  for (let at = rank; at >= 0; at = parent[at]!) if (at === ancestor) return true;
  return false;
}
