import type { ContentType } from '../types.ts';
import { date, integer, number, required, symbol, text } from './fields.ts';

/** Credit that the shop may advertise. Each entry is a lender's offer, shown with a representative example. */
export const financeType: ContentType = {
  id: 'financeOffer',
  name: 'Pay monthly',
  description:
    'Credit from a lender, shown beside prices with a representative example. Publish it only as the lender has approved it. Money is whole pence, days are written 2026-11-20. The shop’s page /sync says what is wrong with it.',
  displayField: 'name',
  fields: [
    symbol('name', 'Name', required),
    symbol('lender', 'Lender, as it should be named', required),
    number('apr', 'Representative APR (percent)', required),
    number('interestRate', 'Rate of interest, fixed (percent a year)', required),
    integer('months', 'Duration (months)', required),
    number('depositPercent', 'Deposit (percent of the price)', required),
    integer('minimumPrice', 'Lowest price (pence)', required),
    integer('maximumPrice', 'Highest price (pence)', required),
    text('statement', 'What the lender has approved: how to apply, commission, late payment', required),
    symbol('firmReference', 'Firm reference number of the shop', required),
    symbol('approvalReference', 'Approval reference of the lender', required),
    date('approvedUntil', 'Approved until, the last day', required),
  ],
};
