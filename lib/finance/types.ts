import type { Day } from '@/lib/dates/rules';
import type { Pence } from '@/lib/money/types';
import type { PolicyFault } from '@/lib/policy/types';

/** Fixed-sum credit of a lender, as an editor keeps it in the content service once the lender has approved the words. */
export type FinanceOffer = {
  lender: string;
  /** Percent, one decimal. */
  apr: number;
  /** Fixed, percent a year, as the lender states it. */
  interestRate: number;
  months: number;
  depositPercent: number;
  minimumPrice: Pence;
  maximumPrice: Pence;
  /** How to apply, commission, and what else the lender has the shop say. */
  statement: string;
  /** The shop's own number at the Financial Conduct Authority. */
  firmReference: string;
  approvalReference: string;
  /** The last day on which it may be shown. */
  approvedUntil: Day;
};

/** What became of an entry; `name` is what editors call it. */
export type OfferReading = { name: string } & (
  | { ok: true; offer: FinanceOffer }
  | { ok: false; faults: PolicyFault[] }
);

/** Who makes the promotion, and where to write to: the shop, which is no lender. */
export type Broker = { name: string; address: string };

/** What a page needs to tell of credit. */
export type Finance = { offers: readonly FinanceOffer[]; broker: Broker };

/** What credit for a price comes to. All payments are alike, but for the last of a credit without interest. */
export type Repayment = {
  deposit: Pence;
  credit: Pence;
  monthly: Pence;
  last: Pence;
  /** Deposit and all payments. */
  payable: Pence;
};
