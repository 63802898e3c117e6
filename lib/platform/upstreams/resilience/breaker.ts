const WINDOW_MS = 10_000;
/** Of calls that are counted. */
const MOST = 200;
const FAILURE_SHARE = 0.5;
const LONGEST_PAUSE_MS = 10_000;

export type BreakerState = 'closed' | 'open' | 'half-open';

/** A call that may go out, and says how it went. */
export type Passage = { record(succeeded: boolean): void };

export type Breaker = {
  /** Lets a call out, or says in how many milliseconds one may go. A half-open breaker lets exactly one through. */
  enter(): Passage | { waitMs: number };
  /** Settles when the trial ends that is under way, or after so long; at once when there is none. */
  trialOver(mostMs: number): Promise<void>;
  /** The upstream asked not to be called for a while (Retry-After). */
  pause(ms: number): void;
  state(): BreakerState;
};

type Trial = { since: number; over: PromiseWithResolvers<void> };

type Opening = { openFor: number; leastCalls: number };

/**
 * Opens with a failure when at least half of at least so many calls within ten seconds failed: never with a success,
 * after which the upstream is there. One trial call closes it again; what was asked before it opened says nothing more,
 * whenever it is answered.
 */
export function createBreaker(
  { openFor, leastCalls }: Opening,
  now: () => number = () => performance.now(),
): Breaker {
  // Begun anew whenever it opens.
  let outcomes: { at: number; succeeded: boolean }[] = [];
  let openUntil = 0;
  let tripped = false;
  let trial: Trial | undefined;

  const isTrialRunning = () => trial !== undefined && now() - trial.since < WINDOW_MS;

  function open(): void {
    tripped = true;
    outcomes = [];
    openUntil = now() + openFor;
  }

  /** The call that tries whether the upstream is back; nothing, where another one tries by now. */
  function settle(mine: Trial, succeeded: boolean): void {
    if (mine !== trial) return;
    trial = undefined;
    tripped = false;
    if (!succeeded) open();
    mine.over.resolve();
  }

  function count(succeeded: boolean): void {
    outcomes.push({ at: now(), succeeded });
    const since = now() - WINDOW_MS;
    while (outcomes.length > MOST || (outcomes[0]?.at ?? since) < since) outcomes.shift();
    if (succeeded || outcomes.length < leastCalls) return;
    const failures = outcomes.filter((outcome) => !outcome.succeeded).length;
    if (failures / outcomes.length >= FAILURE_SHARE) open();
  }

  /** Of a call that goes out now, which counts until the breaker opens. */
  const passage = (mine: typeof outcomes): Passage => ({
    record(succeeded) {
      if (mine === outcomes) count(succeeded);
    },
  });

  return {
    enter() {
      const remaining = openUntil - now();
      if (remaining > 0) return { waitMs: remaining };
      if (!tripped) return passage(outcomes);
      if (isTrialRunning()) return { waitMs: 1_000 };
      const mine: Trial = { since: now(), over: Promise.withResolvers() };
      trial = mine;
      return { record: (succeeded) => settle(mine, succeeded) };
    },
    async trialOver(mostMs) {
      if (!trial || !isTrialRunning()) return;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((settle) => {
        timer = setTimeout(settle, mostMs);
      });
      await Promise.race([trial.over.promise, late]);
      clearTimeout(timer);
    },
    pause(ms) {
      openUntil = Math.max(openUntil, now() + Math.min(ms, LONGEST_PAUSE_MS));
    },
    state() {
      if (openUntil > now()) return 'open';
      return tripped ? 'half-open' : 'closed';
    },
  };
}
