import { isOfPages } from './cache-tags.ts';
import { createSharedHandler } from './data-cache/handler.ts';
import { createLocalHandler } from './data-cache/local.ts';
import { tellProcesses } from './expiry-link.ts';
import { createMemory } from './memory.ts';
import { processSingleton } from '../process-singleton.ts';
import { startPageEpoch } from './page-epoch.ts';
import { sharedAnswers, sharedMemory } from './shared-memory.ts';

const local = createLocalHandler(processSingleton('answers', () => createMemory('answers')));
const memory = sharedMemory();
const answers = sharedAnswers();

/** What another machine has expired is old for the front of this one too. */
function onExpired(tags: readonly string[]): void {
  if (tags.some(isOfPages)) startPageEpoch();
  void tellProcesses(tags);
}

/** What `'use cache'` keeps: this process's memory, and behind it that of all machines (`REDIS_URL`). */
export default memory && answers ? createSharedHandler(local, { memory, answers }, onExpired) : local;
