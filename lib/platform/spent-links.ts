import 'server-only';
import { join } from 'node:path';
import { config } from './config';
import { openDatabase } from './database';
import { shared } from './shared';

/** Longer than any link is good for. */
const REMEMBERED_MS = 24 * 60 * 60_000;

const TABLE = 'CREATE TABLE IF NOT EXISTS spent_link (id TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT';

/** On disk: a link that was used stays used when the shop starts again. */
const database = () =>
  shared('spent-links', () => openDatabase(join(config().dataFolder, 'sessions.sqlite'), TABLE));

/** Uses up a link; false when it was used before. */
export function spendLink(id: string, now = Date.now()): boolean {
  const db = database();
  db.prepare('DELETE FROM spent_link WHERE at < ?').run(now - REMEMBERED_MS);
  return db.prepare('INSERT OR IGNORE INTO spent_link (id, at) VALUES (?, ?)').run(id, now).changes === 1;
}

/** Takes that back, where nothing came of it. */
export function unspendLink(id: string): void {
  database().prepare('DELETE FROM spent_link WHERE id = ?').run(id);
}
