import { addDays, londonDate } from '@/lib/dates/rules';
import type { PricePeriod, Slip } from './types';

/** A price that was asked for longer was no slip. */
const LONGEST_MS = 2 * 3_600_000;

/**
 * The book of prices without the slips in it (experience §6 F6, edge cases). A slip is neither a price that was asked nor
 * a break in one: it is left out of the history, the lowest, the quarters, the chart and what bears out a "was".
 *
 * A mark alone hides nothing. A slip is what the book marks as one, and what its own figures show to be one: it was put
 * right, within two hours of being set (several in a row: of the first of them), on the very days that its entry names,
 * and nobody bought at it and kept it. Every other entry stays a price, marked or not; where the book does not count
 * what was sold, all of them do.
 */
export function withoutSlips(periods: readonly PricePeriod[]): { prices: PricePeriod[]; slips: Slip[] } {
  const prices: PricePeriod[] = [];
  const slips: Slip[] = [];
  let wrong: Span | null = null;
  for (const period of periods.toSorted((a, b) => a.from.localeCompare(b.from))) {
    wrong = wrongSpan(period, wrong);
    if (wrong && wrong.until - wrong.since <= LONGEST_MS && period.units === 0) {
      slips.push({ pence: period.pence, on: period.from });
      continue;
    }
    const last = prices.at(-1);
    if (last && goesOn(last, period)) prices[prices.length - 1] = joined(last, period);
    else prices.push(period);
  }
  return { prices, slips };
}

type Span = { since: number; until: number };

/** Since and until when a marked entry left the price wrong; null where its mark contradicts its days. */
function wrongSpan({ from, to, slip }: PricePeriod, before: Span | null): Span | null {
  if (!slip || to === null) return null;
  const [since, until] = [Date.parse(slip.set), Date.parse(slip.right)];
  const fits =
    since < until && londonDate(new Date(since)) === from && londonDate(new Date(until - 1)) === to;
  return fits ? { since: before?.until === since ? before.since : since, until } : null;
}

const goesOn = (one: PricePeriod, next: PricePeriod): boolean =>
  one.pence === next.pence && one.kind === next.kind && one.to !== null && next.from <= addDays(one.to, 1);

function joined({ pence, kind, from, units }: PricePeriod, next: PricePeriod): PricePeriod {
  const sold = units === undefined || next.units === undefined ? undefined : units + next.units;
  return { pence, kind, from, to: next.to, ...(sold !== undefined && { units: sold }) };
}
