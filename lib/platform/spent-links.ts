import 'server-only';
import { join } from 'node:path';
import { config } from './config';
import { openDatabase } from './database';
import { shared } from './shared';
import { sharedMemory } from './shared-memory';

/** Longer than any link is good for. */
const REMEMBERED_MS = 24 * 60 * 60_000;

const TABLE = 'CREATE TABLE IF NOT EXISTS spent_link (id TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT';

/** On disk: a link that was used stays used when the shop starts again. */
const database = () =>
  shared('spent-links', () => openDatabase(join(config().dataFolder, 'sessions.sqlite'), TABLE));

const nameOf = (id: string) => `shop:link:${id}`;

/** Uses up a link; false when it was used before, here or, where they share a memory, on another machine. */
export async function spendLink(id: string, now = Date.now()): Promise<boolean> {
  const db = database();
  db.prepare('DELETE FROM spent_link WHERE at < ?').run(now - REMEMBERED_MS);
  const insert = db.prepare('INSERT OR IGNORE INTO spent_link (id, at) VALUES (?, ?)');
  if (insert.run(id, now).changes !== 1) return false;
  const first = await sharedMemory()?.ask('SET', nameOf(id), '1', 'PX', String(REMEMBERED_MS), 'NX');
  return first !== null;
}

/** Takes that back, where nothing came of it. */
export function unspendLink(id: string): void {
  database().prepare('DELETE FROM spent_link WHERE id = ?').run(id);
  void sharedMemory()?.ask('DEL', nameOf(id));
}
