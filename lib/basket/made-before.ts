import 'server-only';
import { join } from 'node:path';
import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { openDatabase } from '@/lib/platform/durable/database';
import { log } from '@/lib/platform/observe/log';
import { processSingleton } from '@/lib/platform/process-singleton';
import { sharedMemory } from '@/lib/platform/cache/shared-memory';
import { CART_COOKIE_DAYS } from './rules';

/** A change that was made: what was asked for, as a digest, and the basket that came of it; null where none was left. */
export type ChangeRecord = z.infer<typeof record>;
const record = z.object({ asked: z.string(), cart: z.string().nullable() });

/** A browser keeps what it could not send for as long as its basket. */
export const REMEMBERED_MS = CART_COOKIE_DAYS * 86_400_000;

const TABLES = `
  CREATE TABLE IF NOT EXISTS change (key TEXT PRIMARY KEY, made TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS change_at ON change (at)`;

const said = (error: unknown) =>
  log('error', 'baskets', { fault: error instanceof Error ? error.message : 'unknown' });

/** On disk, because the shop's own restart is one way in which an answer is lost; in memory when there is none. */
const database = () =>
  processSingleton('basket-changes', () => {
    try {
      return openDatabase(join(config().dataFolder, 'baskets.sqlite'), TABLES);
    } catch (error) {
      said(error);
      return openDatabase(':memory:', TABLES);
    }
  });

const nameOf = (key: string) => `shop:basket-change:${key}`;

/** What was made under a key since then, here or, where they share a memory, on another machine. */
export async function madeBefore(key: string, since: number): Promise<ChangeRecord | null> {
  const row = database().prepare('SELECT made FROM change WHERE key = ? AND at >= ?').get(key, since);
  const text = row?.['made'] ?? (await sharedMemory()?.ask('GET', nameOf(key)));
  return text == null ? null : record.parse(JSON.parse(String(text)));
}

/** Never throws: the change is made, and who made it is to know. */
export async function rememberMade(
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
    said(error);
  }
  await sharedMemory()?.ask('SET', nameOf(key), text, 'PX', String(forMs));
}
