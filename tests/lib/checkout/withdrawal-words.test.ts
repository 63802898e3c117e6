import { expect, it } from 'vitest';
import { withdrawalCosts } from '@/lib/checkout/withdrawal-words';
import { BUILT_IN } from '@/lib/policy/data/built-in';
import { aCard } from '../../support/shop';

const of = (...types: [type: string, weight?: string][]) =>
  withdrawalCosts(
    types.map(([Type, Weight]) => aCard({ attributes: { Type, ...(Weight && { Weight }) } })),
    BUILT_IN.returns,
  );

const COLLECTING =
  'Collecting large goods costs £25, or £40 for an American fridge freezer or a range cooker, taken off your refund.';
const DAY = 'The extra you pay for a dearer delivery day is not refunded.';
const POST = 'You pay the postage on small goods that you send back.';
const WORK = 'Work that has been done is not refunded.';
const COVER = 'You can cancel cover within 45 days for a full refund.';

it('states the cost of withdrawal for each sort of goods in the order, and for no other', () => {
  expect(of(['Hose', '0.6 kg'])).toEqual([POST]);
  expect(of(['Washing machine', '71 kg'])).toEqual([COLLECTING, DAY]);
  expect(of(['Washing machine', '71 kg'], ['Fitting service'], ['Extended cover'])).toEqual([
    COLLECTING,
    DAY,
    WORK,
    COVER,
  ]);
  expect(of(['Washing machine', '71 kg'], ['Kettle', '1 kg'])).toEqual([COLLECTING, DAY, POST]);
});
