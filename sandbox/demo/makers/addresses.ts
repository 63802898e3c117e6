import type { DerivedField } from '@hobwright/sandbox/demo-store.ts';
import { all, list } from '@hobwright/sandbox/store/rows.ts';
import type { Store } from '@hobwright/sandbox/store/store.ts';
import { hasManual } from './manual.ts';

type ProductRow = { id: number; sku: string; kind: string };

/**
 * The metafield `documents/manual`: where the booklet of a product is kept. It follows from the kind, so that a million
 * products need no row each; its id is the product's.
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

/** The metafield `documents/register` of a brand: where the maker takes down who owns what. Its id is the brand's. */
export function registerRows(brand: { id: number; path: string }, origin: string): DerivedField[] {
  const key = brand.path.split('/').findLast(Boolean) ?? '';
  return [{ id: brand.id, owner: brand.id, key: 'register', value: `${origin}/makers/${key}/register` }];
}
