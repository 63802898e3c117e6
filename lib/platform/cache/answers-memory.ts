import { createRequire } from 'node:module';
import { bytesFor } from './budget.ts';

type Module = typeof import('next/dist/server/lib/cache-handlers/default.js');

const require = createRequire(import.meta.url);
const { createDefaultCacheHandler }: Module = require('next/dist/server/lib/cache-handlers/default.js');

/** Under which the framework looks for a memory of what `'use cache'` keeps, before it makes one of the build's size. */
const HANDLERS = Symbol.for('@next/cache-handlers');

/** Gives what `'use cache'` keeps its share of this machine's memory. Before the framework starts. */
export function boundAnswers(): void {
  Reflect.set(globalThis, HANDLERS, { DefaultCache: createDefaultCacheHandler(bytesFor('answers')) });
}
