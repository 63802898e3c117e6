import type { Parts } from '../../parts.ts';
import { all, first, type Row } from '../../store/rows.ts';
import type { Store } from '../../store/store.ts';
import { type Html, html } from '../html.ts';
import { table } from '../layout.ts';

export function hasTable(store: Store, name: string): boolean {
  return first(store, "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?", name) !== undefined;
}

/** The latest orders, with whatever columns the store keeps of them. */
export function orders({ store }: Parts): Html {
  if (!hasTable(store, 'orders')) return html`<p class="none">This sandbox takes no orders yet.</p>`;
  const rows = all<Row>(store, 'SELECT * FROM orders ORDER BY rowid DESC LIMIT 100');
  const columns = Object.keys(rows[0] ?? {}).slice(0, 9);
  return table(
    columns,
    rows.map((row) => columns.map((column) => plain(row[column]))),
    'No orders yet.',
  );
}

function plain(value: Row[string] | undefined): string | number {
  if (typeof value === 'number') return value;
  const text = value === null || value === undefined ? '–' : String(value);
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}
