import { join } from 'node:path';
import { z } from 'zod';
import { config } from './config';
import { openDatabase } from './database';
import { parseJson } from './json';
import { log } from './log';
import { shared } from './shared';
import { sharedMemory } from './shared-memory';

const ending = z.object({ at: z.number(), except: z.string().nullable() });
/** All sessions of a customer that began by then are over, but for one. */
type Ending = z.infer<typeof ending>;

/** No session lives as long as this. */
const FORGOTTEN_AFTER_MS = 60 * 24 * 60 * 60_000;

const TABLE = `CREATE TABLE IF NOT EXISTS ending (
  customer_id INTEGER PRIMARY KEY, at INTEGER NOT NULL, except_session TEXT
) STRICT`;

/** On disk, because a session that was ended must stay so when the shop starts again; in memory when there is none. */
const database = () =>
  shared('session.endings', () => {
    try {
      return openDatabase(join(config().dataFolder, 'sessions.sqlite'), TABLE);
    } catch (error) {
      log('error', 'sessions', { fault: error instanceof Error ? error.message : 'unknown' });
      return openDatabase(':memory:', TABLE);
    }
  });

const nameOf = (customerId: number) => `shop:ending:${customerId}`;

/** Remembers an ending in place of any before it. */
export function keepEnding(customerId: number, { at, except }: Ending): void {
  const db = database();
  db.prepare('DELETE FROM ending WHERE at < ?').run(at - FORGOTTEN_AFTER_MS);
  db.prepare(
    `INSERT INTO ending (customer_id, at, except_session) VALUES (?, ?, ?)
     ON CONFLICT (customer_id) DO UPDATE SET at = excluded.at, except_session = excluded.except_session`,
  ).run(customerId, at, except);
  const told = JSON.stringify({ at, except });
  void sharedMemory()?.ask('SET', nameOf(customerId), told, 'PX', String(FORGOTTEN_AFTER_MS));
}

/** The last one, whichever machine made it; while the others cannot be asked, the last one made here. */
export async function endingOf(customerId: number): Promise<Ending | null> {
  const row = database()
    .prepare('SELECT at, except_session AS "except" FROM ending WHERE customer_id = ?')
    .get(customerId);
  const own = row ? (row as Ending) : null;
  const told = await sharedMemory()?.ask('GET', nameOf(customerId));
  const { data: others } = ending.safeParse(Buffer.isBuffer(told) ? parseJson(String(told)) : null);
  return others && others.at > (own?.at ?? 0) ? others : own;
}
