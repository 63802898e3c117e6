import type { Policy } from './policy';

const SECOND_MS = 1_000;
/** Calls sent exactly a second apart may arrive a little closer together. */
const APART_MS = SECOND_MS + 50;
/** Maximum hold, whatever the upstream asks for. */
const LONGEST_HOLD_MS = 10_000;

export type Pace = {
  /**
   * Waits until one more call may be sent. If that takes longer than the time left, returns the wait as `waitMs`, in
   * milliseconds, at once and without reserving a turn.
   * @param remaining milliseconds left for waiting
   */
  turn(remaining: () => number): Promise<{ waitMs: number } | undefined>;
  /** Sends nothing for this many milliseconds, one second by default, because the upstream answered 429. */
  hold(ms?: number): void;
};

/** Returns the pacing that a policy asks for; null if it has no rate limit. */
export const paceOf = ({ perSecond }: Pick<Policy, 'perSecond'>): Pace | null =>
  perSecond === undefined ? null : createPace(perSecond);

/** Sends at most `perSecond` calls within any second, in the order in which they were made. */
function createPace(perSecond: number): Pace {
  const now = () => performance.now();
  /** The times at which the most recent calls were or will be sent. */
  let turns: number[] = [];
  let heldUntil = 0;
  let holds = 0;

  function nextTurn(): number {
    const before = turns.at(-perSecond);
    return Math.max(now(), heldUntil, before === undefined ? 0 : before + APART_MS);
  }

  return {
    async turn(remaining) {
      for (;;) {
        const at = nextTurn();
        const waitMs = at - now();
        if (waitMs > remaining()) return { waitMs };
        turns = [...turns, at].slice(-perSecond);
        if (waitMs <= 0) return undefined;
        const before = holds;
        await new Promise((settle) => setTimeout(settle, waitMs));
        if (holds === before) return undefined;
      }
    },
    hold(ms = SECOND_MS) {
      holds += 1;
      heldUntil = Math.max(heldUntil, now() + Math.min(ms, LONGEST_HOLD_MS));
      // Calls that are waiting take a new turn once their old one has come.
      turns = turns.filter((at) => at <= now());
    },
  };
}
