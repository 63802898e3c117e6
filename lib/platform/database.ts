import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Opens one of the shop's own SQLite files, which several processes may share; what is written is on disk before the
 * call returns. Folder, file and tables are made when they are missing. `:memory:` gives a store of its own.
 * @throws when the folder cannot be written to.
 */
export function openDatabase(file: string, tables: string): DatabaseSync {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(file);
  db.exec(
    'PRAGMA busy_timeout=5000; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA trusted_schema=OFF;',
  );
  db.exec(tables);
  return db;
}
