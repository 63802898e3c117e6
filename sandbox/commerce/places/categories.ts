import { all } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import type { CommerceContext } from '../context.ts';

type CategoryRow = {
  id: number;
  parent_id: number | null;
  name: string;
  path: string;
  description: string;
  meta_description: string;
  image: string | null;
  sort: number;
};

export type Category = CategoryRow;

/** All categories. There are few, so they are read once per request that needs one. */
interface Tree {
  byId: Map<number, Category>;
  /** In the merchant's order. The key `null` holds the top level. */
  children: Map<number | null, Category[]>;
}

const trees = new WeakMap<CommerceContext, Tree>();

function treeOf(context: CommerceContext): Tree {
  let tree = trees.get(context);
  if (!tree) {
    tree = readTree(context.parts.store);
    trees.set(context, tree);
  }
  return tree;
}

function readTree(store: Store): Tree {
  const rows = all<CategoryRow>(
    store,
    'SELECT id, parent_id, name, path, description, meta_description, image, sort FROM category ORDER BY sort, id',
  );
  const children = new Map<number | null, Category[]>();
  for (const row of rows) children.set(row.parent_id, [...(children.get(row.parent_id) ?? []), row]);
  return { byId: new Map(rows.map((row) => [row.id, row])), children };
}

export function categoryById(context: CommerceContext, id: number): Category | null {
  return treeOf(context).byId.get(id) ?? null;
}

export function categoriesByIds(context: CommerceContext, ids: readonly number[]): Category[] {
  const { byId } = treeOf(context);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Returns the children of a category; with `null`, the top level. */
export function categoriesBelow(context: CommerceContext, parentId: number | null): Category[] {
  return treeOf(context).children.get(parentId) ?? [];
}

/** Returns the path from the root down to the category itself, at most its last `depth` levels. */
export function pathToCategory(context: CommerceContext, category: Category, depth: number): Category[] {
  const path = [category];
  for (let parent = category.parent_id; parent !== null && path.length < depth; ) {
    const above = categoryById(context, parent);
    if (!above) break;
    path.unshift(above);
    parent = above.parent_id;
  }
  return path;
}
