import type { Finance, FinanceOffer } from '@/lib/finance/types';

/** Two years at 14.9 % APR for prices from £250 to £5,000; override only what a test is about. */
export const anOffer = (over: Partial<FinanceOffer> = {}): FinanceOffer => ({
  lender: 'Larkmoor Finance',
  apr: 14.9,
  interestRate: 13.97,
  months: 24,
  depositPercent: 10,
  minimumPrice: 250_00,
  maximumPrice: 5_000_00,
  statement: 'Ring us to apply.',
  firmReference: '000000',
  approvalReference: 'reference 1',
  approvedUntil: '2027-12-31',
  ...over,
});

/** One offer, by a shop with an address. */
export const aFinance = (over: Partial<FinanceOffer> = {}): Finance => ({
  offers: [anOffer(over)],
  broker: { name: 'Hobwright Ltd', address: '1 Mill Lane, Leeds, LS1 1AA' },
});
