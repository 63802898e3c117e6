import { type EngineName, findEngine } from '../../scripts/lib/engines.ts';
import { test as base } from '../support/test';
import { startFirefox } from './firefox';
import type { Engine } from './types';
import { startVisit, type Visit } from './visit';
import { startWebkit } from './webkit';

const START: Record<EngineName, (programs: string[], proxy: URL) => Promise<Engine>> = {
  firefox: startFirefox,
  webkit: startWebkit,
};

type WorkerFixtures = {
  /** A visit to the worker's shop by an engine, which is started when it is first asked for. */
  visitBy: (name: EngineName) => Promise<Visit>;
};

/** Playwright's `test` for browsers that Playwright does not drive. */
export const test = base.extend<object, WorkerFixtures>({
  visitBy: [
    async ({ stack }, use) => {
      const started = new Map<EngineName, Promise<Engine>>();
      await use(async (name) => {
        // The sandbox answers what it is asked as a proxy as it answers at its own address: pages name it by the
        // origin that the build holds, and so do the payments host's frames.
        const engine = started.get(name) ?? START[name](findEngine(name) ?? [], new URL(stack.sandbox));
        started.set(name, engine);
        return startVisit(await engine, stack);
      });
      // One that did not start has told its test so.
      for (const engine of started.values()) await (await engine.catch(() => null))?.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
