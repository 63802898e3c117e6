import { addDays, londonDate } from '@/lib/dates/rules';
import type { PricePeriod, Slip } from './types';

/** A wrong price that was asked for longer than this was not a mere slip. */
const LONGEST_MS = 2 * 3_600_000;

/**
 * Separates pricing slips from the recorded prices (experience §6 F6, edge cases). A slip is neither an asked price nor
 * an interruption of one: it is left out of the history, the lowest price, the quartiles, the chart and the proof of a
 * "was" price.
 *
 * A mark alone hides nothing. A slip has to be marked in the records, and the recorded figures have to prove it: it was
 * corrected within two hours of being set (for several in a row, of the first), on the very days that its entry names,
 * and nobody bought at that price and kept the goods. Every other entry counts as a price, marked or not; where sales
 * are not recorded, all entries do.
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

/** Returns how long a marked entry left the price wrong; null where the mark contradicts the entry's days. */
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
