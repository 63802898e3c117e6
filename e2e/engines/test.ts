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
  /** Starts a visit to the worker's shop; the engine is started with its first visit. */
  visitBy: (name: EngineName) => Promise<Visit>;
};

/** Playwright's `test` for browsers that Playwright does not drive. */
export const test = base.extend<object, WorkerFixtures>({
  visitBy: [
    async ({ stack }, use) => {
      const started = new Map<EngineName, Promise<Engine>>();
      await use(async (name) => {
        // The sandbox answers proxy requests like direct ones. Pages, and the frames of the payments host, refer to it
        // by the origin in the build.
        const engine = started.get(name) ?? START[name](findEngine(name) ?? [], new URL(stack.sandbox));
        started.set(name, engine);
        return startVisit(await engine, stack);
      });
      // The test already knows of an engine that failed to start.
      for (const engine of started.values()) await (await engine.catch(() => null))?.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
