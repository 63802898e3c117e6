import type { Day } from '@/lib/dates/rules';
import type { Pence } from '@/lib/money/types';

/** A price and the days on which it was asked here, both included, London's; `to` null: until further notice. */
export type PricePeriod = {
  pence: Pence;
  kind: 'normal' | 'promotion';
  from: Day;
  to: Day | null;
  /** Sold at it, those that came back taken off; absent where the book of prices does not count. */
  units?: number;
  /** Set by mistake, says the book: the instants (ISO 8601) at which it was set and put right. `slips.ts` judges it. */
  slip?: { set: string; right: string };
};

/** A price that was set by mistake and counts for nothing: what was shown, and the day it was set. */
export type Slip = { pence: Pence; on: Day };

/** How today's price stands among those of the last twelve months; `cheaper`: it was dearer on more than half the days. */
export type Standing = 'lowest' | 'cheaper' | 'usual' | 'high';

/** What the page says about a price over time (experience §6 F6). */
export type PriceStory = {
  /** The periods of the last twelve months, cut to them, oldest first. */
  steps: { pence: Pence; kind: PricePeriod['kind']; from: Day; to: Day }[];
  lowest: { days: number; pence: Pence; on: Day }[];
  standing: Standing;
  /** While a promotion runs: what was sold since the normal price before it began, and how much of that at it. */
  sold: { since: Day; pence: Pence; all: number; at: number } | null;
  /** What was left out of all this, of the same twelve months, the newest first. */
  slips: Slip[];
};
