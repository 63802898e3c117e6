import { createSharedHandler } from './data-cache/handler.ts';
import { createLocalHandler } from './data-cache/local.ts';
import { expireHere } from './expire-here.ts';
import { MACHINES, tellProcesses } from './expiry-link.ts';
import { createMemory } from './memory.ts';
import { processSingleton } from '../process-singleton.ts';
import { sharedAnswers, sharedMemory } from './shared-memory.ts';

const local = createLocalHandler(processSingleton('answers', () => createMemory('answers')));
const memory = sharedMemory();
const answers = sharedAnswers();

/** What another machine has expired is expired in all processes of this one too. */
function onExpired(tags: readonly string[]): void {
  void expireHere(tags);
  void tellProcesses(tags);
}

/** The cache of `'use cache'`: the memory of this process, and behind it that of all machines (`REDIS_URL`). */
const handler = memory && answers ? createSharedHandler(local, { memory, answers }, onExpired) : local;
processSingleton(MACHINES, () => ({
  tell: async (tags: readonly string[]) => handler.updateTags([...tags], { expire: 0 }),
}));

export default handler;
