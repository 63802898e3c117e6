import type { Price } from '@/lib/catalogue/types';
import { addDays } from '@/lib/dates/rules';
import { withoutSlips } from './slips';
import type { PricePeriod } from './types';

/**
 * Whether the recorded prices prove a "was" price: it was the normal price on every day that it names, no promotion
 * began on any of them but the first, and one began the day after the last (experience §6 F6, rule 1). Pricing mistakes
 * count neither for nor against it. Where no prices are recorded, it is accepted.
 */
export function isProvenWas(
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
  const promotions = prices.filter(({ kind }) => kind === 'promotion');
  return (
    day >= promoted &&
    promotions.some(({ from: start }) => start === promoted) &&
    !promotions.some(({ from: start }) => start > from && start <= to)
  );
}

/** Returns the price, without its "was" where the recorded prices do not prove it. */
export function withProvenWas(price: Price, periods: readonly PricePeriod[]): Price {
  const { was, ...rest } = price;
  return was && !isProvenWas(was, periods) ? rest : price;
}
