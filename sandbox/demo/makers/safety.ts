import type { DerivedField } from '@hobwright/sandbox/demo-store.ts';
import { all, list } from '@hobwright/sandbox/store/rows.ts';
import type { Store } from '@hobwright/sandbox/store/store.ts';
import { WARNINGS } from './data/warnings.ts';

/**
 * Returns the metafield `safety/warnings`, the maker's warnings. It is derived from the kind; its id is the product's.
 */
export function warningRows(store: Store, ids: readonly number[]): DerivedField[] {
  const rows = all<{ id: number; kind: string }>(
    store,
    `SELECT p.id, p.kind FROM json_each(?) AS asked JOIN product AS p ON p.id = asked.value`,
    list(ids),
  );
  return rows.flatMap(({ id, kind }) => {
    const value = WARNINGS[kind];
    return value === undefined ? [] : [{ id, owner: id, key: 'warnings', value }];
  });
}
