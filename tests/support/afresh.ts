import { deepStrictEqual } from 'node:assert/strict';
import { afterAll, vi } from 'vitest';

/**
 * Files share a process, not what they make of it: each begins with modules of its own, and what it stubs is put back.
 * One that leaves the process otherwise than it found it fails: it is to put that back, or to be named
 * `*.alone.test.ts`.
 */
vi.resetModules();
for (const name of ['hobwrightShared', 'testJar']) Reflect.deleteProperty(globalThis, name);
const found = state();

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  deepStrictEqual(state(), found, 'This file leaves its process otherwise than it found it.');
});

function state() {
  // sharp notes in the environment where its library lies.
  const { VIPSHOME: _, ...environment } = process.env;
  const { setTimeout, setInterval, queueMicrotask, fetch, Date, console } = globalThis;
  return {
    environment,
    folder: process.cwd(),
    listeners: Object.fromEntries(process.eventNames().map((name) => [name, process.listenerCount(name)])),
    functions: { setTimeout, setInterval, queueMicrotask, fetch, Date, write: process.stdout.write },
    console: { ...console },
  };
}
