import { counted } from '@/lib/i18n/counted';
import { formatTotal } from '@/lib/money/rules';
import type { Pence } from '@/lib/money/types';
import { repaymentOf } from './rules';
import type { Broker, FinanceOffer } from './types';

type Row = { name: string; value: string };

/** `14.9%` */
const percent = (value: number): string => `${value}%`;

/**
 * Rows of the representative example, which must be shown wherever a rate or an amount of credit is (CONC 3.5.5R). All
 * items have to be equally prominent, so they are rendered as one table and never separately.
 */
export function exampleRows(offer: FinanceOffer, price: Pence): Row[] {
  const { deposit, credit, monthly, last, payable } = repaymentOf(offer, price);
  const { months } = offer;
  const payments =
    last === monthly
      ? `${months} of ${formatTotal(monthly)}`
      : `${months - 1} of ${formatTotal(monthly)}, then ${formatTotal(last)}`;
  return [
    { name: 'Cash price', value: formatTotal(price) },
    {
      name: deposit === 0 ? 'Deposit' : `Deposit, ${percent(offer.depositPercent)}`,
      value: formatTotal(deposit),
    },
    { name: 'Total amount of credit', value: formatTotal(credit) },
    { name: 'Duration of the agreement', value: counted(months, 'month') },
    { name: 'Monthly repayments', value: payments },
    { name: 'Rate of interest, fixed', value: `${percent(offer.interestRate)} a year` },
    { name: 'Other charges', value: 'None' },
    { name: 'Total amount payable', value: formatTotal(payable) },
    { name: 'Representative APR', value: `${percent(offer.apr)} APR` },
  ];
}

/** Says who lends, who brokers, and to whom credit is offered (CONC 3.7.7R). */
export const statusWords = ({ lender }: FinanceOffer, broker: Broker): string =>
  `${broker.name} is a credit broker, not a lender. Credit is provided by ${lender}, subject to status, to UK residents aged 18 or over.`;

/** Says who makes the promotion and who has approved it. */
export const approvalWords = (
  { lender, firmReference, approvalReference }: FinanceOffer,
  { name, address }: Broker,
): string =>
  `${name}, ${address}. Firm reference number ${firmReference}. Approved by ${lender}, ${approvalReference}.`;
