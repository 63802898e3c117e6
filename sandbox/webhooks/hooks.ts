import type { Parts } from '../parts.ts';
import { all, first, run } from '../store/rows.ts';
import type { Store } from '../store/store.ts';

type HookRow = {
  id: number;
  scope: string;
  destination: string;
  is_active: number;
  headers: string;
  created_at: number;
  updated_at: number;
};

/** A webhook subscription, to one event or to all with a prefix (`store/product/*`). */
export interface Hook {
  id: number;
  scope: string;
  destination: string;
  isActive: boolean;
  /** Sent with each delivery. */
  headers: Record<string, string>;
  createdAt: number;
  updatedAt: number;
}

export type HookValues = Pick<Hook, 'scope' | 'destination' | 'isActive' | 'headers'>;

/** Event groups that the shop subscribes to. */
const SHOP_SCOPES = [
  'product',
  'category',
  'sku',
  'order',
  'shipment',
  'cart',
  'customer',
  'channel',
  'metafield',
];
const MADE_FOR = 'hooks made for';

export function hooks(store: Store): Hook[] {
  return all<HookRow>(store, 'SELECT * FROM hook ORDER BY id').map(toHook);
}

export function hookById(store: Store, id: number): Hook | null {
  const row = first<HookRow>(store, 'SELECT * FROM hook WHERE id = ?', id);
  return row ? toHook(row) : null;
}

export function insertHook({ store, clock }: Parts, values: HookValues): number {
  const { scope, destination, isActive, headers } = values;
  return run(
    store,
    `INSERT INTO hook (scope, destination, is_active, headers, created_at, updated_at)
     VALUES (?1, ?2, ?3, ?4, ?5, ?5)`,
    scope,
    destination,
    isActive ? 1 : 0,
    JSON.stringify(headers),
    clock(),
  ).lastId;
}

export function updateHook({ store, clock }: Parts, id: number, values: HookValues): void {
  const { scope, destination, isActive, headers } = values;
  run(
    store,
    'UPDATE hook SET scope = ?, destination = ?, is_active = ?, headers = ?, updated_at = ? WHERE id = ?',
    scope,
    destination,
    isActive ? 1 : 0,
    JSON.stringify(headers),
    clock(),
    id,
  );
}

export function deleteHook(store: Store, id: number): void {
  run(store, 'DELETE FROM hook WHERE id = ?', id);
}

/** Returns the active hooks for an event. */
export function hooksFor(store: Store, event: string): Hook[] {
  return hooks(store).filter(
    ({ isActive, scope }) =>
      isActive && (scope === event || (scope.endsWith('/*') && event.startsWith(scope.slice(0, -1)))),
  );
}

/** Deactivates the hooks of a destination: the platform does so after two days of failures. */
export function switchOff({ store, clock }: Parts, destination: string): void {
  run(store, 'UPDATE hook SET is_active = 0, updated_at = ? WHERE destination = ?', clock(), destination);
}

/**
 * Creates the hooks of the shop, as its merchant would. Done once per destination, so that deleted hooks stay deleted.
 * Hooks of the previous destination are deleted.
 */
export function makeShopHooks(parts: Parts, destination: string): void {
  const { store } = parts;
  const before = first<{ value: string }>(store, 'SELECT value FROM meta WHERE key = ?', MADE_FOR)?.value;
  if (before === destination) return;
  if (before !== undefined) run(store, 'DELETE FROM hook WHERE destination = ?', before);
  for (const kind of SHOP_SCOPES) {
    insertHook(parts, { scope: `store/${kind}/*`, destination, isActive: true, headers: {} });
  }
  run(store, 'INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)', MADE_FOR, destination);
}

function toHook({ is_active, headers, created_at, updated_at, ...row }: HookRow): Hook {
  return {
    ...row,
    isActive: is_active === 1,
    headers: JSON.parse(headers) as Record<string, string>,
    createdAt: created_at,
    updatedAt: updated_at,
  };
}
