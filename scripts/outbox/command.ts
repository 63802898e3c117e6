import type { Dead, OutboxStore } from '../../lib/platform/durable/outbox/store.ts';
import { Problem } from '../lib/problem.ts';

const USAGE = 'npm run outbox -- list | retry [key…|--all] | drop [key…]';

/**
 * Lists messages that were given up, schedules them for another attempt, or drops them for good. The shop may be
 * running; it looks for due messages every second.
 * @returns the text to print
 * @throws Problem for an invalid command; nothing was changed then
 */
export async function outboxCommand(store: OutboxStore, [verb, ...keys]: readonly string[]): Promise<string> {
  if (verb === 'list' && keys.length === 0) return list(store);
  if (verb === 'retry' && keys.length > 0) return retry(store, keys);
  if (verb === 'drop' && keys.length > 0) return drop(store, keys);
  throw new Problem('Give a command: list what was given up, or retry or drop entries by their keys.', USAGE);
}

async function list(store: OutboxStore): Promise<string> {
  const dead = await store.dead();
  const counts = await store.counts(await store.now());
  const kinds = counts.kinds
    .flatMap(({ kind, waiting }) => (waiting > 0 ? [`${waiting} ${kind}`] : []))
    .join(', ');
  const first = `${dead.length} given up, ${counts.waiting} waiting${kinds && ` (${kinds})`}.`;
  const rows = dead.map(({ key, kind, attempts, since, endedAt }: Dead) =>
    [minute(endedAt), minute(since), String(attempts).padStart(5), kind.padEnd(12), key].join('  '),
  );
  const head = ['given up'.padEnd(16), 'kept'.padEnd(16), 'tries', 'kind'.padEnd(12), 'key'].join('  ');
  return [first, ...(rows.length > 0 ? [head, ...rows] : [])].join('\n');
}

async function retry(store: OutboxStore, keys: readonly string[]): Promise<string> {
  const wanted = await chosen(store, keys);
  const now = await store.now();
  const retried = await Promise.all(wanted.map((key) => store.retry(key, now)));
  return `${retried.filter(Boolean).length} will be tried again.`;
}

async function drop(store: OutboxStore, keys: readonly string[]): Promise<string> {
  if (keys.includes('--all')) throw new Problem('Name each entry to drop by its key.', USAGE);
  const wanted = await chosen(store, keys);
  const now = await store.now();
  const dropped = await Promise.all(wanted.map((key) => store.drop(key, now)));
  return `${dropped.filter(Boolean).length} will not be delivered.`;
}

/** @throws Problem for a key of no message that was given up */
async function chosen(store: OutboxStore, keys: readonly string[]): Promise<readonly string[]> {
  const dead = new Set((await store.dead()).map(({ key }) => key));
  const wanted = keys.includes('--all') ? [...dead] : keys;
  const unknown = wanted.filter((key) => !dead.has(key));
  if (unknown.length === 0) return wanted;
  throw new Problem(
    `No entry that was given up has this key: ${unknown.join(', ')}.`,
    'npm run outbox -- list',
  );
}

/** `2026-11-23 00:04`, in UTC. */
const minute = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
