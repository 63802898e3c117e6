import 'server-only';
import { join } from 'node:path';
import { config } from '@/lib/platform/config';
import { openDatabase } from './database';
import { log } from '@/lib/platform/observe/log';
import { processSingleton } from '@/lib/platform/process-singleton';

/**
 * Somebody who waits for a product: to be there again, or to cost no more than so many pence. The name is no other
 * wait's, before or after it.
 */
export type Alert = { id: number; name: string; email: string; below: number | null };

const MOST = 200_000;

const TABLES = `
  CREATE TABLE IF NOT EXISTS alert (
    id INTEGER PRIMARY KEY,
    product_id INTEGER NOT NULL,
    email TEXT NOT NULL COLLATE NOCASE,
    below INTEGER,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS alert_once ON alert (product_id, email, below IS NULL);
`;

/** Ids are used again once they are free. */
const NAMES = `
  ALTER TABLE alert ADD COLUMN name TEXT;
  UPDATE alert SET name = lower(hex(randomblob(16)));
`;

const book = () =>
  processSingleton('alert-book', () =>
    openDatabase(join(config().dataFolder, 'alerts.sqlite'), TABLES, NAMES),
  );

/**
 * Writes down who waits for a product; asked again for the same, the later price counts.
 * @returns false when that could not be kept: the disk fails, or the book is full.
 */
export function addAlert(productId: number, email: string, below: number | null): boolean {
  try {
    const held = book().prepare('SELECT count(*) AS n FROM alert').get();
    if (Number(held?.['n']) >= MOST) return false;
    book()
      .prepare(
        `INSERT INTO alert (product_id, email, below, created_at, name) VALUES (?, ?, ?, ?, lower(hex(randomblob(16))))
         ON CONFLICT (product_id, email, below IS NULL) DO UPDATE SET below = excluded.below, name = excluded.name`,
      )
      .run(productId, email, below, Date.now());
    return true;
  } catch (error) {
    log('error', 'alerts', { fault: error instanceof Error ? error.message : 'unknown' });
    return false;
  }
}

/** Everybody who waits for a product, the longest first. */
export const alertsFor = (productId: number): Alert[] =>
  book()
    .prepare('SELECT id, name, email, below FROM alert WHERE product_id = ? ORDER BY id')
    .all(productId) as Alert[];

/** Forgets one, address and all. */
export function forgetAlert(id: number): void {
  book().prepare('DELETE FROM alert WHERE id = ?').run(id);
}
