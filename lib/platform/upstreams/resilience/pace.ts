import type { Policy } from './policy';

const SECOND_MS = 1_000;
/** Calls sent a second apart may arrive a little closer together. */
const APART_MS = SECOND_MS + 50;
/** The longest hold, whatever the upstream asks for. */
const LONGEST_HOLD_MS = 10_000;

export type Pace = {
  /**
   * Waits until one more call may be sent. @returns at once `waitMs`, the wait in milliseconds, where that exceeds the
   * remaining time; no turn is reserved then.
   * @param remaining milliseconds that it may wait
   */
  turn(remaining: () => number): Promise<{ waitMs: number } | undefined>;
  /** The upstream answered 429: nothing is sent for so many milliseconds. */
  hold(ms?: number): void;
};

/** The pacing that a policy asks for; null without a rate limit. */
export const paceOf = ({ perSecond }: Pick<Policy, 'perSecond'>): Pace | null =>
  perSecond === undefined ? null : createPace(perSecond);

/** Sends at most so many calls within any second, first come first served. */
function createPace(perSecond: number): Pace {
  const now = () => performance.now();
  /** The times at which the last calls were or will be sent. */
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
      // Calls that are waiting take a new turn when their old one comes up.
      turns = turns.filter((at) => at <= now());
    },
  };
}
