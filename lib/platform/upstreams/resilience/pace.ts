import type { Policy } from './policy';

const SECOND_MS = 1_000;
/** What goes out a second apart may arrive somewhat closer. */
const APART_MS = SECOND_MS + 50;
/** However long it wants to be left alone, it is tried again after so much. */
const LONGEST_HOLD_MS = 10_000;

export type Pace = {
  /**
   * Waits until one more call may go out. Where there is no time for that, says so at once, with the milliseconds it
   * would have taken, and keeps nothing for this one.
   * @param remaining milliseconds in which it may wait
   */
  turn(remaining: () => number): Promise<{ waitMs: number } | undefined>;
  /** The upstream refused a call that came too soon: none goes out for so many milliseconds. */
  hold(ms?: number): void;
};

/** What a policy's limit needs; null without one. */
export const paceOf = ({ perSecond }: Pick<Policy, 'perSecond'>): Pace | null =>
  perSecond === undefined ? null : createPace(perSecond);

/** Lets at most so many calls out within any second, first come first served. */
function createPace(perSecond: number): Pace {
  const now = () => performance.now();
  /** When the last of them went out, or will. */
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
      // Who waits takes another turn when his would have come.
      turns = turns.filter((at) => at <= now());
    },
  };
}
