import type { Day } from '@/lib/dates/rules';
import type { Pence } from '@/lib/money/types';
import { monthlyRate } from './rates';
import type { Finance, FinanceOffer, Repayment } from './types';

/**
 * Repayments as an annuity at the effective monthly rate of the APR. Without interest the last payment absorbs the
 * rounding.
 */
export function repaymentOf({ apr, months, depositPercent }: FinanceOffer, price: Pence): Repayment {
  const deposit = Math.round((price * depositPercent) / 100);
  const credit = price - deposit;
  const rate = monthlyRate(apr);
  const monthly = Math.round(rate === 0 ? credit / months : (credit * rate) / (1 - (1 + rate) ** -months));
  const repaid = rate === 0 ? credit : monthly * months;
  return { deposit, credit, monthly, last: repaid - monthly * (months - 1), payable: deposit + repaid };
}

/** Whether an offer may be shown on a day. */
export const isApprovedOn = ({ approvedUntil }: FinanceOffer, day: Day): boolean => day <= approvedUntil;

/**
 * Returns the offer for a price: of those that cover it the one with the lowest APR, then the longest; null where none
 * does.
 */
export function offerFor(offers: readonly FinanceOffer[], price: Pence): FinanceOffer | null {
  const fitting = offers.filter(
    ({ minimumPrice, maximumPrice }) => price >= minimumPrice && price <= maximumPrice,
  );
  return fitting.toSorted((a, b) => a.apr - b.apr || b.months - a.months)[0] ?? null;
}

type Trader = { legalName: string; addressLines: readonly string[]; postcode: string };

/**
 * Null where there are no offers or the trader's address is unknown: a promotion has to name a postal address (CONC
 * 3.5.3R).
 */
export function financeOf(offers: readonly FinanceOffer[], trader: Trader | null): Finance | null {
  if (offers.length === 0 || !trader?.legalName || trader.addressLines.length === 0) return null;
  const address = [...trader.addressLines, trader.postcode].filter(Boolean).join(', ');
  return { offers, broker: { name: trader.legalName, address } };
}
