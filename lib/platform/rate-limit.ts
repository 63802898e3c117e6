import 'server-only';
import { config } from './config';
import { countTogether } from './shared-limits';
import { noteSecurity } from './security-log';
import { shared } from './shared';

/** So many in so long; reliability guide §1.1. */
export type Limit = { name: string; most: number; windowMs: number };

export const READS: Limit = { name: 'reads', most: 600, windowMs: 60_000 };
export const WRITES: Limit = { name: 'writes', most: 120, windowMs: 60_000 };

/** Beyond this many keys the oldest are forgotten. */
const MOST_KEYS = 50_000;

/** `count` is that of all machines, as far as it is known here. */
export type Window = { count: number; endsAt: number; isNoted?: boolean };

/** Counts one more for `who`; the seconds to wait when that is too many, null when it is allowed. */
export function hit(limit: Limit, who: string, now = Date.now()): number | null {
  if (!config().rateLimits) return null;
  const windows = shared('rate-limit', () => new Map<string, Window>());
  const key = `${limit.name}:${who}`;
  const known = windows.get(key);
  const open = known && known.endsAt > now ? known : { count: 0, endsAt: now + limit.windowMs };
  open.count += 1;
  windows.delete(key);
  windows.set(key, open);
  if (windows.size > MOST_KEYS) {
    for (const oldest of windows.keys()) {
      windows.delete(oldest);
      break;
    }
  }
  void countTogether(key, limit.windowMs, open, 'INCR');
  if (open.count <= limit.most) return null;
  if (!open.isNoted) noteSecurity('limited', { limit: limit.name });
  open.isNoted = true;
  return Math.ceil((open.endsAt - now) / 1000);
}

/** Takes one count back: what was counted before it was known turned out not to count. */
export function forgive(limit: Limit, who: string): void {
  const key = `${limit.name}:${who}`;
  const window = shared('rate-limit', () => new Map<string, Window>()).get(key);
  if (!window || window.count <= 0) return;
  window.count -= 1;
  void countTogether(key, limit.windowMs, window, 'DECR');
}
