import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Schema migrations: a store of version n has had the first n. A migration must not change once it has been used. */
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
  'publications.sql',
  'refund-payments.sql',
];
/** The version that this code reads and writes. */
const SCHEMA_VERSION = STEPS.length;

export type Store = DatabaseSync;

/**
 * Opens the sandbox's SQLite file. Creates the file and its tables if necessary, and migrates an older file. `:memory:`
 * opens a separate store.
 * @throws if the file has a newer version of the schema
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

/** Creates all tables, or those added after version `since`, and sets the version. Call it inside a transaction. */
export function makeTables(store: Store, since = 0): void {
  for (const step of STEPS.slice(since)) {
    store.exec(readFileSync(new URL(`./${step}`, import.meta.url), 'utf8'));
  }
  store.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`);
}

/**
 * Runs `work` in a write transaction; any throw rolls all of it back. A nested transaction becomes part of the outer
 * one and is committed with it.
 */
export function transaction<T>(store: Store, work: () => T): T {
  const inner = store.isTransaction;
  store.exec(inner ? 'SAVEPOINT part' : 'BEGIN IMMEDIATE');
  try {
    const result = work();
    store.exec(inner ? 'RELEASE part' : 'COMMIT');
    return result;
  } catch (error) {
    // If the disk is full, SQLite has already rolled back the whole transaction.
    if (store.isTransaction) store.exec(inner ? 'ROLLBACK TO part; RELEASE part' : 'ROLLBACK');
    throw error;
  }
}
