import { performance } from 'node:perf_hooks';

/** Runs work when its turn comes, in the order of arrival. */
export type PageTurns = <T>(work: () => Promise<T>) => Promise<T>;

/** While one page is rendered, the others wait for services. */
const AT_ONCE = 4;
const LOOK_EVERY_MS = 5;
/** Share of the time between two looks at which the event loop counts as busy. */
const BUSY = 0.8;

/**
 * Renders a few pages at once while the event loop is busy, and one more every 5 ms while it is idle because those in
 * progress wait for services. Many pages sharing one core would all finish as late as the last of them; in fours, most
 * finish earlier and none later.
 * @param busyNow returns the share of the time since its last call, 0 to 1, for which the event loop was busy
 */
export function createPageTurns(busyNow: () => number = watchUtilization()): PageTurns {
  let running = 0;
  const waiting: (() => void)[] = [];
  let looks: NodeJS.Timeout | undefined;

  function look(): void {
    if (busyNow() < BUSY) waiting.shift()?.();
    if (waiting.length > 0) return;
    clearInterval(looks);
    looks = undefined;
  }

  const turn = () =>
    new Promise<void>((start) => {
      waiting.push(start);
      if (looks) return;
      busyNow();
      looks = setInterval(look, LOOK_EVERY_MS);
    });

  return async (work) => {
    if (running >= AT_ONCE) await turn();
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      if (running < AT_ONCE) waiting.shift()?.();
    }
  };
}

function watchUtilization(): () => number {
  let since = performance.eventLoopUtilization();
  return () => {
    const { utilization } = performance.eventLoopUtilization(since);
    since = performance.eventLoopUtilization();
    return utilization;
  };
}
