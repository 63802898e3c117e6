import 'server-only';
import { sessionStore } from './session-store';
import { sharedMemory } from '@/lib/platform/cache/shared-memory';
import { tellAll, untell, type Word } from '@/lib/platform/durable/telling';

/** Longer than any link is valid. */
const REMEMBERED_MS = 24 * 60 * 60_000;

const nameOf = (id: string) => `shop:link:${id}`;
const wordOf = (id: string): Word => ['SET', nameOf(id), '1', 'PX', String(REMEMBERED_MS), 'NX'];

/**
 * Marks a link as used.
 * @returns false if it was used before, on this machine or on one that shares a database or Redis with it. Machines
 * that share neither, or only a Redis that is away, each accept a link once.
 * @throws {UnreachableError}
 */
export async function spendLink(id: string, now = Date.now()): Promise<boolean> {
  const store = await sessionStore();
  await store.change('DELETE FROM spent_link WHERE at < $1', now - REMEMBERED_MS);
  const insert = 'INSERT INTO spent_link (id, at) VALUES ($1, $2) ON CONFLICT (id) DO NOTHING';
  if ((await store.change(insert, id, now)) !== 1) return false;
  return (await tellAll(wordOf(id))) !== null;
}

/**
 * Makes a link usable again, after the action for which it was used has failed.
 * @throws {UnreachableError}
 */
export async function unspendLink(id: string): Promise<void> {
  await (await sessionStore()).change('DELETE FROM spent_link WHERE id = $1', id);
  untell(nameOf(id));
  void sharedMemory()?.ask('DEL', nameOf(id));
}

/**
 * Returns all used links as Redis commands, for a Redis that has lost them.
 * @throws {UnreachableError}
 */
export async function linksToTell(): Promise<Word[]> {
  const links = await (await sessionStore()).rows<{ id: string }>('SELECT id FROM spent_link');
  return links.map(({ id }) => wordOf(id));
}
