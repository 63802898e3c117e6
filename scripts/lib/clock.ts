import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Environment } from './environment.ts';

const PRELOAD = new URL('./moved-clock.ts', import.meta.url).href;

/** A clock that several processes share. */
export type Clock = {
  /** Variables for starting a process that uses this clock. */
  env(): Environment;
  now(): Date;
  /** Moves the clock of the processes that use it; they must be idle. */
  moveTo(instant: Date, processes: readonly ChildProcess[]): Promise<void>;
};

/** It runs at normal speed from wherever it is moved to. */
export function createClock(): Clock {
  let ahead = 0;
  return {
    env: () => ({ NODE_OPTIONS: `--import=${PRELOAD}`, CLOCK_AHEAD: String(ahead) }),
    now: () => new Date(Date.now() + ahead),
    async moveTo(instant, processes) {
      ahead = instant.getTime() - Date.now();
      await Promise.all(
        processes.map(async (child) => {
          const told = once(child, 'message');
          child.send({ clockAhead: ahead });
          await told;
        }),
      );
    },
  };
}
