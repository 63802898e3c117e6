import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nominalRate } from '@/lib/finance/rates';
import { financeOf, isApprovedOn, offerFor, repaymentOf } from '@/lib/finance/rules';
import { exampleRows } from '@/lib/finance/words';
import { runs } from '../../support/runs';
import { anOffer } from '../../support/finance';

describe('a repayment calculation', () => {
  it.each<[who: string, credit: number, apr: number, months: number, monthly: number, payable: number]>([
    ['a camera with Novuna, a year', 359_00, 13.9, 12, 32_08, 384_96],
    ['a camera with Novuna, two years', 359_00, 13.9, 24, 17_08, 409_92],
    ['a camera with Novuna, three years', 359_00, 13.9, 36, 12_11, 435_96],
    ['Admiral, £2,000', 2_000_00, 13.2, 36, 66_87, 2_407_32],
    ['Admiral, £3,700', 3_700_00, 8.2, 36, 115_79, 4_168_44],
    ['Admiral, £2,500', 2_500_00, 10.5, 36, 80_70, 2_905_20],
    ['the AA, £16,000', 16_000_00, 3.1, 36, 465_70, 16_765_20],
    ['the AA, £16,000 at more', 16_000_00, 5.8, 36, 484_23, 17_432_28],
  ])('equals the lender’s published figures: %s', (_, credit, apr, months, monthly, payable) => {
    expect(repaymentOf(anOffer({ apr, months, depositPercent: 0 }), credit)).toEqual({
      deposit: 0,
      credit,
      monthly,
      last: monthly,
      payable,
    });
  });

  it('without interest comes to the price, to the penny of the last payment', () => {
    const offer = anOffer({ apr: 0, interestRate: 0, months: 12, depositPercent: 0 });
    expect(repaymentOf(offer, 999_99)).toMatchObject({ monthly: 83_33, last: 83_36, payable: 999_99 });
  });

  it('adds up at any price', () => {
    const offers = fc.record({
      apr: fc.integer({ min: 0, max: 999 }).map((tenths) => tenths / 10),
      months: fc.integer({ min: 2, max: 120 }),
      depositPercent: fc.integer({ min: 0, max: 90 }),
    });
    fc.assert(
      fc.property(offers, fc.integer({ min: 100_00, max: 25_000_00 }), (over, price) => {
        const { deposit, credit, monthly, last, payable } = repaymentOf(anOffer(over), price);
        expect(deposit + credit).toBe(price);
        expect(deposit + monthly * (over.months - 1) + last).toBe(payable);
        expect(payable).toBeGreaterThanOrEqual(over.apr === 0 ? price : price - over.months);
      }),
      runs(200),
    );
  });
});

it('the nominal rate of a monthly repayment is lower than its APR', () => {
  expect(nominalRate(14.9)).toBe(13.97);
  expect(nominalRate(0)).toBe(0);
});

it('the offer for a price is the one with the lowest APR, then the longest, within its price limits', () => {
  const dear = anOffer({ lender: 'Dear', apr: 19.9, minimumPrice: 100_00 });
  const long = anOffer({ lender: 'Long', months: 36 });
  const short = anOffer({ lender: 'Short', months: 12 });
  const all = [dear, short, long];
  const lenderAt = (price: number) => offerFor(all, price)?.lender ?? null;
  expect([99_99, 100_00, 249_99, 250_00, 5_000_00, 5_000_01].map(lenderAt)).toEqual([
    null,
    'Dear',
    'Dear',
    'Long',
    'Long',
    null,
  ]);
});

it('an offer is approved until the end of its last day', () => {
  const offer = anOffer({ approvedUntil: '2026-12-31' });
  expect(['2026-12-31', '2027-01-01'].map((day) => isApprovedOn(offer, day))).toEqual([true, false]);
});

it('offers are shown only if the trader’s name and address are known', () => {
  const trader = { legalName: 'Hob Ltd', addressLines: ['1 Mill Lane', 'Leeds'], postcode: 'LS1 1AA' };
  expect(financeOf([anOffer()], trader)?.broker).toEqual({
    name: 'Hob Ltd',
    address: '1 Mill Lane, Leeds, LS1 1AA',
  });
  expect(financeOf([], trader)).toBeNull();
  expect(financeOf([anOffer()], null)).toBeNull();
  expect(financeOf([anOffer()], { ...trader, legalName: '' })).toBeNull();
  expect(financeOf([anOffer()], { ...trader, addressLines: [] })).toBeNull();
});

it('the representative example has everything that the law requires (CONC 3.5.5R)', () => {
  expect(exampleRows(anOffer(), 429_00).map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Cash price: £429.00',
    'Deposit, 10%: £42.90',
    'Total amount of credit: £386.10',
    'Duration of the agreement: 24 months',
    'Monthly repayments: 24 of £18.53',
    'Rate of interest, fixed: 13.97% a year',
    'Other charges: None',
    'Total amount payable: £487.62',
    'Representative APR: 14.9% APR',
  ]);
});
