import { deepStrictEqual } from 'node:assert/strict';
import { afterAll, vi } from 'vitest';

/**
 * Files share a process, not what they make of it: each begins with modules of its own, what it stubs is put back, and
 * what it has tick ends with it: it would go on with the next file's store. One that leaves the process otherwise than it found it fails: it is to put that back, or to be named
 * `*.alone.test.ts`.
 */
vi.resetModules();
for (const name of ['hobwrightShared', 'testJar']) Reflect.deleteProperty(globalThis, name);
const { setInterval: start } = globalThis;
const ticking = new Set<ReturnType<typeof setInterval>>();
globalThis.setInterval = Object.assign((...how: Parameters<typeof setInterval>) => {
  const tick = start(...how);
  ticking.add(tick);
  return tick;
}, start);
const found = state();

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  deepStrictEqual(state(), found, 'This file leaves its process otherwise than it found it.');
  globalThis.setInterval = start;
  for (const tick of ticking) clearInterval(tick);
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
