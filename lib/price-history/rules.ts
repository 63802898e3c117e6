import { addDays, type Day } from '@/lib/dates/rules';
import type { Pence } from '@/lib/money/types';
import { withoutSlips } from './slips';
import type { PricePeriod, PriceStory, Standing } from './types';

const YEAR = 365;
const SPANS = [30, 90, YEAR] as const;
/** Minimum number of days since the first sale for showing a history. */
const TOO_NEW_DAYS = 60;

type Step = PriceStory['steps'][number];

const latest = (a: Day, b: Day): Day => (a > b ? a : b);
const earliest = (a: Day, b: Day): Day => (a < b ? a : b);
const daysIn = ({ from, to }: Step): number => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;

/**
 * Returns the periods within the last `days` days up to today, clipped to them, oldest first. The day of a price change
 * counts for the new price.
 */
function stepsWithin(periods: readonly PricePeriod[], today: Day, days: number): Step[] {
  const start = addDays(today, 1 - days);
  return periods
    .map(({ pence, kind, from, to }) => ({
      pence,
      kind,
      from: latest(from, start),
      to: earliest(to ?? today, today),
    }))
    .filter(({ from, to }) => from <= to)
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .map((step, at, all) => {
      const next = all[at + 1]?.from;
      return next && step.from < next && next <= step.to ? { ...step, to: addDays(next, -1) } : step;
    });
}

/** Returns the lowest price and the last day on which it was asked; null without steps. */
function lowestOf(steps: readonly Step[]): { pence: Pence; on: Day } | null {
  const pence = Math.min(...steps.map((step) => step.pence));
  const last = steps.findLast((step) => step.pence === pence);
  return last ? { pence, on: last.to } : null;
}

/** Returns the smallest price at or below which at least this share of days lies. */
function quantile(steps: readonly Step[], share: number): Pence {
  const all = steps.toSorted((a, b) => a.pence - b.pence);
  const wanted = share * all.reduce((sum, step) => sum + daysIn(step), 0);
  let days = 0;
  for (const step of all) {
    days += daysIn(step);
    if (days >= wanted) return step.pence;
  }
  return all.at(-1)?.pence ?? 0;
}

/**
 * Rates today's price: `high` above the third quartile of days; at or below the first quartile `lowest`, or `cheaper`
 * if it was dearer on more than half of the days; otherwise `usual`. A price that never changed is `usual`.
 */
function standingOf(steps: readonly Step[], now: Pence): Standing {
  const [low, middle, high] = [quantile(steps, 0.25), quantile(steps, 0.5), quantile(steps, 0.75)];
  if (now > high) return 'high';
  if (now > low || (now === low && low === high)) return 'usual';
  if (now === lowestOf(steps)?.pence) return 'lowest';
  return now < middle ? 'cheaper' : 'usual';
}

/**
 * Returns the sales at the normal price before a running promotion and during it; null where sales are not recorded.
 */
function soldOf(periods: readonly PricePeriod[]): PriceStory['sold'] {
  const [before, now] = periods.toSorted((a, b) => a.from.localeCompare(b.from)).slice(-2);
  if (before?.kind !== 'normal' || now?.kind !== 'promotion') return null;
  if (before.units === undefined || now.units === undefined) return null;
  return { since: before.from, pence: before.pence, all: before.units + now.units, at: before.units };
}

/**
 * Returns the price story of a product; null when it was first sold here less than sixty days ago, or its history does
 * not reach today.
 */
export function priceStory(periods: readonly PricePeriod[], today: Day): PriceStory | null {
  const { prices, slips } = withoutSlips(periods);
  const steps = stepsWithin(prices, today, YEAR);
  const now = steps.at(-1);
  const first = prices.map(({ from }) => from).toSorted()[0];
  if (!now || !first || now.to < today || first > addDays(today, -TOO_NEW_DAYS)) return null;
  const lowest = SPANS.flatMap((days) => {
    const found = lowestOf(stepsWithin(prices, today, days));
    return found ? [{ days, ...found }] : [];
  });
  return {
    steps,
    lowest,
    standing: standingOf(steps, now.pence),
    sold: soldOf(prices),
    slips: slips.filter(({ on }) => on > addDays(today, -YEAR)).toReversed(),
  };
}
