export type Value = string | number | null;

/**
 * Times are in milliseconds since 1970. Statements are written for both databases; `$1`, `$2`, … stand for the values.
 */
export type Store = {
  home: 'sqlite' | 'postgres';
  /** Returns the rows of a statement. */
  rows<T = Record<string, Value>>(sql: string, ...values: Value[]): Promise<T[]>;
  /** Returns the number of rows that a statement changed; they are on disk by then. */
  change(sql: string, ...values: Value[]): Promise<number>;
  /** Returns the time by a clock that everybody who shares the store has in common. */
  now(): Promise<number>;
  close(): Promise<void>;
};

/**
 * The tables of a store. Never change a migration that has been in use, and only add to the tables, because an older
 * version of the shop may run at the same time.
 */
export type Schema = {
  /** Name of its file, and of its version if all schemas are in one database. */
  name: string;
  /** The columns of each table that are meaningful in another database. */
  tables: Readonly<Record<string, readonly string[]>>;
  /** The tables of version 0, and the migrations to later versions. */
  sqlite: readonly [tables: string, ...later: string[]];
  /** The migrations, starting from an empty database. */
  postgres: readonly string[];
};
