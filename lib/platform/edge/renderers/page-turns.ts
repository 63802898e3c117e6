import { performance } from 'node:perf_hooks';

/** Does work when its turn comes, first come, first served. */
export type PageTurns = <T>(work: () => Promise<T>) => Promise<T>;

/** One is rendered while others wait for what they asked services for. */
const AT_ONCE = 4;
const LOOK_EVERY_MS = 5;
/** Of the time between two looks. */
const BUSY = 0.8;

/**
 * Lets a few pages be made at once while the event loop is busy, and one more every 5 ms while it is idle because those
 * under way wait for services. Many pages that share a core by pieces of milliseconds are all as late as the last of
 * them; four by four, most are earlier and none is later.
 * @param busyNow the part of the time since it was last asked, 0 to 1, for which the event loop had something to do
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
