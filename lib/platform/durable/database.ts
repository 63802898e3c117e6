import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { metrics } from '../observe/metrics.ts';

/** SQLite's result code for a database that was locked for too long, in the lowest byte of `errcode`. */
const BUSY = 5;

/** Counts statements that fail because of a lock. */
class Database extends DatabaseSync {
  override prepare(sql: string): StatementSync {
    return new Proxy(super.prepare(sql), {
      get(statement, name) {
        const value: unknown = Reflect.get(statement, name);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]): unknown => {
          try {
            return Reflect.apply(value, statement, given);
          } catch (error) {
            if (isBusy(error)) metrics().busy.inc();
            throw error;
          }
        };
      },
    });
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === BUSY;

/**
 * Opens one of the shop's own SQLite files, which several processes may share. Changes are on disk before the call
 * returns. Creates the folder, file and tables if they are missing. `:memory:` creates a database that nobody shares.
 * @param later migrations; a file of version n has had the first n. Never change one that has been in use
 * @throws {Error} if the folder cannot be written to
 */
export function openDatabase(file: string, tables: string, ...later: readonly string[]): DatabaseSync {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const db = new Database(file);
  db.exec(
    'PRAGMA busy_timeout=5000; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA trusted_schema=OFF;',
  );
  db.exec(tables);
  if (versionOf(db) < later.length) bringUp(db, later);
  return db;
}

const versionOf = (db: DatabaseSync): number =>
  Number(db.prepare('PRAGMA user_version').get()?.['user_version']);

/** Runs all missing migrations, or none. Another process may have run them meanwhile. */
function bringUp(db: DatabaseSync, later: readonly string[]): void {
  db.exec('BEGIN IMMEDIATE');
  try {
    for (const step of later.slice(versionOf(db))) db.exec(step);
    db.exec(`PRAGMA user_version = ${later.length}; COMMIT`);
  } catch (error) {
    // A full disk has already rolled the transaction back.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
