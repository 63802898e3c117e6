const WINDOW_MS = 10_000;
/** Of calls that are counted. */
const MOST = 200;
const FAILURE_SHARE = 0.5;
const LONGEST_PAUSE_MS = 10_000;

export type BreakerState = 'closed' | 'open' | 'half-open';

export type Breaker = {
  /** Milliseconds until a call may go out; 0: now. A half-open breaker lets exactly one through. */
  waitMs(): number;
  /** Settles when the trial ends that is under way, or after so long; at once when there is none. */
  trialOver(mostMs: number): Promise<void>;
  record(succeeded: boolean): void;
  /** The upstream asked not to be called for a while (Retry-After). */
  pause(ms: number): void;
  state(): BreakerState;
};

type Opening = { openFor: number; leastCalls: number };

/**
 * Opens with a failure when at least half of at least so many calls within ten seconds failed: never with a success,
 * after which the upstream is there. One trial call closes it again; what was asked before it opened says nothing more.
 */
export function createBreaker(
  { openFor, leastCalls }: Opening,
  now: () => number = () => performance.now(),
): Breaker {
  let outcomes: { at: number; succeeded: boolean }[] = [];
  let openUntil = 0;
  let tripped = false;
  let trial: { since: number; over: PromiseWithResolvers<void> } | undefined;

  const isTrialRunning = () => trial !== undefined && now() - trial.since < WINDOW_MS;

  return {
    waitMs() {
      const remaining = openUntil - now();
      if (remaining > 0) return remaining;
      if (!tripped) return 0;
      if (isTrialRunning()) return 1_000;
      trial = { since: now(), over: Promise.withResolvers() };
      return 0;
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
    record(succeeded) {
      if (tripped && !trial) return;
      trial?.over.resolve();
      trial = undefined;
      if (tripped) {
        tripped = !succeeded;
        outcomes = [];
        if (!succeeded) openUntil = now() + openFor;
        return;
      }
      outcomes.push({ at: now(), succeeded });
      const since = now() - WINDOW_MS;
      while (outcomes.length > MOST || (outcomes[0]?.at ?? since) < since) outcomes.shift();
      if (succeeded || outcomes.length < leastCalls) return;
      const failures = outcomes.filter((outcome) => !outcome.succeeded).length;
      if (failures / outcomes.length >= FAILURE_SHARE) {
        tripped = true;
        openUntil = now() + openFor;
      }
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
