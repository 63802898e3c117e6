import type { SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import type { Store } from './store.ts';

/** A row as SQLite returns it. Row types must be type aliases, as interfaces are not assignable to it. */
export type Row = Record<string, SQLOutputValue>;

const prepared = new WeakMap<Store, Map<string, StatementSync>>();

/** Returns the prepared statement for a query, cached per store. */
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

/** Returns all rows of a query. `sql` must be constant, with `?` for values, because the statement is cached. */
export function all<T extends Row>(store: Store, sql: string, ...values: SQLInputValue[]): T[] {
  return statement(store, sql).all(...values) as T[];
}

/** Returns the first row of a query, or undefined. */
export function first<T extends Row>(store: Store, sql: string, ...values: SQLInputValue[]): T | undefined {
  return statement(store, sql).get(...values) as T | undefined;
}

/** Runs a statement that changes data. */
export function run(
  store: Store,
  sql: string,
  ...values: SQLInputValue[]
): { changes: number; lastId: number } {
  const { changes, lastInsertRowid } = statement(store, sql).run(...values);
  return { changes: Number(changes), lastId: Number(lastInsertRowid) };
}

/** Returns a list as one value, for `IN (SELECT value FROM json_each(?))`. */
export function list(values: readonly (number | string)[]): string {
  return JSON.stringify(values);
}

/** Groups rows by a numeric column, keeping their order. */
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
