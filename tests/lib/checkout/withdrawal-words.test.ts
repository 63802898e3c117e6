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
  'Collecting large goods costs £25, or £40 for an American fridge freezer or a range cooker, taken from what we pay back.';
const DAY = 'What a dearer day cost on top is not paid back.';
const POST = 'Small goods you post at your own cost.';
const WORK = 'Work that has been done is not paid back.';
const COVER = 'Cover you may cancel within 45 days with everything back.';

it('says of each sort of goods what sending it back costs, and of no other', () => {
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
