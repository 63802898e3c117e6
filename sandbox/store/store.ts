import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What makes the tables: a store of version n has had the first n of these. Each stays as it was once it is in use. */
const STEPS = [
  'schema.sql',
  'accounts.sql',
  'orders.sql',
  'search.sql',
  'checkout.sql',
  'content.sql',
  'refunds.sql',
  'choices.sql',
  'pages.sql',
  'sales.sql',
  'wallets.sql',
  'reviews.sql',
  'slips.sql',
  'hidden.sql',
  'multibuy.sql',
  'access.sql',
  'hooks.sql',
  'searches.sql',
  'search-rules.sql',
  'promotions.sql',
];
/** The version that this code reads and writes. */
const SCHEMA_VERSION = STEPS.length;

export type Store = DatabaseSync;

/**
 * Opens the sandbox's one SQLite file, making it and its tables when missing; an older file is given what is newer.
 * `:memory:` gives a store of its own.
 * @throws when the file was written by a newer version of the schema.
 */
export function openStore(file: string): Store {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const store = new DatabaseSync(file);
  store.exec(
    'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA busy_timeout=5000; PRAGMA trusted_schema=OFF;',
  );
  const { user_version: found } = store.prepare('PRAGMA user_version').get() as { user_version: number };
  if (found > SCHEMA_VERSION) {
    store.close();
    throw new Error(
      `${file} was written by a newer sandbox (schema ${found}, this one knows ${SCHEMA_VERSION}).`,
    );
  }
  if (found < SCHEMA_VERSION) transaction(store, () => makeTables(store, found));
  return store;
}

/** Makes all tables, or those that came after a version, and sets the version. To be run in a transaction. */
export function makeTables(store: Store, since = 0): void {
  for (const step of STEPS.slice(since)) {
    store.exec(readFileSync(new URL(`./${step}`, import.meta.url), 'utf8'));
  }
  store.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
}

/**
 * Runs `work` in one write transaction; any throw rolls all of it back. Inside another one it is a part of that: it
 * holds when the whole does.
 */
export function transaction<T>(store: Store, work: () => T): T {
  const inner = store.isTransaction;
  store.exec(inner ? 'SAVEPOINT part' : 'BEGIN IMMEDIATE');
  try {
    const result = work();
    store.exec(inner ? 'RELEASE part' : 'COMMIT');
    return result;
  } catch (error) {
    // What a full disk fails has been rolled back, all of it.
    if (store.isTransaction) store.exec(inner ? 'ROLLBACK TO part; RELEASE part' : 'ROLLBACK');
    throw error;
  }
}
