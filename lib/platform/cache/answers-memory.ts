import { processSingleton } from '../process-singleton.ts';
import type { KeptEntry } from './data-cache/entry.ts';
import { createLocalHandler } from './data-cache/local.ts';
import { createMemory } from './memory.ts';

/** Under which the framework looks for a memory of what `'use cache'` keeps, before it makes one of the build's size. */
const HANDLERS = Symbol.for('@next/cache-handlers');

/** Gives what `'use cache'` keeps its share of this machine's memory. Before the framework starts. */
export function boundAnswers(): void {
  const memory = processSingleton('answers', () => createMemory<KeptEntry>('answers'));
  Reflect.set(globalThis, HANDLERS, { DefaultCache: createLocalHandler(memory) });
}
