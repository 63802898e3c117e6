import type { Dead, OutboxStore } from '../../lib/platform/durable/outbox/store.ts';
import { Problem } from '../lib/problem.ts';

const USAGE = 'npm run outbox -- list | retry [key…|--all]';

/**
 * Lists what was given up, or has it tried again by the shop, which may be running: it looks every second.
 * @returns what to print.
 * @throws Problem when it is not clear what is wanted; nothing was changed then.
 */
export function outboxCommand(store: OutboxStore, [verb, ...keys]: readonly string[], now: number): string {
  if (verb === 'list' && keys.length === 0) return list(store, now);
  if (verb === 'retry' && keys.length > 0) return retry(store, keys, now);
  throw new Problem('Say whether to list what was given up, or what of it to try again.', USAGE);
}

function list(store: OutboxStore, now: number): string {
  const dead = store.dead();
  const { waiting } = store.counts(now);
  const rows = dead.map(({ key, kind, attempts, since, endedAt }: Dead) =>
    [minute(endedAt), minute(since), String(attempts).padStart(5), kind.padEnd(12), key].join('  '),
  );
  const head = ['given up'.padEnd(16), 'kept'.padEnd(16), 'tries', 'kind'.padEnd(12), 'key'].join('  ');
  return [`${dead.length} given up, ${waiting} waiting.`, ...(rows.length > 0 ? [head, ...rows] : [])].join(
    '\n',
  );
}

function retry(store: OutboxStore, keys: readonly string[], now: number): string {
  const dead = new Set(store.dead().map(({ key }) => key));
  const wanted = keys.includes('--all') ? [...dead] : keys;
  const unknown = wanted.filter((key) => !dead.has(key));
  if (unknown.length > 0) {
    throw new Problem(`Not among what was given up: ${unknown.join(', ')}.`, 'npm run outbox -- list');
  }
  const retried = wanted.filter((key) => store.retry(key, now));
  return `${retried.length} tried again from now on.`;
}

/** `2026-11-23 00:04`, in UTC. */
const minute = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
