import { deepStrictEqual } from 'node:assert/strict';
import { afterAll, vi } from 'vitest';

/**
 * Test files share a process, but not their state: each starts with fresh modules, its stubs are removed, and its
 * intervals are cleared, which would otherwise run on into the next file's store. A file that leaves the process
 * changed fails: it must restore it, or be named `*.alone.test.ts`.
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
  // sharp records the path of its library in the environment.
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
