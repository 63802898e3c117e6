import type { SeedEntry } from '../seed-types.ts';

/** An unpublished finance offer by an invented lender. The demo shop mentions no credit until somebody publishes it. */
export const finance: SeedEntry[] = [
  {
    id: 'financeOffer',
    type: 'financeOffer',
    unpublished: true,
    fields: {
      name: 'Pay monthly over two years',
      lender: 'Larkmoor Finance (an invented lender)',
      apr: 14.9,
      interestRate: 13.97,
      months: 24,
      depositPercent: 10,
      minimumPrice: 250_00,
      maximumPrice: 5_000_00,
      statement:
        'This lender is invented, and nobody can apply. A real lender would have the shop say here how to apply, what commission it pays, and what late payments cost.',
      firmReference: '000000',
      approvalReference: 'demo reference 1',
      approvedUntil: '2027-12-31',
    },
  },
];
