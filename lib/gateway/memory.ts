import 'server-only';
import { LRUCache } from 'lru-cache';
import type { CommerceAnswer } from '@/lib/platform/upstreams/commerce';
import { processSingleton } from '@/lib/platform/process-singleton';

const CAPACITY = 8 * 1024 * 1024;

const memory = () =>
  processSingleton(
    'gateway',
    () => new LRUCache<string, { json: string; at: number }>({ maxSize: CAPACITY }),
  );

/** An answer that is not older than the asker wants it; how old others want it is theirs to say. */
export function cachedAnswer(key: string, seconds: number, now = Date.now()): CommerceAnswer | null {
  const entry = memory().get(key);
  return entry && now - entry.at < seconds * 1_000 ? (JSON.parse(entry.json) as CommerceAnswer) : null;
}

export function cacheAnswer(key: string, answer: CommerceAnswer, now = Date.now()): void {
  const json = JSON.stringify(answer);
  memory().set(key, { json, at: now }, { size: json.length });
}
