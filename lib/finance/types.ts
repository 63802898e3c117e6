import type { Day } from '@/lib/dates/rules';
import type { Pence } from '@/lib/money/types';
import type { PolicyFault } from '@/lib/policy/types';

/** A lender's fixed-sum credit, entered in the content service once the lender has approved its wording. */
export type FinanceOffer = {
  lender: string;
  /** Percent, one decimal. */
  apr: number;
  /** Fixed annual rate in percent, as the lender states it. */
  interestRate: number;
  months: number;
  depositPercent: number;
  minimumPrice: Pence;
  maximumPrice: Pence;
  /** How to apply, commission, and other wording that the lender requires. */
  statement: string;
  /** The shop's reference number at the Financial Conduct Authority. */
  firmReference: string;
  approvalReference: string;
  /** The last day on which it may be shown. */
  approvedUntil: Day;
};

/** Result of validating an entry; `name` is its title in the editor. */
export type OfferReading = { name: string } & (
  | { ok: true; offer: FinanceOffer }
  | { ok: false; faults: PolicyFault[] }
);

/** Name and postal address of who makes the promotion: the shop, which is a broker and not a lender. */
export type Broker = { name: string; address: string };

/** What a page needs to show credit. */
export type Finance = { offers: readonly FinanceOffer[]; broker: Broker };

/** Repayment of a price. All payments are equal, except the last one of a credit without interest. */
export type Repayment = {
  deposit: Pence;
  credit: Pence;
  monthly: Pence;
  last: Pence;
  /** Deposit and all payments. */
  payable: Pence;
};
