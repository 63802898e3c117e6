import { first, run } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

/** Converts a name such as `Tall & small` to a part of a URL. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'x';

/** Returns the id of a brand, which is created if there is none of that name. Returns null for an empty name. */
export function brandId(store: Store, name: string): number | null {
  if (name === '') return null;
  const known = first<{ id: number }>(store, 'SELECT id FROM brand WHERE name = ? COLLATE NOCASE', name);
  const path = `/brands/${slugOf(name)}/`;
  return (
    known?.id ??
    run(store, `INSERT INTO brand (name, path, description) VALUES (?, ?, '')`, name, path).lastId
  );
}

/** Returns the id of the last category in a path of names. Missing categories are created. */
export function categoryId(store: Store, names: readonly string[]): number {
  let parent: number | null = null;
  let path = '/';
  for (const name of names) {
    path += `${slugOf(name)}/`;
    const known: { id: number } | undefined = first<{ id: number }>(
      store,
      'SELECT id FROM category WHERE parent_id IS ?1 AND name = ?2 COLLATE NOCASE',
      parent,
      name,
    );
    parent =
      known?.id ??
      run(store, 'INSERT INTO category (parent_id, name, path) VALUES (?, ?, ?)', parent, name, path).lastId;
  }
  if (parent === null) throw new RangeError('A category has a name.');
  return parent;
}
