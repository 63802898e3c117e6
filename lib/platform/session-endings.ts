import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { config } from './config';
import { log } from './log';
import { shared } from './shared';

/** All sessions of a customer that began by then are over, but for one. */
export type Ending = { at: number; except: string | null };

/** No session lives as long as this. */
const FORGOTTEN_AFTER_MS = 60 * 24 * 60 * 60_000;

const TABLE = `CREATE TABLE IF NOT EXISTS ending (
  customer_id INTEGER PRIMARY KEY, at INTEGER NOT NULL, except_session TEXT
) STRICT`;

/** On disk, because a session that was ended must stay so when the shop starts again; in memory when there is none. */
const database = () =>
  shared('session.endings', () => {
    const open = (file: string) => {
      const db = new DatabaseSync(file);
      db.exec(
        'PRAGMA busy_timeout=5000; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA trusted_schema=OFF;',
      );
      db.exec(TABLE);
      return db;
    };
    try {
      mkdirSync(config().dataFolder, { recursive: true, mode: 0o700 });
      return open(join(config().dataFolder, 'sessions.sqlite'));
    } catch (error) {
      log('error', 'sessions', { fault: error instanceof Error ? error.message : 'unknown' });
      return open(':memory:');
    }
  });

/** Remembers an ending in place of any before it. */
export function keepEnding(customerId: number, { at, except }: Ending): void {
  const db = database();
  db.prepare('DELETE FROM ending WHERE at < ?').run(at - FORGOTTEN_AFTER_MS);
  db.prepare(
    `INSERT INTO ending (customer_id, at, except_session) VALUES (?, ?, ?)
     ON CONFLICT (customer_id) DO UPDATE SET at = excluded.at, except_session = excluded.except_session`,
  ).run(customerId, at, except);
}

export function endingOf(customerId: number): Ending | null {
  const row = database()
    .prepare('SELECT at, except_session AS "except" FROM ending WHERE customer_id = ?')
    .get(customerId);
  return row ? (row as Ending) : null;
}
