import { describe, expect, it } from 'vitest';
import { finance as seeded } from '../../../sandbox/demo/content/data/finance.ts';
import { financeType } from '../../../sandbox/content/data/finance-type.ts';
import { parseOffer } from '@/lib/finance/entry-rules';
import { faultSentence } from '@/lib/policy/rules';

const fields = seeded[0]?.fields ?? {};

/** What an editor reads of the demo entry with other values in it. */
function faultsWith(over: Record<string, unknown>): string[] {
  const read = parseOffer({ ...fields, ...over });
  return read.ok ? [] : read.faults.map(faultSentence);
}

describe('the finance offer of the demo shop', () => {
  it('is valid, and not published', () => {
    expect(parseOffer(fields)).toMatchObject({ ok: true, offer: { apr: 14.9, months: 24 } });
    expect(seeded.map(({ unpublished }) => unpublished)).toEqual([true]);
  });

  it('fills every field of its content type, and no other', () => {
    expect(Object.keys(fields).toSorted()).toEqual(financeType.fields.map(({ id }) => id).toSorted());
  });
});

describe('an invalid finance offer is explained', () => {
  it.each<[over: Record<string, unknown>, says: string]>([
    [{ lender: ' ' }, 'Lender: cannot be empty.'],
    [{ apr: '14.9' }, 'Representative APR: has to be a percentage.'],
    [{ apr: -0.1, interestRate: 0 }, 'Representative APR: cannot be negative.'],
    [{ apr: 14.95 }, 'Representative APR: has at most one decimal.'],
    [
      { apr: 100, interestRate: 100 },
      'Representative APR: is 100 per cent or more: such credit needs a warning that the shop does not show.',
    ],
    [
      { interestRate: 9.9 },
      'Rate of interest: does not come to 14.9 per cent APR: without charges it is 14.9 or 13.97.',
    ],
    [{ months: 1 }, 'Duration: has to be 2 months or more.'],
    [{ months: 24.5 }, 'Duration: has to be a whole number of months.'],
    [{ months: 121 }, 'Duration: is more than ten years.'],
    [{ depositPercent: undefined }, 'Deposit: has to be a percentage.'],
    [{ depositPercent: 100 }, 'Deposit: is more than 90 per cent.'],
    [{ minimumPrice: 249.5 }, 'Lowest price: has to be a whole number of pence.'],
    [{ maximumPrice: 100_00 }, 'Highest price: is less than the lowest price.'],
    [{ statement: undefined }, 'What the lender has approved: has to be text.'],
    [{ firmReference: 'FRN 1' }, 'Firm reference number: has to be the six or seven digits in the register.'],
    [{ approvalReference: '' }, 'Approval reference: cannot be empty.'],
    [{ approvedUntil: '31 December' }, 'Approved until: is not a day: write 2026-11-20.'],
  ])('for %j', (over, says) => expect(faultsWith(over)).toEqual([says]));

  it('only if its rate is neither a nominal nor an effective one for its APR', () => {
    expect([13.97, 14, 14.9].map((interestRate) => faultsWith({ interestRate }))).toEqual([[], [], []]);
  });

  it('for every required field of an empty one', () => {
    const read = parseOffer(undefined);
    expect(read.ok ? [] : read.faults).toHaveLength(11);
    expect(read.name).toBe('Pay monthly');
  });
});
