import { createRequire } from 'node:module';
import { noteExpired } from './expiries.ts';

type Module = typeof import('next/dist/server/lib/cache-handlers/default.js');

const require = createRequire(import.meta.url);
const { createDefaultCacheHandler }: Module = require('next/dist/server/lib/cache-handlers/default.js');

/** All caches of a process share one list of expired tags. */
const caches = createDefaultCacheHandler(1);

/** Expires these tags in this process: first the cached answers, then the pages made from them. */
export async function expireHere(tags: readonly string[]): Promise<void> {
  await caches.updateTags([...tags], { expire: 0 });
  noteExpired(tags);
}
