import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What goes first under load: 0 before 4. */
export type Rank = 0 | 1 | 2 | 3 | 4;

const QUEUE = 100;
const LONGEST_WAIT_MS = 250;
/** Ranks 0 and 1 (orders, basket, sign-in) have a quarter of the places to themselves. */
const SHARE_OF_THE_REST = 0.75;
const FEWEST = 8;
const TOO_SLOW_MS = 100;
const CHECK_EVERY_MS = 500;

export type Admission = {
  /** Waits for a place, briefly. Undefined: there is none; answer 503. */
  enter(rank: Rank): Promise<(() => void) | undefined>;
  inFlight(): number;
  stop(): void;
};

/**
 * Bounds the requests that are worked on at once. The bound falls by a fifth while an event loop is late and rises
 * by one when it is not; what waits longer than 250 ms is turned away.
 * @param lateMs how late the event loops of the renderers are, in milliseconds
 */
export function createAdmission(most: number, lateMs: () => number): Admission {
  let limit = most;
  let running = 0;
  let waiting: { rank: Rank; start: () => void }[] = [];
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const timer = setInterval(() => {
    limit =
      Math.max(delay.mean / 1e6, lateMs()) > TOO_SLOW_MS
        ? Math.max(FEWEST, Math.floor(limit * 0.8))
        : Math.min(most, limit + 1);
    delay.reset();
  }, CHECK_EVERY_MS).unref();

  const hasPlace = (rank: Rank) => running < (rank <= 1 ? limit : Math.floor(limit * SHARE_OF_THE_REST));

  const leave = () => {
    running -= 1;
    waiting.sort((a, b) => a.rank - b.rank);
    const next = waiting[0];
    if (!next || !hasPlace(next.rank)) return;
    waiting.shift();
    next.start();
  };

  const take = () => {
    running += 1;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      leave();
    };
  };

  return {
    enter(rank) {
      if (hasPlace(rank)) return Promise.resolve(take());
      if (waiting.length >= QUEUE) return Promise.resolve(undefined);
      return new Promise((settle) => {
        const place = {
          rank,
          start: () => {
            clearTimeout(patience);
            settle(take());
          },
        };
        const patience = setTimeout(() => {
          waiting = waiting.filter((other) => other !== place);
          settle(undefined);
        }, LONGEST_WAIT_MS);
        waiting.push(place);
      });
    },
    inFlight: () => running,
    stop() {
      clearInterval(timer);
      delay.disable();
    },
  };
}
