import { z } from 'zod';
import { day, money, words } from '@/lib/policy/shapes';
import { nominalRate } from './rates';
import type { OfferReading } from './types';

/** APR from which credit counts as high-cost and needs a risk warning, which the shop does not show (CONC 3.4). */
const HIGH_COST_APR = 100;
/** Tolerance for lenders' rounding, in percentage points. */
const RATE_TOLERANCE = 0.1;

const percent = (most: number) =>
  z.number('has to be a percentage').min(0, 'cannot be negative').max(most, `is more than ${most} per cent`);

const entry = z
  .object({
    lender: words,
    apr: z
      .number('has to be a percentage')
      .min(0, 'cannot be negative')
      .lt(HIGH_COST_APR, 'is 100 per cent or more: such credit needs a warning that the shop does not show')
      .multipleOf(0.1, 'has at most one decimal'),
    interestRate: percent(HIGH_COST_APR),
    months: z
      .int('has to be a whole number of months')
      .min(2, 'has to be 2 months or more')
      .max(120, 'is more than ten years'),
    depositPercent: percent(90),
    minimumPrice: money.positive('has to be more than 0'),
    maximumPrice: z.int('has to be a whole number of pence'),
    statement: words,
    firmReference: z
      .string('has to be text')
      .regex(/^\d{6,7}$/, 'has to be the six or seven digits in the register'),
    approvalReference: words,
    approvedUntil: day,
  })
  .superRefine(({ apr, interestRate, minimumPrice, maximumPrice }, context) => {
    const fault = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message });
    const nominal = nominalRate(apr);
    if (![apr, nominal].some((rate) => Math.abs(rate - interestRate) <= RATE_TOLERANCE))
      fault(
        'interestRate',
        `does not come to ${apr} per cent APR: without charges it is ${apr} or ${nominal}`,
      );
    if (maximumPrice < minimumPrice) fault('maximumPrice', 'is less than the lowest price');
  });

/** Labels of the fields in the editor (`sandbox/content/data/finance-type.ts`). */
const NAMES: Readonly<Record<keyof z.infer<typeof entry>, string>> = {
  lender: 'Lender',
  apr: 'Representative APR',
  interestRate: 'Rate of interest',
  months: 'Duration',
  depositPercent: 'Deposit',
  minimumPrice: 'Lowest price',
  maximumPrice: 'Highest price',
  statement: 'What the lender has approved',
  firmReference: 'Firm reference number',
  approvalReference: 'Approval reference',
  approvedUntil: 'Approved until',
};

/** Validates the fields of an entry; an incomplete entry is no offer. */
export function parseOffer(fields: unknown): OfferReading {
  const named = z.object({ name: z.string() }).safeParse(fields);
  const name = named.data?.name ?? 'Pay monthly';
  const { success, data, error } = entry.safeParse(fields ?? {});
  if (success) return { name, ok: true, offer: data };
  const faults = error.issues.map(({ path: [field], message }) => ({
    field: NAMES[field as keyof typeof NAMES],
    says: message,
  }));
  return { name, ok: false, faults };
}
