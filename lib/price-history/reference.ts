import type { Price } from '@/lib/catalogue/types';
import { addDays } from '@/lib/dates/rules';
import { withoutSlips } from './slips';
import type { PricePeriod } from './types';

/**
 * Whether the book of prices bears out a "was": it was the normal price on every day that is named, and the promotion
 * began on the day after (experience §6 F6, rule 1); slips speak neither for nor against it. Where no book is kept,
 * nothing speaks against it.
 */
export function isBorneOut(
  { price, from, to }: NonNullable<Price['was']>,
  periods: readonly PricePeriod[],
): boolean {
  if (periods.length === 0) return true;
  if (!from || !to) return false;
  const { prices } = withoutSlips(periods);
  const normal = prices.filter((period) => period.kind === 'normal' && period.pence === price);
  let day = from;
  for (const period of normal.toSorted((a, b) => a.from.localeCompare(b.from))) {
    if (period.from <= day && period.to !== null && period.to >= day) day = addDays(period.to, 1);
  }
  const promoted = addDays(to, 1);
  return (
    day >= promoted && prices.some(({ kind, from: start }) => kind === 'promotion' && start === promoted)
  );
}

/** A price without a "was" that the book of prices contradicts. */
export function borneOut(price: Price, periods: readonly PricePeriod[]): Price {
  const { was, ...rest } = price;
  return was && !isBorneOut(was, periods) ? rest : price;
}
