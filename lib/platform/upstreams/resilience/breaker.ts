const WINDOW_MS = 10_000;
/** Maximum number of calls that are counted. */
const MOST = 200;
/** Share of failed calls that opens a breaker, unless its policy names another. */
const FAILURE_SHARE = 0.5;
const LONGEST_PAUSE_MS = 10_000;

export type BreakerState = 'closed' | 'open' | 'half-open';

/** Permission to make a call, whose result must be reported. */
export type Passage = { record(succeeded: boolean): void };

export type Breaker = {
  /** Permits a call, or returns the milliseconds until one may be made. A half-open breaker permits exactly one. */
  enter(): Passage | { waitMs: number };
  /** Resolves when the current trial call ends, after `mostMs` at the latest, or at once if there is none. */
  trialOver(mostMs: number): Promise<void>;
  /** Stays open for `ms`, ten seconds at most, because the upstream asked not to be called (`Retry-After`). */
  pause(ms: number): void;
  state(): BreakerState;
};

type Trial = { since: number; over: PromiseWithResolvers<void> };

type Opening = { openFor: number; leastCalls: number; failureShare?: number };

/**
 * Creates a circuit breaker. A failure opens it if there were at least `leastCalls` calls within ten seconds and at
 * least `failureShare` of them failed, by default half. After `openFor` milliseconds one trial call decides whether it
 * closes. Results of calls that started before it opened no longer count.
 */
export function createBreaker(
  { openFor, leastCalls, failureShare = FAILURE_SHARE }: Opening,
  now: () => number = () => performance.now(),
): Breaker {
  // Replaced by a new array when the breaker opens, so that older calls can be told apart.
  let outcomes: { at: number; succeeded: boolean }[] = [];
  let openUntil = 0;
  let tripped = false;
  let trial: Trial | undefined;

  const isTrialRunning = () => trial !== undefined && now() - trial.since < WINDOW_MS;

  function open(): void {
    tripped = true;
    outcomes = [];
    openUntil = Math.max(openUntil, now() + openFor);
  }

  /** Records the result of a trial call, unless another trial has replaced it. */
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
    if (failures / outcomes.length >= failureShare) open();
  }

  /** Permission for a call whose result counts until the breaker opens. */
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
