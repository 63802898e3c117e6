import { all, groupBy, list } from '../store/rows.ts';
import type { DerivedField } from '../demo-store.ts';
import type { Parts } from '../parts.ts';
import type { Store } from '../store/store.ts';
import type { Group, Member } from './group.ts';
import { periodRows } from './price-periods.ts';
import { withSales } from './price-sales.ts';
import { globalId, type PageArguments } from './relay.ts';

/** Arguments of every connection of metafields. */
export type MetafieldArguments = PageArguments & { namespace: string; keys?: string[] | null };

export interface Metafield {
  id: string;
  entityId: number;
  key: string;
  value: string;
}

const known = new WeakMap<Group, Map<string, Map<number, DerivedField[]>>>();

/** Returns a product's metafields in one namespace, limited to `keys` unless that is empty. */
export function productMetafields(
  parts: Parts,
  product: Member,
  namespace: string,
  keys: readonly string[],
): Metafield[] {
  let namespaces = known.get(product.group);
  if (!namespaces) {
    namespaces = new Map();
    known.set(product.group, namespaces);
  }
  let found = namespaces.get(namespace);
  if (!found) {
    found = read(parts, product.group, namespace);
    namespaces.set(namespace, found);
  }
  const mine = found.get(product.id) ?? [];
  return mine.filter(({ key }) => keys.length === 0 || keys.includes(key)).map(toMetafield);
}

/** Returns a brand's metafields in one namespace, limited to `keys` unless that is empty. */
export function brandMetafields(
  { store, config, demo }: Parts,
  brand: { id: number; path: string },
  namespace: string,
  keys: readonly string[],
): Metafield[] {
  const rows =
    demo.brandFields.get(namespace)?.(brand, config.origin) ??
    keptRows(store, 'brand', String(brand.id), namespace);
  return rows.filter(({ key }) => keys.length === 0 || keys.includes(key)).map(toMetafield);
}

/**
 * Returns the metafields of a cart or an order in one namespace that shoppers may see, ordered by id and limited to
 * `keys` unless that is empty.
 */
export function keptMetafields(
  store: Store,
  owner: 'cart' | 'order',
  id: string,
  { namespace, keys }: { namespace: string; keys: readonly string[] | null | undefined },
): Metafield[] {
  return keptRows(store, owner, id, namespace)
    .filter(({ key }) => !keys?.length || keys.includes(key))
    .map(toMetafield);
}

/** The platform shows a storefront only metafields whose permission set allows it. Others are silently left out. */
const SHOWN = "permission_set IN ('read_and_sf_access', 'write_and_sf_access')";

function keptRows(store: Store, owner: string, id: string, namespace: string): DerivedField[] {
  return all<DerivedField>(
    store,
    `SELECT id, 0 AS owner, key, value FROM metafield
     WHERE owner = ? AND owner_id = ? AND namespace = ? AND ${SHOWN} ORDER BY id`,
    owner,
    id,
    namespace,
  );
}

function read(
  { config, demo }: Parts,
  { store, ids }: Group,
  namespace: string,
): Map<number, DerivedField[]> {
  const derived = demo.productFields.get(namespace)?.(store, ids, config.origin);
  if (derived) return groupBy(derived, 'owner');
  if (namespace === 'price_history') return groupBy(periodRows(store, ids), 'owner');
  // CROSS JOIN stops SQLite from reading every metafield of every product for each product requested.
  const rows = all<DerivedField>(
    store,
    `SELECT m.id, asked.value AS owner, m.key, m.value FROM json_each(?) AS asked
     CROSS JOIN metafield AS m ON m.owner = 'product' AND m.owner_id = CAST(asked.value AS TEXT) AND m.namespace = ?
       AND ${SHOWN} ORDER BY m.id`,
    list(ids),
    namespace,
  );
  return groupBy(namespace === 'price' ? withSales(store, rows) : rows, 'owner');
}

export function toMetafield({ id, key, value }: Pick<DerivedField, 'id' | 'key' | 'value'>): Metafield {
  return { id: globalId('Metafields', id), entityId: id, key, value };
}
