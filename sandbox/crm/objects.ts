import type { Store } from '../store/store.ts';
import { unknownType } from './errors.ts';

export type Properties = Record<string, string | null>;
export type CrmObject = { id: number; properties: Properties; createdAt: number; updatedAt: number };

type Row = { id: number; properties: string; created_at: number; updated_at: number };

/** Objects of a type, by id. A type without any is known only when it is one of the CRM's own. */
export function objectsOf(store: Store, type: string): CrmObject[] {
  const rows = store
    .prepare('SELECT id, properties, created_at, updated_at FROM crm_object WHERE type = ? ORDER BY id')
    .all(plainType(type)) as Row[];
  if (rows.length === 0 && !STANDARD.has(plainType(type))) throw unknownType(type);
  return rows.map((row) => ({
    id: row.id,
    properties: JSON.parse(row.properties) as Properties,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }));
}

const STANDARD = new Set([
  'contacts',
  'companies',
  'deals',
  'tickets',
  'products',
  'line_items',
  'warranties',
]);

/** Custom objects may be named with the portal in front: `p20260001_warranties`. */
function plainType(type: string): string {
  return type.replace(/^p\d+_/, '').toLowerCase();
}

/** What is sent when a caller names no properties. */
const USUAL = ['name', 'price', 'hs_sku'];

/** An object with the properties asked for; those that it lacks are null. */
export function shapeObject({ id, properties, createdAt, updatedAt }: CrmObject, wanted: string[] | null) {
  const own: Properties = {
    ...properties,
    createdate: instant(createdAt),
    hs_lastmodifieddate: instant(updatedAt),
    hs_object_id: String(id),
  };
  const names = [...(wanted ?? USUAL), 'createdate', 'hs_lastmodifieddate', 'hs_object_id'];
  return {
    id: String(id),
    properties: Object.fromEntries(names.map((name) => [name, own[name] || null])),
    createdAt: instant(createdAt),
    updatedAt: instant(updatedAt),
    archived: false,
  };
}

function instant(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
