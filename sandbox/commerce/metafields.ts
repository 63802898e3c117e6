import { all, groupBy, list } from '../store/rows.ts';
import { manualRows, registerRows } from '../makers/addresses.ts';
import type { Parts } from '../parts.ts';
import type { Store } from '../store/store.ts';
import type { Group, Member } from './group.ts';
import { anchorRows } from './picture-anchors.ts';
import { periodRows } from './price-periods.ts';
import { withSales } from './price-sales.ts';
import { globalId } from './relay.ts';

type MetafieldRow = { id: number; owner: number; key: string; value: string };

export interface Metafield {
  id: string;
  entityId: number;
  key: string;
  value: string;
}

const known = new WeakMap<Group, Map<string, Map<number, MetafieldRow[]>>>();

/**
 * A product's metafields of one namespace by id, narrowed to `keys` unless that is empty.
 * @param origin of the sandbox, for fields that hold an address
 */
export function productMetafields(
  product: Member,
  namespace: string,
  keys: readonly string[],
  origin: string,
): Metafield[] {
  let namespaces = known.get(product.group);
  if (!namespaces) {
    namespaces = new Map();
    known.set(product.group, namespaces);
  }
  let found = namespaces.get(namespace);
  if (!found) {
    found = read(product.group.store, product.group.ids, namespace, origin);
    namespaces.set(namespace, found);
  }
  const mine = found.get(product.id) ?? [];
  return mine.filter(({ key }) => keys.length === 0 || keys.includes(key)).map(toMetafield);
}

/** A brand's metafields of one namespace by id, narrowed to `keys` unless that is empty. */
export function brandMetafields(
  { store, config }: Parts,
  brand: { id: number; path: string },
  namespace: string,
  keys: readonly string[],
): Metafield[] {
  const rows =
    namespace === 'documents'
      ? registerRows(brand, config.origin)
      : all<MetafieldRow>(
          store,
          `SELECT id, 0 AS owner, key, value FROM metafield
           WHERE owner = 'brand' AND owner_id = ? AND namespace = ? ORDER BY id`,
          String(brand.id),
          namespace,
        );
  return rows.filter(({ key }) => keys.length === 0 || keys.includes(key)).map(toMetafield);
}

function read(
  store: Store,
  ids: readonly number[],
  namespace: string,
  origin: string,
): Map<number, MetafieldRow[]> {
  if (namespace === 'documents') return groupBy(manualRows(store, ids, origin), 'owner');
  if (namespace === 'picture') return groupBy(anchorRows(store, ids), 'owner');
  if (namespace === 'price_history') return groupBy(periodRows(store, ids), 'owner');
  const rows = all<MetafieldRow>(
    store,
    `SELECT m.id, asked.value AS owner, m.key, m.value FROM json_each(?) AS asked
     JOIN metafield AS m ON m.owner = 'product' AND m.owner_id = CAST(asked.value AS TEXT) AND m.namespace = ?
     ORDER BY m.id`,
    list(ids),
    namespace,
  );
  return groupBy(namespace === 'price' ? withSales(store, rows) : rows, 'owner');
}

function toMetafield({ id, key, value }: MetafieldRow): Metafield {
  return { id: globalId('Metafields', id), entityId: id, key, value };
}
