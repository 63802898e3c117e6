import 'server-only';
import { createMemory } from '@/lib/platform/cache/memory';
import type { CommerceAnswer } from '@/lib/platform/upstreams/commerce';
import { processSingleton } from '@/lib/platform/process-singleton';

type Kept = { json: string; at: number };

const memory = () => processSingleton('gateway', () => createMemory<Kept>('gateway'));

/**
 * Returns a cached answer that is younger than `seconds`, which each request chooses for itself; null if there is none.
 */
export function cachedAnswer(key: string, seconds: number, now = Date.now()): CommerceAnswer | null {
  const entry = memory().get(key);
  return entry && now - entry.at < seconds * 1_000 ? (JSON.parse(entry.json) as CommerceAnswer) : null;
}

export function cacheAnswer(key: string, answer: CommerceAnswer, now = Date.now()): void {
  memory().set(key, { json: JSON.stringify(answer), at: now });
}
