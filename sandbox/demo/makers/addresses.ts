import type { DerivedField } from '@hobwright/sandbox/demo-store.ts';
import { all, list } from '@hobwright/sandbox/store/rows.ts';
import type { Store } from '@hobwright/sandbox/store/store.ts';
import { hasManual } from './manual.ts';

type ProductRow = { id: number; sku: string; kind: string };

/**
 * Returns the metafield `documents/manual`, the URL of each product's manual. It is derived from the kind, so that a
 * million products need no row each. Its id is the product's.
 */
export function manualRows(store: Store, ids: readonly number[], origin: string): DerivedField[] {
  const rows = all<ProductRow>(
    store,
    `SELECT p.id, p.sku, p.kind FROM json_each(?) AS asked JOIN product AS p ON p.id = asked.value`,
    list(ids),
  );
  return rows
    .filter(({ kind }) => hasManual(kind))
    .map(({ id, sku }) => ({
      id,
      owner: id,
      key: 'manual',
      value: `${origin}/makers/manuals/${encodeURIComponent(sku)}.pdf`,
    }));
}

/**
 * Returns the brand metafield `documents/register`, the URL of the maker's registration page. Its id is the brand's.
 */
export function registerRows(brand: { id: number; path: string }, origin: string): DerivedField[] {
  const key = brand.path.split('/').findLast(Boolean) ?? '';
  return [{ id: brand.id, owner: brand.id, key: 'register', value: `${origin}/makers/${key}/register` }];
}
