import { createRequire } from 'node:module';
import type { CacheEntry, CacheHandler } from 'next/dist/server/lib/cache-handlers/types.js';
import type { Memory } from '../memory.ts';
import { beforeRounding, frameworkNow } from './clocks.ts';
import { type KeptEntry, streamOf } from './entry.ts';

type Handlers = typeof import('next/dist/server/lib/cache-handlers/default.js');
type Tags = typeof import('next/dist/server/lib/incremental-cache/tags-manifest.external.js');

const require = createRequire(import.meta.url);
const { createDefaultCacheHandler }: Handlers = require('next/dist/server/lib/cache-handlers/default.js');
const {
  areTagsExpired,
  areTagsStale,
}: Tags = require('next/dist/server/lib/incremental-cache/tags-manifest.external.js');

/**
 * Keeps answers in this process as the framework's own handler does, but in a cache that counts all of their bytes. The
 * framework's leaves out the overhead of an entry, which is most of a short answer.
 */
export function createLocalHandler(memory: Memory<KeptEntry>): CacheHandler {
  /** All caches of a process share one list of expired tags. */
  const tagged = createDefaultCacheHandler(1);
  const arriving = new Map<string, Promise<void>>();

  async function keep(cacheKey: string, pendingEntry: Promise<CacheEntry>): Promise<void> {
    try {
      const { value, ...about } = await pendingEntry;
      // An entry without a lifetime is read again each time.
      if (about.expire === 0) return;
      memory.set(cacheKey, { ...about, bytes: Buffer.from(await new Response(value).arrayBuffer()) });
    } catch {
      // The caller gets the error; there is nothing to keep.
    }
  }

  return {
    ...tagged,
    async get(cacheKey) {
      await arriving.get(cacheKey);
      const kept = memory.get(cacheKey);
      if (!kept) return undefined;
      const { bytes, ...about } = kept;
      if (frameworkNow() > about.timestamp + about.revalidate * 1_000) return undefined;
      const madeBy = beforeRounding(about.timestamp);
      if (areTagsExpired(about.tags, madeBy)) return undefined;
      const revalidate = areTagsStale(about.tags, madeBy) ? -1 : about.revalidate;
      return { ...about, revalidate, value: streamOf(bytes) };
    },
    async set(cacheKey, pendingEntry) {
      const arrived = keep(cacheKey, pendingEntry);
      arriving.set(cacheKey, arrived);
      await arrived;
      if (arriving.get(cacheKey) === arrived) arriving.delete(cacheKey);
    },
  };
}
