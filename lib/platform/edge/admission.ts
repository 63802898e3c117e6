import { monitorEventLoopDelay } from 'node:perf_hooks';

/** What goes first under load: 0 before 4. */
export type Rank = 0 | 1 | 2 | 3 | 4;

const QUEUE = 100;
const LONGEST_WAIT_MS = 60;
/** Rank 0 (orders) has a tenth of the places to itself, and with rank 1 (basket, sign-in) a quarter. */
const SHARE_OF_ORDERS = 0.1;
const SHARE_OF_THE_REST = 0.75;
/** Of the places and of the queue, what one address may take while others want them. */
const SHARE_OF_ONE = 0.25;
const LEAST_OF_ONE = 8;
/** While so many of the places are free nobody counts whose the others are. */
const PLENTY = 0.5;
const FEWEST = 8;
const TOO_SLOW_MS = 100;
const CHECK_EVERY_MS = 500;

export type Admission = {
  /** Waits for a place, briefly. Undefined: there is none; answer 503. @param address what limits count as one caller */
  enter(rank: Rank, address: string): Promise<(() => void) | undefined>;
  inFlight(): number;
  /** Of places there are as many now, and so many wait for one. */
  limit(): number;
  waiting(): number;
  stop(): void;
};

type Options = {
  most: number;
  /** How late the event loops of the renderers are, in milliseconds. */
  lateMs: () => number;
  /** Whether one address is kept from taking everything. */
  isFair: boolean;
};

type Waiting = { rank: Rank; address: string; start: () => void; giveUp: () => void };

/**
 * Bounds the requests that are worked on at once. The bound falls by a fifth while an event loop is late and rises
 * by one when it is not; what waits longer than 60 ms is turned away.
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

  /** Whether there is room to wait, for which what is less urgent gives way. */
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
