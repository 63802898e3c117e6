import type { SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import type { Store } from './store.ts';

/** A row as SQLite gives it; row types are type aliases (not interfaces) so that they fit. */
export type Row = Record<string, SQLOutputValue>;

const prepared = new WeakMap<Store, Map<string, StatementSync>>();

/** The prepared statement of this text, prepared once per store. */
function statement(store: Store, sql: string): StatementSync {
  let known = prepared.get(store);
  if (!known) {
    known = new Map();
    prepared.set(store, known);
  }
  let found = known.get(sql);
  if (!found) {
    found = store.prepare(sql);
    known.set(sql, found);
  }
  return found;
}

/** All rows of a query. The text must be constant, with `?` for every value: it is kept prepared. */
export function all<T extends Row>(store: Store, sql: string, ...values: SQLInputValue[]): T[] {
  return statement(store, sql).all(...values) as T[];
}

/** The first row of a query, if any. */
export function first<T extends Row>(store: Store, sql: string, ...values: SQLInputValue[]): T | undefined {
  return statement(store, sql).get(...values) as T | undefined;
}

/** Runs a statement that changes something. */
export function run(
  store: Store,
  sql: string,
  ...values: SQLInputValue[]
): { changes: number; lastId: number } {
  const { changes, lastInsertRowid } = statement(store, sql).run(...values);
  return { changes: Number(changes), lastId: Number(lastInsertRowid) };
}

/** A list as one value, for `IN (SELECT value FROM json_each(?))`. */
export function list(values: readonly (number | string)[]): string {
  return JSON.stringify(values);
}

/** Rows by a column, in their order. */
export function groupBy<T extends object>(rows: readonly T[], column: keyof T): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const key = Number(row[column]);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
