import { describe, expect, test } from 'vitest';
import { classify } from '@/lib/catalogue/classify';
import type { Attributes } from '@/lib/catalogue/types';
import { fitFacts } from '@/lib/fit/facts';
import { fitOf } from '@/lib/fit/rules';
import { UNMEASURED } from '@/lib/fit/space';
import type { Space, Verdict } from '@/lib/fit/types';
import { fitSentences } from '@/lib/fit/words';

const washer = { Type: 'Washing machine', Width: '598 mm', Height: '845 mm', Depth: '545 mm' };
const fridge = { Type: 'Fridge freezer', Width: '595 mm', Height: '1850 mm', Depth: '650 mm' };
const integrated = {
  Type: 'Integrated washing machine',
  Width: '596 mm',
  'Niche width': '600–605 mm',
  'Niche height': '820–890 mm',
  'Niche depth': '560–600 mm',
};
const underCounter = {
  Type: 'Freezer',
  Installation: 'Under-counter',
  Width: '550 mm',
  Height: '845 mm',
  Depth: '580 mm',
};
const american = { Type: 'American fridge freezer', Width: '913 mm', Height: '1780 mm', Depth: '650 mm' };

/** A home, what is to stand in it, and what a good fitter says. */
type Row = [home: string, goods: Attributes, space: Partial<Space>, verdict: Verdict, said: string[]];

const HOMES: Row[] = [
  [
    'a 600 gap between units, a 598 washing machine whose maker is silent',
    washer,
    { widths: [600], heights: [870] },
    'FITS',
    [
      'Goes in, with 2 mm to spare in width and 25 mm in height.',
      'It is made for a gap of 600 mm.',
      'Measure the width in three places and go by the smallest.',
    ],
  ],
  [
    'the same gap, and a maker who advises 5 mm at each side',
    { ...washer, 'Gap left': '5 mm', 'Gap right': '5 mm' },
    { widths: [600] },
    'AIR',
    [
      'Goes in, with 2 mm to spare in width.',
      'It is made for a gap of 600 mm.',
      'Measure the width in three places and go by the smallest.',
      'The maker advises air: 5 mm at each side (you have 1 mm).',
      'That is advice, and it still goes in: leave as much as you can.',
    ],
  ],
  [
    'a kitchen of the seventies with 590 mm between its units',
    washer,
    { widths: [590] },
    'NO',
    ['Too wide by 8 mm.', 'Choose one that is at most 590 mm wide.'],
  ],
  [
    '550 mm from the wall to the plinth, a fridge freezer 650 mm deep',
    fridge,
    { widths: [700], depth: 550 },
    'PROUD',
    [
      'Goes in, with 105 mm to spare in width.',
      'It stands out 150 mm in front, its body by 150 mm.',
      'Check that doors and drawers beside it still open.',
    ],
  ],
  [
    'a fridge freezer in a 600 gap under a wall unit, its maker silent about air',
    fridge,
    { widths: [600], heights: [1880] },
    'AIR',
    [
      'Goes in, with 5 mm to spare in width and 30 mm in height.',
      'It is made for a gap of 600 mm.',
      'The maker gives no figure for air; the usual is 20 mm at each side (you have 2 mm) and 50 mm above it (you have 30 mm).',
      'That is a rule of thumb, not a requirement: ask the maker, and leave as much as you can.',
    ],
  ],
  [
    'an integrated washing machine in a 600 housing',
    integrated,
    { widths: [600], heights: [830], depth: 570 },
    'FITS',
    ['Fits the housing.'],
  ],
  [
    'an American fridge in 930 mm whose maker requires 50 mm at each side',
    { ...american, 'Gap left': '50 mm', 'Gap right': '50 mm', 'Gap top': '100 mm', 'Air gaps': 'Required' },
    { widths: [930], heights: [1900] },
    'NO',
    [
      'Too little air beside it.',
      'The maker requires air: 50 mm at each side (you have 8 mm).',
      'That is a requirement: choose one that needs less, or a larger space.',
    ],
  ],
  [
    'the same under a cupboard at 1,800 mm',
    { ...american, 'Gap left': '50 mm', 'Gap right': '50 mm', 'Gap top': '100 mm', 'Air gaps': 'Required' },
    { widths: [930], heights: [1800] },
    'NO',
    [
      'Too little air beside and above it.',
      'The maker requires air: 50 mm at each side (you have 8 mm) and 100 mm above it (you have 20 mm).',
      'That is a requirement: choose one that needs less, or a larger space.',
    ],
  ],
  [
    'the same place, and a maker who is silent',
    american,
    { widths: [930], heights: [1900] },
    'AIR',
    [
      'Goes in, with 17 mm to spare in width and 120 mm in height.',
      'The maker gives no figure for air; the usual is 50 mm at each side (you have 8 mm).',
      'That is a rule of thumb, not a requirement: ask the maker, and leave as much as you can.',
    ],
  ],
  [
    'a 900 range cooker of 898 mm between units 900 mm apart',
    { Type: 'Dual fuel range cooker', Width: '898 mm', Height: '905 mm', Depth: '600 mm' },
    { widths: [900], top: 'open' },
    'FITS',
    [
      'Goes in, with 2 mm to spare in width.',
      'It is made for a gap of 900 mm.',
      'Measure the width in three places and go by the smallest.',
    ],
  ],
  [
    'a range cooker of just 1,000 mm in a gap of 1,000',
    { Type: 'Electric range cooker', Width: '1000 mm', Height: '905 mm', Depth: '600 mm' },
    { widths: [1000], top: 'open' },
    'TIGHT',
    [
      'It may just go in: the gap is exactly as wide as it is.',
      'Measure again to the millimetre in three places, and go by the smallest.',
    ],
  ],
  [
    'a slimline dishwasher of 448 mm in a 450 gap',
    { Type: 'Dishwasher', Width: '448 mm', Height: '845 mm', Depth: '600 mm' },
    { widths: [450] },
    'FITS',
    [
      'Goes in, with 2 mm to spare in width.',
      'It is made for a gap of 450 mm.',
      'Measure the width in three places and go by the smallest.',
    ],
  ],
  [
    'an under-counter freezer below a worktop at 870 mm',
    underCounter,
    { widths: [600], heights: [870] },
    'AIR',
    [
      'Goes in, with 50 mm to spare in width and 25 mm in height.',
      'The maker gives no figure for air; the usual is 50 mm above it (you have 25 mm).',
      'That is a rule of thumb, not a requirement: ask the maker, and leave as much as you can.',
    ],
  ],
];

describe('advice on an appliance in a British home', () => {
  test.each(HOMES)('%s', (_, goods, space, verdict, said) => {
    const fit = fitOf({ ...UNMEASURED, ...space }, fitFacts(classify(goods)));
    expect(fitSentences(fit)).toEqual(said);
    expect(fit.verdict).toBe(verdict);
  });
});
