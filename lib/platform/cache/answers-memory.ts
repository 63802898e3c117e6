import { processSingleton } from '../process-singleton.ts';
import type { KeptEntry } from './data-cache/entry.ts';
import { createLocalHandler } from './data-cache/local.ts';
import { createMemory } from './memory.ts';

/** Where the framework looks for the handler of `'use cache'`, before it creates one with a size fixed by the build. */
const HANDLERS = Symbol.for('@next/cache-handlers');

/** Gives the cache of `'use cache'` its share of this machine's memory. Called before the framework starts. */
export function boundAnswers(): void {
  const memory = processSingleton('answers', () => createMemory<KeptEntry>('answers'));
  Reflect.set(globalThis, HANDLERS, { DefaultCache: createLocalHandler(memory) });
}
