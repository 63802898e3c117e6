import 'server-only';
import { join } from 'node:path';
import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { openDatabase } from '@/lib/platform/durable/database';
import { log } from '@/lib/platform/observe/log';
import { processSingleton } from '@/lib/platform/process-singleton';
import { sharedMemory } from '@/lib/platform/cache/shared-memory';
import { CART_COOKIE_DAYS } from './rules';

/** A change that was made: a digest of the request, and the id of the resulting cart, null where none was left. */
export type ChangeRecord = z.infer<typeof record>;
const record = z.object({ asked: z.string(), cart: z.string().nullable() });

/** A browser keeps an unsent change for as long as its basket, and may repeat it until then. */
export const REMEMBERED_MS = CART_COOKIE_DAYS * 86_400_000;

const TABLES = `
  CREATE TABLE IF NOT EXISTS change (key TEXT PRIMARY KEY, made TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS change_at ON change (at)`;

const logFault = (error: unknown) =>
  log('error', 'baskets', { fault: error instanceof Error ? error.message : 'unknown' });

/**
 * Stored on disk, because a restart of the shop is one way to lose an answer; in memory where the disk cannot be used.
 */
const database = () =>
  processSingleton('basket-changes', () => {
    try {
      return openDatabase(join(config().dataFolder, 'baskets.sqlite'), TABLES);
    } catch (error) {
      logFault(error);
      return openDatabase(':memory:', TABLES);
    }
  });

const nameOf = (key: string) => `shop:basket-change:${key}`;

/**
 * The change made under a key since `since` (milliseconds since 1970), here or, with Redis, on another machine. A disk
 * that cannot be read is logged, and counts as one without the change.
 */
export async function findChange(key: string, since: number): Promise<ChangeRecord | null> {
  const text = madeHere(key, since) ?? (await sharedMemory()?.ask('GET', nameOf(key)));
  return text == null ? null : record.parse(JSON.parse(String(text)));
}

function madeHere(key: string, since: number): unknown {
  try {
    return database().prepare('SELECT made FROM change WHERE key = ? AND at >= ?').get(key, since)?.['made'];
  } catch (error) {
    logFault(error);
    return null;
  }
}

/**
 * Records a change that was made. Never throws, because a shopper whose change succeeded must be told so.
 * @param forMs for how long other machines remember it
 */
export async function recordChange(
  key: string,
  what: ChangeRecord,
  now: number,
  forMs: number,
): Promise<void> {
  const text = JSON.stringify(what);
  try {
    const db = database();
    db.prepare('DELETE FROM change WHERE at < ?').run(now - REMEMBERED_MS);
    db.prepare('INSERT OR REPLACE INTO change (key, made, at) VALUES (?, ?, ?)').run(key, text, now);
  } catch (error) {
    logFault(error);
  }
  await sharedMemory()?.ask('SET', nameOf(key), text, 'PX', String(forMs));
}
