import { expect, test } from 'vitest';
import type { Draft } from '../../../../sandbox/demo/seed/types.ts';
import { broken, figure, goods, goodsOf } from './drafts.ts';

/** What the body takes up, in litres. */
const outside = ({ body }: Draft) => (body ? (body.width * body.height * body.depth) / 1e6 : Number.NaN);

/** A figure of some goods, and the least and the most that it is of those that shops sell. */
type Rule = readonly [
  says: string,
  of: readonly Draft[],
  value: (draft: Draft) => number,
  least: number,
  most: number,
];

const typed = (...types: readonly string[]) => goods.filter(({ type }) => types.includes(type));
const stated = (name: string) => (draft: Draft) => figure(draft, name);
const shareOf = (name: string) => (draft: Draft) => figure(draft, name) / outside(draft);
const weight = stated('Weight');
const isIntegrated = ({ facts }: Draft) => facts['Installation'] === 'Integrated';

const RULES: readonly Rule[] = [
  ['a vacuum drawer’s chamber, litres', typed('Vacuum drawer'), stated('Drawer capacity'), 6, 10],
  ['a vacuum drawer’s height, mm', typed('Vacuum drawer'), stated('Height'), 130, 150],
  ['a warming drawer’s litres to its outside', typed('Warming drawer'), shareOf('Drawer capacity'), 0.4, 0.6],
  ['kilograms in a housing', typed('Integrated washing machine'), stated('Capacity'), 6, 10],
  ['kilograms in a housing, to wash and dry', typed('Integrated washer dryer'), stated('Capacity'), 6, 9],
  [
    'litres of a drum’s room to a kilogram',
    goodsOf('washing-machine', 'washer-dryer').filter((draft) => !isIntegrated(draft)),
    (draft) => outside(draft) / figure(draft, 'Capacity'),
    22,
    42,
  ],
  [
    'kilograms to dry of those to wash',
    goodsOf('washer-dryer'),
    (d) => figure(d, 'Drying capacity') / figure(d, 'Capacity'),
    0.5,
    0.8,
  ],
  [
    'litres a kilogram to wash',
    goodsOf('washing-machine'),
    (d) => figure(d, 'Water per cycle') / figure(d, 'Capacity'),
    3.5,
    7.5,
  ],
  [
    'places in 45 cm',
    goodsOf('dishwasher').filter((d) => figure(d, 'Width') < 500),
    stated('Place settings'),
    9,
    11,
  ],
  [
    'places in 60 cm',
    goodsOf('dishwasher').filter((d) => figure(d, 'Width') > 580),
    stated('Place settings'),
    12,
    16,
  ],
  [
    'litres a wash at a full size',
    goodsOf('dishwasher').filter((d) => figure(d, 'Height') > 700),
    stated('Water per cycle'),
    7.5,
    12,
  ],
  ['litres a wash on the worktop', typed('Table-top dishwasher'), stated('Water per cycle'), 6, 8.5],
  [
    'litres of a cooker of 500 mm',
    goodsOf('cooker').filter((d) => figure(d, 'Width') <= 500),
    stated('Oven capacity'),
    45,
    62,
  ],
  [
    'litres of a cooker of 550 mm',
    goodsOf('cooker').filter((d) => figure(d, 'Width') === 550),
    stated('Oven capacity'),
    50,
    66,
  ],
  [
    'litres of both ovens to a cooker’s outside',
    goodsOf('cooker').filter(({ facts }) => facts['Second oven']),
    (d) => (figure(d, 'Oven capacity') + figure(d, 'Second oven')) / outside(d),
    0.25,
    0.36,
  ],
  ['a single oven’s litres to its outside', goodsOf('single-oven'), shareOf('Oven capacity'), 0.25, 0.42],
  ['a compact oven’s litres to its outside', goodsOf('compact-oven'), shareOf('Oven capacity'), 0.2, 0.36],
  ['a microwave’s litres to its outside', goodsOf('microwave'), shareOf('Oven capacity'), 0.22, 0.55],
  [
    'a chest freezer’s kilograms a litre',
    typed('Chest freezer'),
    (d) => weight(d) / figure(d, 'Total capacity'),
    0.13,
    0.28,
  ],
  [
    'an upright’s kilograms a litre',
    goodsOf('fridge', 'freezer', 'fridge-freezer', 'american-fridge').filter(
      ({ type }) => type !== 'Chest freezer',
    ),
    (d) => weight(d) / figure(d, 'Total capacity'),
    0.15,
    0.45,
  ],
  [
    'litres a bottle of wine',
    goodsOf('wine-cooler'),
    (d) => figure(d, 'Total capacity') / figure(d, 'Bottles'),
    2,
    4,
  ],
  [
    'litres a can',
    goodsOf('drinks-cooler'),
    (d) => figure(d, 'Total capacity') / figure(d, 'Cans'),
    0.8,
    1.5,
  ],
  [
    'an espresso machine’s kilograms a litre outside',
    typed('Espresso machine'),
    (d) => weight(d) / outside(d),
    0.2,
    0.6,
  ],
  [
    'the kilograms of two boilers',
    typed('Espresso machine').filter(({ facts }) => facts['Boilers'] === '2'),
    weight,
    9,
    25,
  ],
  ['clean air to a purifier’s outside, m³/h a litre', goodsOf('purifier'), shareOf('Clean air rate'), 4, 17],
  ['an air fryer’s litres to its outside', goodsOf('air-fryer'), shareOf('Basket size'), 0.07, 0.3],
  [
    'an air fryer’s watts a litre',
    goodsOf('air-fryer'),
    (d) => figure(d, 'Rated power') / figure(d, 'Basket size'),
    130,
    560,
  ],
  [
    'a slow cooker’s watts a litre',
    typed('Slow cooker'),
    (d) => figure(d, 'Rated power') / figure(d, 'Pot size'),
    40,
    90,
  ],
  [
    'litres of a bagless cylinder’s bin',
    typed('Cylinder vacuum cleaner').filter(({ facts }) => facts['Bagged'] === 'No'),
    stated('Bin'),
    0.8,
    2.5,
  ],
  [
    'watts of a cylinder (666/2013: below 900)',
    typed('Cylinder vacuum cleaner'),
    stated('Rated power'),
    300,
    899,
  ],
  [
    'minutes a kilogram of a cordless',
    typed('Cordless vacuum cleaner'),
    (d) => figure(d, 'Run time') / weight(d),
    8,
    28,
  ],
  [
    'watts a litre extracted by a compressor',
    goodsOf('dehumidifier').filter(({ facts }) => facts['Technology'] === 'Compressor'),
    (d) => figure(d, 'Rated power') / figure(d, 'Extraction a day'),
    10,
    25,
  ],
  [
    'litres a day of a desiccant',
    goodsOf('dehumidifier').filter(({ facts }) => facts['Technology'] === 'Desiccant'),
    stated('Extraction a day'),
    5,
    10,
  ],
  [
    'watts of a motor and its lamps, for each m³/h',
    goodsOf('hood'),
    (d) => figure(d, 'Rated power') / figure(d, 'Extraction rate'),
    0.15,
    0.7,
  ],
  ['watts of a kettle', goodsOf('kettle'), stated('Rated power'), 1200, 3000],
  [
    'watts of a toaster’s slot',
    goodsOf('toaster'),
    (d) => figure(d, 'Rated power') / figure(d, 'Slots'),
    350,
    550,
  ],
  [
    'watts of an induction zone',
    typed('Induction hob', 'Venting hob'),
    (d) => (figure(d, 'Total power') * 1000) / figure(d, 'Hob zones'),
    650,
    2400,
  ],
];

test.each(RULES)('%s are as in real shops', (_, of, value, least, most) => {
  expect(of.length).toBeGreaterThan(0);
  const wrong = (draft: Draft) => {
    const is = value(draft);
    return !(is >= least && is <= most) && `${Math.round(is * 100) / 100}`;
  };
  expect(broken(wrong, of)).toEqual([]);
});
