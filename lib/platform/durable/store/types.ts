export type Value = string | number | null;

/** Its times are milliseconds since 1970. Statements are written for both homes; `$1`, `$2`, … stand for the values. */
export type Store = {
  home: 'sqlite' | 'postgres';
  /** The rows that a statement gives. */
  rows<T = Record<string, Value>>(sql: string, ...values: Value[]): Promise<T[]>;
  /** How many rows a statement changed; they are on disk by then. */
  change(sql: string, ...values: Value[]): Promise<number>;
  /** By the one clock of all who share the store. */
  now(): Promise<number>;
  close(): Promise<void>;
};

/** What a store holds. Each step stays as it was once it is in use, and only adds: an older shop may run beside. */
export type Schema = {
  /** Of its file and, where all are in one database, of its version. */
  name: string;
  /** The columns of each table that mean something elsewhere too. */
  tables: Readonly<Record<string, readonly string[]>>;
  /** The tables of version 0, and the steps to later ones. */
  sqlite: readonly [tables: string, ...later: string[]];
  /** The steps from nothing. */
  postgres: readonly string[];
};
