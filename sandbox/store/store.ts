import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The version of `schema.sql` that this code reads and writes. */
const SCHEMA_VERSION = 1;

export type Store = DatabaseSync;

/**
 * Opens the sandbox's one SQLite file, making it and its tables when missing. `:memory:` gives a store of its own.
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
  if (found === 0) {
    const schema = readFileSync(new URL('./schema.sql', import.meta.url), 'utf8');
    store.exec(`BEGIN IMMEDIATE; ${schema} PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT;`);
  }
  return store;
}

/** Runs `work` in one write transaction; any throw rolls all of it back. */
export function transaction<T>(store: Store, work: () => T): T {
  store.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    store.exec('COMMIT');
    return result;
  } catch (error) {
    store.exec('ROLLBACK');
    throw error;
  }
}
