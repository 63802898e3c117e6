import { openDatabase } from '../database.ts';
import type { Schema, Store, Value } from './types.ts';

/**
 * Opens a store in its own file, which the processes of one machine share; `:memory:` creates one that nobody shares.
 */
export function openFile(file: string, { sqlite: [tables, ...later] }: Schema): Store {
  const db = openDatabase(file, tables, ...later);
  return {
    home: 'sqlite',
    rows: async <T>(sql: string, ...values: Value[]) => db.prepare(sql).all(named(values)) as T[],
    change: async (sql, ...values) => Number(db.prepare(sql).run(named(values)).changes),
    now: async () => Date.now(),
    close: async () => db.close(),
  };
}

const named = (values: readonly Value[]): Record<string, Value> =>
  Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]));
