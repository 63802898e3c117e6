import type { Day } from '@/lib/dates/rules';
import type { Pence } from '@/lib/money/types';

/**
 * A price and the days on which it was asked here, in London, both included. A null `to` means until further notice.
 */
export type PricePeriod = {
  pence: Pence;
  kind: 'normal' | 'promotion';
  from: Day;
  to: Day | null;
  /** Units sold at it, less returns; absent where sales are not recorded. */
  units?: number;
  /**
   * Marked as set by mistake: the instants (ISO 8601) at which it was set and corrected. `slips.ts` decides whether it
   * counts.
   */
  slip?: { set: string; right: string };
};

/** A price that was set by mistake and does not count: the amount, and the day on which it was set. */
export type Slip = { pence: Pence; on: Day };

/** How today's price compares with the last twelve months; `cheaper`: it was dearer on more than half of the days. */
export type Standing = 'lowest' | 'cheaper' | 'usual' | 'high';

/** What the page shows of a price over time (experience §6 F6). */
export type PriceStory = {
  /** The periods of the last twelve months, clipped to them, oldest first. */
  steps: { pence: Pence; kind: PricePeriod['kind']; from: Day; to: Day }[];
  lowest: { days: number; pence: Pence; on: Day }[];
  standing: Standing;
  /**
   * While a promotion runs: units sold since the start of the normal price before it, and how many of them at that
   * price.
   */
  sold: { since: Day; pence: Pence; all: number; at: number } | null;
  /** The slips left out, of the same twelve months, newest first. */
  slips: Slip[];
};
