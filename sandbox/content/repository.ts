import type { Store } from '../store/store.ts';
import type { Fields, Metadata, Stored } from './types.ts';
import { LOCALE } from './types.ts';

/** The delivery host returns published content, the preview host drafts. */
export type Host = 'delivery' | 'preview';

type Row = {
  id: string;
  kind: 'Entry' | 'Asset';
  content_type: string | null;
  fields: string;
  metadata: string;
  version: number;
  revision: number;
  published_version: number;
  created_at: number;
  changed_at: number;
};

const visible = {
  delivery: `published AS fields, published_at AS changed_at FROM content_entry WHERE published IS NOT NULL`,
  preview: `draft AS fields, updated_at AS changed_at FROM content_entry WHERE true`,
};

/** Returns all entries or assets of a host, most recently changed first, which is the service's default order. */
export function readAll(store: Store, host: Host, kind: 'Entry' | 'Asset'): Stored[] {
  const rows = store
    .prepare(
      `SELECT id, kind, content_type, metadata, version, revision, published_version, created_at, ${visible[host]} AND kind = ? ORDER BY changed_at DESC, id`,
    )
    .all(kind) as Row[];
  return rows.map(toStored);
}

export function readOne(store: Store, host: Host, kind: 'Entry' | 'Asset', id: string): Stored | undefined {
  const row = store
    .prepare(
      `SELECT id, kind, content_type, metadata, version, revision, published_version, created_at, ${visible[host]} AND kind = ? AND id = ?`,
    )
    .get(kind, id) as Row | undefined;
  return row && toStored(row);
}

function toStored(row: Row): Stored {
  return {
    id: row.id,
    kind: row.kind,
    contentType: row.content_type,
    fields: withoutLocale(JSON.parse(row.fields) as Record<string, Fields>),
    metadata: JSON.parse(row.metadata) as Metadata,
    version: row.version,
    revision: row.revision,
    publishedVersion: row.published_version,
    createdAt: row.created_at,
    updatedAt: row.changed_at,
  };
}

/** `{title: {"en-GB": "…"}}` → `{title: "…"}`. */
export function withoutLocale(fields: Record<string, Fields>): Fields {
  const plain: Fields = {};
  for (const [name, byLocale] of Object.entries(fields)) {
    const value = byLocale[LOCALE];
    if (value !== undefined) plain[name] = value;
  }
  return plain;
}

export function withLocale(fields: Fields): Record<string, Fields> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { [LOCALE]: value }]));
}
