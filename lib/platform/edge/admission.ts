import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Priority under load; 0 comes first. */
export type Rank = 0 | 1 | 2 | 3 | 4;

const QUEUE = 100;
const LONGEST_WAIT_MS = 60;
/** The share of capacity reserved for rank 0 (orders), and the share that ranks 2 to 4 (pages and lists) may take. */
const SHARE_OF_ORDERS = 0.1;
const SHARE_OF_THE_REST = 0.75;
/** The share of capacity and queue that one address may take while others want it. */
const SHARE_OF_ONE = 0.25;
const LEAST_OF_ONE = 8;
/** While at least this share is free, addresses are not limited. */
const PLENTY = 0.5;
const FEWEST = 8;
const TOO_SLOW_MS = 100;
const CHECK_EVERY_MS = 500;

export type Admission = {
  /**
   * Waits briefly to be admitted.
   * @param address by which limits count
   * @returns a function that ends the request's stay; undefined if it is not admitted, which is a 503
   */
  enter(rank: Rank, address: string): Promise<(() => void) | undefined>;
  inFlight(): number;
  /** How many requests may be in flight now, and how many wait to be admitted. */
  limit(): number;
  waiting(): number;
  stop(): void;
};

type Options = {
  most: number;
  /** The delay of the renderers' event loops, in milliseconds. */
  lateMs: () => number;
  /** Whether the share of one address is limited. */
  isFair: boolean;
};

type Waiting = { rank: Rank; address: string; start: () => void; giveUp: () => void };

/**
 * Limits how many requests are worked on at once. The limit falls by a fifth while an event loop is late and rises by
 * one while none is. A request that waits longer than 60 ms is rejected.
 */
export function createAdmission({ most, lateMs, isFair }: Options): Admission {
  let limit = most;
  let running = 0;
  let waiting: Waiting[] = [];
  const held = new Map<string, number>();
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const timer = setInterval(() => {
    const isLate = delay.mean / 1e6 > TOO_SLOW_MS || lateMs() > TOO_SLOW_MS;
    limit = isLate ? Math.max(FEWEST, Math.floor(limit * 0.8)) : Math.min(most, limit + 1);
    delay.reset();
  }, CHECK_EVERY_MS).unref();

  const shareOf = (all: number) => Math.max(LEAST_OF_ONE, Math.floor(all * SHARE_OF_ONE));

  function placesOf(rank: Rank): number {
    if (rank === 0) return limit;
    return rank === 1 ? limit - Math.floor(limit * SHARE_OF_ORDERS) : Math.floor(limit * SHARE_OF_THE_REST);
  }

  function hasPlace({ rank, address }: Pick<Waiting, 'rank' | 'address'>): boolean {
    if (running >= placesOf(rank)) return false;
    return !isFair || running < limit * PLENTY || (held.get(address) ?? 0) < shareOf(limit);
  }

  function leave(address: string): void {
    running -= 1;
    const left = (held.get(address) ?? 1) - 1;
    if (left > 0) held.set(address, left);
    else held.delete(address);
    const next = waiting.toSorted((a, b) => a.rank - b.rank).find(hasPlace);
    next?.start();
  }

  function take(address: string): () => void {
    running += 1;
    held.set(address, (held.get(address) ?? 0) + 1);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      leave(address);
    };
  }

  /** Whether there is room to wait. In a full queue, a less urgent request gives way. */
  function mayWait(rank: Rank, address: string): boolean {
    const ofAddress = waiting.filter((other) => other.address === address).length;
    if (isFair && ofAddress >= shareOf(QUEUE)) return false;
    if (waiting.length < QUEUE) return true;
    const last = waiting.toSorted((a, b) => b.rank - a.rank)[0];
    if (!last || last.rank <= rank) return false;
    last.giveUp();
    return true;
  }

  return {
    enter(rank, address) {
      if (hasPlace({ rank, address })) return Promise.resolve(take(address));
      if (!mayWait(rank, address)) return Promise.resolve(undefined);
      return new Promise((settle) => {
        const end = (place: (() => void) | undefined) => {
          clearTimeout(patience);
          waiting = waiting.filter((other) => other !== mine);
          settle(place);
        };
        const mine: Waiting = {
          rank,
          address,
          start: () => end(take(address)),
          giveUp: () => end(undefined),
        };
        const patience = setTimeout(mine.giveUp, LONGEST_WAIT_MS);
        waiting.push(mine);
      });
    },
    inFlight: () => running,
    limit: () => limit,
    waiting: () => waiting.length,
    stop() {
      clearInterval(timer);
      delay.disable();
    },
  };
}
