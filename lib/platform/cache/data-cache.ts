import { createRequire } from 'node:module';
import { bytesFor } from './budget.ts';
import { createSharedHandler } from './data-cache/handler.ts';
import { tellProcesses } from './expiry-link.ts';
import { startPageEpoch } from './page-epoch.ts';
import { sharedAnswers, sharedMemory } from './shared-memory.ts';

type Module = typeof import('next/dist/server/lib/cache-handlers/default.js');

const require = createRequire(import.meta.url);
const { createDefaultCacheHandler }: Module = require('next/dist/server/lib/cache-handlers/default.js');

const local = createDefaultCacheHandler(bytesFor('answers'));
const memory = sharedMemory();
const answers = sharedAnswers();

/** What another machine has expired is old for the front of this one too. */
function onExpired(tags: readonly string[]): void {
  startPageEpoch();
  void tellProcesses(tags);
}

/** What `'use cache'` keeps: Next's own memory, and behind it that of all machines (`REDIS_URL`). */
export default memory && answers ? createSharedHandler(local, { memory, answers }, onExpired) : local;
