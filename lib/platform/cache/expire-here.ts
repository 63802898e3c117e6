import { createRequire } from 'node:module';
import { noteExpired } from './expiries.ts';

type Module = typeof import('next/dist/server/lib/cache-handlers/default.js');

const require = createRequire(import.meta.url);
const { createDefaultCacheHandler }: Module = require('next/dist/server/lib/cache-handlers/default.js');

/** Which tags are old is one list for all caches of a process. */
const caches = createDefaultCacheHandler(1);

/** Makes what is cached under these tags old in this process. First the answers, then the pages that are made of them. */
export async function expireHere(tags: readonly string[]): Promise<void> {
  await caches.updateTags([...tags], { expire: 0 });
  noteExpired(tags);
}
