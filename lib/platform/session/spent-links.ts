import 'server-only';
import { sessionStore } from './session-store';
import { sharedMemory } from '@/lib/platform/cache/shared-memory';
import { tellAll, untell, type Word } from '@/lib/platform/durable/telling';

/** Longer than any link is good for. */
const REMEMBERED_MS = 24 * 60 * 60_000;

const nameOf = (id: string) => `shop:link:${id}`;
const wordOf = (id: string): Word => ['SET', nameOf(id), '1', 'PX', String(REMEMBERED_MS), 'NX'];

/**
 * Uses up a link; false when it was used before, here or, where they share a memory, on another machine. While that
 * memory is away a link works once on each of them.
 */
export async function spendLink(id: string, now = Date.now()): Promise<boolean> {
  const db = sessionStore();
  db.prepare('DELETE FROM spent_link WHERE at < ?').run(now - REMEMBERED_MS);
  const insert = db.prepare('INSERT OR IGNORE INTO spent_link (id, at) VALUES (?, ?)');
  if (insert.run(id, now).changes !== 1) return false;
  return (await tellAll(wordOf(id))) !== null;
}

/** Takes that back, where nothing came of it. */
export function unspendLink(id: string): void {
  sessionStore().prepare('DELETE FROM spent_link WHERE id = ?').run(id);
  untell(nameOf(id));
  void sharedMemory()?.ask('DEL', nameOf(id));
}

/** All links that the other machines have to know as used. */
export const linksToTell = (): Word[] =>
  sessionStore()
    .prepare('SELECT id FROM spent_link')
    .all()
    .map(({ id }) => wordOf(String(id)));
