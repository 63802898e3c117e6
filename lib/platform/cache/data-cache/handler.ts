import { createHash } from 'node:crypto';
import type { CacheEntry, CacheHandler } from 'next/dist/server/lib/cache-handlers/types.js';
import type { Redis } from '../redis.ts';
import { frameworkNow, readSharedClock } from './clocks.ts';
import { type KeptEntry, packEntry, streamOf, unpackEntry } from './entry.ts';
import { shareTags } from './tags.ts';

/** Larger answers, in bytes, stay on the machine that requested them. */
const LARGEST = 2 * 1024 * 1024;
const LONGEST_MS = 24 * 60 * 60_000;

const keyOf = (cacheKey: string) => `shop:data:${createHash('sha256').update(cacheKey).digest('base64url')}`;

/**
 * Keeps answers in this process as `local` does, and in Redis for the other machines. While Redis is away, works
 * without it.
 * @param onExpired called with the tags that another machine expired, which it must expire here
 */
export function createSharedHandler(
  local: CacheHandler,
  { memory, answers }: { memory: Redis; answers: Redis },
  onExpired: (tags: string[]) => void,
): CacheHandler {
  const tellOthers = shareTags(memory, onExpired);

  async function fetch(key: string): Promise<KeptEntry | null> {
    const [reading, packed] = await Promise.all([readSharedClock(answers), answers.ask('GET', key)]);
    if (!Buffer.isBuffer(packed) || !reading) return null;
    const entry = unpackEntry(packed, reading);
    if (!entry) void answers.ask('DEL', key);
    return entry && remainingMs(entry) > 0 ? entry : null;
  }

  async function keep(key: string, entry: CacheEntry): Promise<void> {
    const { value, ...rest } = entry;
    const bytes = Buffer.from(await new Response(value).arrayBuffer());
    const forMs = Math.ceil(Math.min(remainingMs(rest), LONGEST_MS));
    if (bytes.length > LARGEST || forMs < 1) return;
    const reading = await readSharedClock(answers);
    if (reading) await answers.ask('SET', key, packEntry({ ...rest, bytes }, reading), 'PX', String(forMs));
  }

  return {
    ...local,
    async get(cacheKey, softTags) {
      const cached = await local.get(cacheKey, softTags);
      if (cached) return cached;
      const found = await fetch(keyOf(cacheKey));
      if (!found) return undefined;
      const { bytes, ...rest } = found;
      // `local` does not return an entry that has expired since it was written.
      await local.set(cacheKey, Promise.resolve({ ...rest, value: streamOf(bytes) }));
      return local.get(cacheKey, softTags);
    },
    async set(cacheKey, pendingEntry) {
      let forOthers: CacheEntry | undefined;
      const forUs = pendingEntry.then((entry) => {
        const [own, others] = entry.value.tee();
        forOthers = { ...entry, value: others };
        return { ...entry, value: own };
      });
      await local.set(cacheKey, forUs);
      if (forOthers) await keep(keyOf(cacheKey), forOthers).catch(() => undefined);
    },
    async updateTags(tags, durations) {
      await local.updateTags(tags, durations);
      await tellOthers(tags);
    },
  };
}

/** Milliseconds for which an answer still counts as fresh. */
const remainingMs = ({ timestamp, revalidate, expire }: Omit<CacheEntry, 'value'>) =>
  timestamp + Math.min(revalidate, expire) * 1_000 - frameworkNow();
